import { autoplay } from '@/engine/events/autoplay';
import { defaultSetup } from '@/engine/events/setupFile';
import type { Game } from '@/engine/events/types';
import { must } from '@/lib/must';
import { migrate } from '@/storage/schema';
import { setDatabase } from '@/store/database';
import { closeGame, createGame, dispatch, openGame, useGame } from '@/store/game';
import { gameAfter } from '@/store/log';
import { playOnFrom } from '@/store/playOn';
import { openPosition, positionText, setupOfPosition } from '@/store/position';

import { openSqlJs } from '../../setup/sqljs';

const SETUP = { ...defaultSetup(5), draws: 'app' } as const;
const PLAYED = autoplay(SETUP);

beforeEach(async () => {
  const db = await openSqlJs();
  await migrate(db, () => 'none');
  setDatabase(db);
});
afterEach(async () => {
  await closeGame();
  setDatabase(null);
});

async function store(events: number): Promise<string> {
  const created = await createGame(SETUP);
  if (!created.ok) throw new Error('not created');
  for (const event of PLAYED.events.filter(({ type }) => type !== 'draw').slice(0, events)) {
    const done = await dispatch(event);
    if (!done.ok) throw new Error(JSON.stringify(done.error));
  }
  return created.value;
}

const shown = (): Game => must(useGame.getState().game, 'game');

test('playing on starts another game that stands where the first one stood', async () => {
  const id = await store(90);
  const { at } = useGame.getState();
  const number =
    must(
      useGame.getState().events.findLastIndex(({ own }) => !own),
      'tap',
    ) - 20;
  const copy = await playOnFrom(number, 'Again');
  if (!copy.ok) throw new Error(copy.error.code);
  expect(copy.value).not.toBe(id);
  await openGame(copy.value);
  const reached = useGame.getState().at;
  const again = shown();
  expect(reached).toBeGreaterThanOrEqual(number);
  expect(useGame.getState()).toMatchObject({ name: 'Again', filed: false });
  await openGame(id);
  expect(useGame.getState().at).toBe(at);
  expect(gameAfter(reached)).toEqual(again);
});

test('a position copied at any moment opens to the same table', async () => {
  let seen = 0;
  let game: Game | null = null;
  autoplay(SETUP, (_, event, after) => {
    game = after;
    const calm = after.stage.type === 'player' && after.requests.length === 0 && event.type !== 'draw';
    if (!calm || (seen += 1) % 25 !== 0) return;
    const setup = setupOfPosition(must(positionText(after), 'position'));
    expect(setup.ok && setup.value.position).toBeTruthy();
  });
  expect(seen).toBeGreaterThan(50);
  const last = must<Game>(game, 'last');
  const opened = await openPosition(must(positionText(last), 'position'), 'End');
  expect(opened.ok).toBe(true);
  expect(shown().table).toEqual(last.table);
  expect(shown().stage.type).toBe('over');
});

test('what is wrong with a position is said by its place', async () => {
  const wrong = await openPosition('{"trail": {"A1": "player:14b"}}', '');
  expect(wrong).toMatchObject({ ok: false, error: { type: 'file', error: { path: 'trail.A1' } } });
  const broken = await openPosition('{"trail": ', '');
  expect(broken).toMatchObject({ ok: false, error: { type: 'file', error: { code: 'json' } } });
});
