import * as fc from 'fast-check';

import { playMessy } from './messy';
import {
  checkLegal,
  checkPositions,
  checkRefusal,
  checkReplay,
  checkUndo,
  mutated,
  NASTY,
  playChecked,
  SETUPS,
} from './properties';

/** Games to play; `npm run soak` asks for thousands. */
const GAMES = Number(process.env.SOAK ?? 0) > 0 ? Number(process.env.SOAK) : 300;
const share = (part: number): { readonly numRuns: number } => ({ numRuns: Math.ceil(GAMES * part) });

test.each([
  ['a sensible rancher', false],
  ['a careless rancher', true],
] as const)('whole games of %s keep every promise', (_, careless) => {
  fc.assert(
    fc.property(SETUPS, fc.nat(400), (setup, back) => {
      const played = playChecked(setup, careless);
      checkReplay(played);
      checkUndo(played, back);
      checkPositions(played, 23);
      checkLegal(played, 17);
    }),
    share(1 / 2),
  );
});

test('games of people who put off, take up, prefer and correct things end well too', () => {
  fc.assert(
    fc.property(SETUPS, fc.nat(), fc.nat(400), (setup, seed, back) => {
      const played = playMessy(setup, seed);
      checkReplay(played);
      checkUndo(played, back);
    }),
    share(1 / 8),
  );
});

test('a changed event never throws and never changes the game it was given', () => {
  fc.assert(
    fc.property(SETUPS, fc.context(), fc.gen(), (setup, _, gen) => {
      const { history } = playChecked(setup, true);
      for (let tries = 0; tries < 40; tries += 1) {
        const at = gen(fc.nat, history.events.length - 1);
        const event = history.events[at];
        const game = history.games[at];
        if (!event || !game) continue;
        checkRefusal(game, gen(mutated, event));
        checkRefusal(
          game,
          gen(() => NASTY),
        );
        const stray = history.events[gen(fc.nat, history.events.length - 1)];
        checkRefusal(game, stray);
      }
    }),
    share(1 / 12),
  );
});
