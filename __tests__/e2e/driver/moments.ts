import { createGame } from '@/engine/events/create';
import { fold } from '@/engine/events/fold';
import type { GameSetup } from '@/engine/events/setup';
import type { Game, GameEvent } from '@/engine/events/types';
import { FORMAT, FORMAT_VERSION } from '@/storage/backup/format';
import { sealed } from '@/storage/backup/write';
import { finalScore } from '@/storage/finalScore';

import type { Hands } from './hands';
import { recordedGame } from './golden';
import { planGame } from './plan';

/** Moments of a game worth looking at, each kept as a game of its own that can be opened by its name. */
export const MOMENTS = [
  'bag',
  'ready',
  'move',
  'act',
  'pending',
  'reveal',
  'sam',
  'column',
  'income',
  'deliver',
  'last',
  'over',
  'filed',
] as const;
export type Moment = (typeof MOMENTS)[number];

type Seen = { readonly game: Game; readonly next: GameEvent | null; readonly number: number };

const turnOf = ({ stage }: Game) => (stage.type === 'player' ? stage.turn : null);

/** Where in a game each moment is; the first that fits. */
const FITS: Readonly<Record<Moment, (seen: Seen) => boolean>> = {
  bag: ({ game, number }) => game.stage.type === 'setup' && number > 14,
  ready: ({ game }) => game.stage.type !== 'setup',
  move: ({ game, next }) => game.turn > 6 && next?.type === 'move',
  act: ({ game }) => game.turn > 4 && turnOf(game)?.phase === 'act',
  pending: ({ game }) => turnOf(game)?.pending.at(-1)?.type === 'upgrade',
  reveal: ({ next }) => next?.type === 'samCard',
  sam: ({ game, next }) => game.turn > 3 && next?.type === 'samDone',
  column: ({ next }) => next?.type === 'foresight',
  income: ({ next }) => next?.type === 'income',
  deliver: ({ next }) => next?.type === 'deliver',
  last: ({ game, next }) => game.table.player.jobToken && next?.type === 'samDone',
  over: ({ game }) => game.stage.type === 'over',
  filed: ({ game }) => game.stage.type === 'over',
};

const MINUTE = 60_000;
const STARTED = Date.UTC(2026, 8, 12, 18);

function textOf(moment: Moment, setup: GameSetup, all: readonly GameEvent[]): string {
  let game = createGame(setup);
  let number = 0;
  while (!FITS[moment]({ game, next: all[number] ?? null, number })) {
    const folded = fold(game, all[number]);
    if (!folded.ok) throw new Error(`No moment ${moment}: ${folded.error.code}`);
    game = folded.value;
    number += 1;
  }
  const isOwn = ({ type }: GameEvent, index: number): boolean =>
    type === 'draw' && (setup.draws === 'app' || index === 0);
  const events = all.slice(0, number).map((event, index) => ({
    event,
    time: STARTED + index * MINUTE,
    ...(isOwn(event, index) ? { own: true } : {}),
  }));
  const isFiled = moment === 'filed';
  return JSON.stringify({
    id: moment,
    name: isFiled ? 'Saturday' : '',
    note: isFiled ? 'Rain on the roof.' : '',
    started: STARTED,
    updated: STARTED + number * MINUTE,
    finished: isFiled ? STARTED + number * MINUTE : null,
    played: number * MINUTE,
    setup,
    head: number,
    events,
    result: isFiled ? finalScore(game) : null,
  });
}

/** A backup with all the moments of the recorded game. */
export function momentsBackup(): string {
  const { setup, events } = recordedGame('person');
  const byHand: GameSetup = { ...setup, draws: 'table' };
  const tapped = planGame(byHand, events).flatMap(({ event }) => (event === null ? [] : [event]));
  const games = MOMENTS.map((moment) =>
    moment === 'bag' ? textOf(moment, byHand, tapped) : textOf(moment, setup, events),
  );
  return sealed(
    `{"format":"${FORMAT}@${FORMAT_VERSION}","exported":${STARTED},"games":[${games.join(',')}],"profiles":[]`,
  );
}

/** Brings the moments in through Settings. */
export async function bringMoments({ page, tap }: Hands): Promise<void> {
  await page.goto('/settings');
  const chooser = page.waitForEvent('filechooser');
  await tap('restore');
  await (
    await chooser
  ).setFiles({ name: 'moments.json', mimeType: 'application/json', buffer: Buffer.from(momentsBackup()) });
  await tap('restore-go');
  await tap('restore-done');
}
