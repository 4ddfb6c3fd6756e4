import { readFileSync } from 'node:fs';

import type { GameSetup } from '@/engine/events/setup';
import { replay } from '@/engine/events/history';
import type { Game, GameEvent } from '@/engine/events/types';
import { translate } from '@/i18n/translate';
import { must } from '@/lib/must';
import { readBackup } from '@/storage/backup/read';

import type { Visit } from '../harness';
import { recordedGame, type Recorded } from './golden';
import { handsOn, momentShown, seedNewGames, withSeed, type Hands } from './hands';
import { planGame, type Deed } from './plan';

export type Started = {
  readonly hands: Hands;
  readonly deeds: readonly Deed[];
  readonly recorded: Recorded;
  readonly setup: GameSetup;
};

/** From Home into the recorded game, by taps. */
export async function startRecorded(
  visit: Visit,
  draws: GameSetup['draws'],
  name = 'person',
): Promise<Started> {
  const recorded = recordedGame(name);
  const setup: GameSetup = { ...recorded.setup, draws };
  const deeds = planGame(setup, recorded.events);
  const first = must(deeds[0], 'first deed');
  await seedNewGames(visit.page, setup.seed);
  await visit.open('/');
  const hands = handsOn(visit.page);
  await hands.tap('new-game');
  if (draws === 'table') await hands.press('radio', translate('en', 'newGame.draws.table'));
  await withSeed(visit.page, async () => {
    await hands.tap('start-game');
    await momentShown(visit.page, first.from);
  });
  return { hands, deeds, recorded, setup };
}

/** Carries out deeds from a place on, until one that fits, which is left undone; gives its place. */
export async function playUntil(
  { hands, deeds }: Started,
  from: number,
  fits: (deed: Deed) => boolean = () => false,
): Promise<number> {
  for (let index = from; index < deeds.length; index += 1) {
    const deed = must(deeds[index], 'deed');
    if (fits(deed)) return index;
    await hands.carryOut(deed);
  }
  return deeds.length;
}

export type Kept = { readonly game: Game; readonly events: readonly GameEvent[]; readonly filed: boolean };

/** The games in the database, as the backup in Settings writes them. */
export async function keptGames(visit: Visit): Promise<readonly Kept[]> {
  await visit.open('/settings');
  const file = visit.page.waitForEvent('download');
  await visit.page.getByTestId('backup').click();
  const text = readFileSync(await (await file).path(), 'utf8');
  const read = readBackup(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value.games.map((game) => {
    const events = game.events.map(({ event }) => event);
    const replayed = replay(game.setup, events.slice(0, game.head));
    if (!replayed.ok) throw new Error('A kept game does not replay');
    return { game: replayed.value.game, events, filed: game.result !== null && game.finished !== null };
  });
}
