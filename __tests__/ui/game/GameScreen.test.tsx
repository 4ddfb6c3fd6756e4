import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { tileAt } from '@/engine/table/state';
import { must } from '@/lib/must';
import type { Db } from '@/storage/sql';
import { migrate } from '@/storage/schema';
import { setDatabase } from '@/store/database';
import { closeGame, undo, useGame } from '@/store/game';
import { GameScreen } from '@/ui/game/GameScreen';
import { play, resetTable, showTab, useTable } from '@/ui/game/table';

import { gameNow, happen, startGame } from '../openGame';
import { openSqlJs } from '../../setup/sqljs';

let db: Db;
beforeEach(async () => {
  db = await openSqlJs();
  await migrate(db, (version) => `backup-${version}`);
  setDatabase(db);
});
afterEach(async () => {
  act(resetTable);
  await closeGame();
  setDatabase(null);
});

const press = (element: Parameters<typeof fireEvent.press>[0]) => act(async () => fireEvent.press(element));
const button = (name: RegExp | string) => screen.getByRole('button', { name });

/** The screen of the game that was just started, or of any id. */
async function open(id = useGame.getState().id ?? ''): Promise<void> {
  renderRouter({ index: () => <GameScreen id={id} /> }, { initialUrl: '/' });
  await act(async () => undefined);
  const ready = screen.queryByRole('button', { name: 'The table is ready' });
  if (ready !== null) await press(ready);
}

describe('the states of a stored game', () => {
  test('a game that is not here says so and offers a new one', async () => {
    await open('nobody');
    expect(screen.getByText('No such game here')).toBeTruthy();
    expect(button('New game')).toBeTruthy();
  });

  test('a damaged game says what is wrong and opens until there', async () => {
    await startGame({}, { type: 'place', space: 'A' }, { type: 'endTurn' });
    const { id, at } = useGame.getState();
    await closeGame();
    await db.transaction(async (sql) => {
      await sql.run('DELETE FROM checkpoints');
      await sql.run('UPDATE events SET payload = ? WHERE game = ? AND number = ?', ['{broken', id, at]);
    });
    await open(id ?? '');
    expect(screen.getByText('This game is damaged')).toBeTruthy();
    await press(button('Open until there'));
    await act(async () => undefined);
    expect(useGame.getState().status).toBe('ready');
  });
});

describe('the header', () => {
  test('says whose turn it is and how far the game has come', async () => {
    await startGame({}, { type: 'place', space: 'A' });
    await open();
    expect(screen.getByRole('heading', { name: 'Your turn' })).toBeTruthy();
    expect(screen.getByText('Turn 1 · job market 2 of 12 · Sam: trip 1, 15 cards')).toBeTruthy();
  });

  test('undo and redo say what they take back and bring again', async () => {
    await startGame({}, { type: 'place', space: 'A' }, { type: 'token' });
    await open();
    await press(button('Undo: Exchange token used'));
    expect(gameNow().table.player.tokens).toBe(1);
    await press(button('Redo: Exchange token used'));
    expect(gameNow().table.player.tokens).toBe(0);
    expect(screen.queryByTestId('redo')).toBeNull();
  });

  test('after the turn undo takes back the turn, after a correction the correction', async () => {
    await startGame({}, { type: 'place', space: 'A' }, { type: 'endTurn' });
    await open();
    expect(within(button('Undo: your turn')).getByText('your turn')).toBeTruthy();
    await act(() => happen({ type: 'correct', position: { player: { dollars: 9 } } }));
    expect(within(button('Undo: Table corrected: your money')).getByText('correction')).toBeTruthy();
  });

  test('a note and money the app cannot know about are entered from the menu', async () => {
    await startGame({}, { type: 'place', space: 'A' });
    await open();
    await press(button('Menu'));
    await press(button('Write a note'));
    expect(button('Keep the note')).toBeDisabled();
    fireEvent.changeText(screen.getByLabelText('Note'), 'The cat moved Sam.');
    await press(button('Keep the note'));
    expect(useGame.getState().undo?.lines[0]?.params).toEqual({ text: 'The cat moved Sam.' });
    await press(button('Menu'));
    await press(button('Correct your money, $6'));
    await press(button('+$5'));
    await press(button('−$1'));
    await press(button('Set to $10'));
    expect(gameNow().table.player.dollars).toBe(10);
  });
});

describe('the parts of the table', () => {
  test('every tab shows its part and what was begun stays as it was', async () => {
    await startGame({}, { type: 'place', space: 'B' });
    await open();
    await press(button(/^Building 1a/));
    for (const [name, id] of [
      ['Rail', 'page-rail'],
      ['Markets', 'page-markets'],
      ['You', 'page-you'],
      ['Sam', 'page-sam'],
    ] as const) {
      await press(screen.getByRole('tab', { name }));
      expect(screen.getByRole('tab', { name })).toBeSelected();
      expect(screen.getByTestId(id)).toBeTruthy();
    }
    await press(button('Back to your turn'));
    expect(button(/^Building 1a/)).toBeExpanded();
  });

  test('the engine is sent by a tap on the railroad', async () => {
    await startGame({}, { type: 'place', space: 'C' });
    await open();
    act(() => showTab('rail'));
    const page = within(screen.getByTestId('page-rail'));
    await press(page.getByRole('button', { name: /^Space 1/ }));
    expect(gameNow().table.engines.player).toBe(1);
  });
});

describe('when something does not go through', () => {
  test('the rules refuse, the table is right', async () => {
    await startGame({}, { type: 'place', space: 'A' }, { type: 'adjustMoney', dollars: -6 });
    await open();
    await act(async () => void (await play({ type: 'hire', offer: 1, row: 1, side: 'left' })));
    expect(screen.getByText('The rules say no: Not enough money')).toBeTruthy();
    const [anyway] = screen.getAllByRole('button', { name: 'Do it anyway' });
    await press(must(anyway, 'anyway'));
    expect(useTable.getState().refused).toBeNull();
    expect(Object.values(gameNow().table.player.workers).reduce((a, b) => a + b)).toBe(4);
  });

  test('a failed write leaves the table as it is and can be tried again', async () => {
    await startGame({});
    await open();
    setDatabase({ ...db, transaction: () => Promise.reject(new Error('database or disk is full')) });
    await press(screen.getByTestId('stop-A'));
    expect(gameNow().table.herders.player).toBeNull();
    expect(screen.getByText(/This was not saved/)).toBeTruthy();
    setDatabase(db);
    await press(button('Try again'));
    expect(gameNow().table.herders.player).toBe('A');
  });

  test('two quick taps are one', async () => {
    await startGame({}, { type: 'place', space: 'A' });
    await open();
    await act(async () => {
      const taps = [play({ type: 'token' }), play({ type: 'token' })];
      await Promise.all(taps);
    });
    expect(gameNow().table.player.tokens).toBe(0);
    expect(useTable.getState().refused).toBeNull();
    await act(async () => void (await undo()));
    expect(gameNow().table.player.tokens).toBe(1);
  });
});

describe('fix the table', () => {
  test('counters, markets and spaces are set together, as one correction', async () => {
    await startGame({}, { type: 'place', space: 'A' });
    await open();
    await press(button('Menu'));
    await press(button(/^Fix the table/));
    expect(button('Make the table so')).toBeDisabled();
    await press(button(/^Your side/));
    await press(button('One more: Dollars'));
    await press(button('One more: Cowboys'));
    await press(button('Other parts of the table'));
    await press(button('Trail and herders'));
    await press(screen.getByTestId('space-B2'));
    await press(screen.getByRole('checkbox', { name: 'Your building 2a' }));
    const before = useGame.getState().at;
    await press(button('Make the table so'));
    expect(useGame.getState().at).toBe(before + 1);
    const { table } = gameNow();
    expect(table.player.dollars).toBe(7);
    expect(table.player.workers.cowboy).toBe(2);
    expect(tileAt(table, 'B2')).toBe('player:2a');
    expect(table.player.reserve).not.toContain(2);
  });

  test('a table that cannot be is refused with the place that is wrong', async () => {
    await startGame({}, { type: 'place', space: 'A' });
    await open();
    await press(button('Menu'));
    await press(button(/^Fix the table/));
    await press(button(/^Cattle market/));
    for (let n = 0; n < 9; n += 1) await press(button('One more: Longhorn'));
    await press(button('Make the table so'));
    expect(screen.getByText(/This table doesn’t add up: .*cattle/i)).toBeTruthy();
    expect(useTable.getState().refused).toBeNull();
  });
});

test('leaving needs no question: everything is on disk', async () => {
  await startGame({}, { type: 'place', space: 'A' });
  const { id } = useGame.getState();
  await happen({ type: 'note', text: 'later' });
  await closeGame();
  await open(id ?? '');
  expect(gameNow().table.herders.player).toBe('A');
});
