import { act, fireEvent, screen } from '@testing-library/react-native';

import { translatorFor } from '@/i18n';
import { useGame } from '@/store/game';
import { readLog } from '@/store/log';
import { LogPanel } from '@/ui/log';
import { logRows } from '@/ui/log/rows';

import { gameNow, happen, startGame, withDatabase } from '../openGame';
import { show } from '../show';

withDatabase();

const press = (element: Parameters<typeof fireEvent.press>[0]) => act(async () => fireEvent.press(element));

/** A first turn, with something the rules would not allow in it. */
const begin = () =>
  startGame(
    {},
    { type: 'place', space: 'A' },
    { type: 'note', text: 'hello' },
    { type: 'adjustMoney', dollars: 2 },
  );

test('sentences stand under their turn', async () => {
  await begin();
  show(<LogPanel />);
  expect(screen.getByRole('heading', { name: 'Turn 1' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^You\. Note: hello/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Money: \+\$2/ })).toBeTruthy();
});

test('the last turn comes first, each turn in its own order', async () => {
  await begin();
  await happen({ type: 'endTurn' });
  const rows = logRows(translatorFor('en'), readLog());
  const turns = rows.flatMap((row) => (row.type === 'turn' ? [row.turn] : []));
  expect(turns).toEqual([...turns].sort((a, b) => b - a));
  const numbers = rows.flatMap((row) => (row.type === 'event' ? [row.number] : []));
  const first = turns[0];
  expect(first).toBe(1);
  expect(numbers.slice(0, 3)).toEqual([...numbers.slice(0, 3)].sort((a, b) => a - b));
});

test('a tap leads back to a moment, after asking', async () => {
  await begin();
  show(<LogPanel />);
  const { at } = useGame.getState();
  await press(screen.getByRole('button', { name: /Note: hello/ }));
  expect(screen.getByText(/^This is taken back \(1 entry\)/)).toBeTruthy();
  await press(screen.getByRole('button', { name: 'Stay' }));
  expect(useGame.getState().at).toBe(at);
  await press(screen.getByRole('button', { name: /Note: hello/ }));
  await press(screen.getByRole('button', { name: 'Go back to here' }));
  expect(useGame.getState().at).toBe(at - 1);
  expect(screen.queryByRole('button', { name: /Money/ })).toBeNull();
  expect(useGame.getState().redo).not.toBeNull();
});

test('after the last entry there is nothing to go back to', async () => {
  await begin();
  show(<LogPanel />);
  await press(screen.getByRole('button', { name: /Money: \+\$2/ }));
  expect(screen.getByTestId('log-back')).toBeDisabled();
});

test('what was done against the rules is marked', async () => {
  await startGame({}, { type: 'place', space: 'A' });
  await happen({ type: 'move', path: ['kansasCity'], force: true });
  show(<LogPanel />);
  expect(gameNow().table.herders.player).toBe('kansasCity');
  expect(screen.getByRole('button', { name: /against the rules$/ })).toBeTruthy();
});
