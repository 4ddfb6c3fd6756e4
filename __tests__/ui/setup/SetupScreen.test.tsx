import { act, fireEvent, screen, waitFor, within } from '@testing-library/react-native';

import { setLanguage } from '@/i18n/language';
import { useGame } from '@/store/game';
import { DEFAULT_SETTINGS, parseSettings, settingsText, useSettings } from '@/store/settings';
import { SetupScreen, SetupSummary, useLaidOut } from '@/ui/setup';
import { Text } from '@/ui/base';

import { gameNow, happen, startGame, withDatabase } from '../openGame';
import { show } from '../show';

withDatabase();
jest.setTimeout(60_000);

beforeEach(() => {
  act(() => useSettings.setState(DEFAULT_SETTINGS));
  setLanguage('en');
});

/** The setup of the game on the table, until it is ready. */
function Here() {
  const game = useGame((state) => state.game);
  const id = useGame((state) => state.id) ?? '';
  const laidOut = useLaidOut(id, game);
  if (game === null) return null;
  return laidOut ? <Text>Play</Text> : <SetupScreen game={game} />;
}

const tap = async (testID: string) => {
  const { at } = useGame.getState();
  fireEvent.press(await screen.findByTestId(testID));
  await waitFor(() => expect(useGame.getState().at).not.toBe(at));
};

test('with the app drawing everything is shown and one tap says that it lies there', async () => {
  await startGame({ draws: 'app', difficulty: 'hard' });
  show(<Here />);
  const { table } = gameNow();
  for (const step of ['Station masters', 'Hazards and outlaws', 'Cattle market', 'Your side', 'Sam’s side']) {
    expect(screen.getByRole('heading', { name: new RegExp(`\\. ${step}$`) })).toBeOnTheScreen();
  }
  expect(screen.getByText(`Sam starts as a specialist: ${table.sam.specialization}`)).toBeOnTheScreen();
  expect(screen.getByText('and one of each kind')).toBeOnTheScreen();
  expect(screen.getByText('$6 and 1 exchange token; you go first')).toBeOnTheScreen();
  expect(screen.getByText('Row 2, right')).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'The table is ready' }));
  expect(screen.getByText('Play')).toBeOnTheScreen();
});

test('ticks and readiness outlive a restart', async () => {
  await startGame({ draws: 'app' });
  show(<Here />);
  fireEvent.press(screen.getByRole('checkbox', { name: 'Placed: Foresight' }));
  expect(screen.getByRole('checkbox', { name: 'Placed: Foresight' })).toBeChecked();
  act(() => useSettings.setState(parseSettings(settingsText())));
  expect(screen.getByRole('checkbox', { name: 'Placed: Foresight' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Placed: Job market' })).not.toBeChecked();
  fireEvent.press(screen.getByTestId('table-ready'));
  act(() => useSettings.setState(parseSettings(settingsText())));
  expect(screen.getByText('Play')).toBeOnTheScreen();
});

test('a game that has begun needs no list any more', async () => {
  await startGame({ draws: 'app' }, { type: 'place', space: 'A' });
  show(<Here />);
  expect(screen.getByText('Play')).toBeOnTheScreen();
});

test('with the table drawing each piece is one tap, undo goes back, the rest is told at the end', async () => {
  await startGame({ draws: 'table' });
  show(<Here />);
  const MASTERS = ['perWorker', 'perBuilding', 'twelveDollars', 'perHazardPair', 'perStationPair'];
  for (const master of MASTERS) await tap(`draw-${master}`);
  expect(gameNow().table.stations[2]?.master).toBe('twelveDollars');
  expect(screen.getByRole('heading', { name: '3. Sam’s first worker' })).toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: /^Take back: / }));
  await waitFor(() => expect(screen.getByText('5 of 5')).toBeOnTheScreen());
  await tap('draw-perStationPair');
  fireEvent.press(screen.getByTestId('setup-neutrals'));
  expect(screen.queryByRole('checkbox', { name: 'Placed: Neutral buildings' })).toBeNull();
  await tap('draw-builder');
  expect(gameNow().table.sam.specialization).toBe('builder');
  for (let n = 0; n < 7; n += 1) await tap('draw-outlaw:green');
  for (let n = 0; n < 3; n += 1) await tap('draw-cowboy');
  for (let n = 0; n < 2; n += 1) await tap('draw-outlaw:orange');
  for (let n = 0; n < 2; n += 1) await tap('draw-engineer');
  for (let n = 0; n < 2; n += 1) await tap('draw-outlaw:green');
  for (let n = 0; n < 7; n += 1) await tap('draw-longhorn');
  for (let n = 0; n < 4; n += 1) await tap('draw-newYork-5');
  await tap('draw-starting-building-building-hazard-3');
  expect(gameNow().stage.type).toBe('player');
  expect(screen.getByRole('checkbox', { name: 'Placed: Cattle market' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Placed: Neutral buildings' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Placed: Your side' })).not.toBeChecked();
});

test('what is put off can be drawn from the list', async () => {
  await startGame({ draws: 'table' });
  show(<Here />);
  while (gameNow().requests.length > 0) await tap('draw-later');
  expect(gameNow().deferred).toHaveLength(10);
  const buttons = await screen.findAllByRole('button', { name: 'Draw now' });
  expect(buttons).toHaveLength(8);
  await tap('setup-draw-samWorker');
  expect(screen.getByRole('heading', { name: '3. Sam’s first worker' })).toBeOnTheScreen();
  await tap('draw-engineer');
  expect(gameNow().table.sam.specialization).toBe('engineer');
});

test('shuffled neutral buildings are laid in the order they come, and cannot wait', async () => {
  await startGame({ draws: 'table', neutrals: 'shuffled' });
  show(<Here />);
  await tap('draw-later');
  expect(screen.getByRole('heading', { name: '2. Neutral buildings' })).toBeOnTheScreen();
  expect(screen.queryByTestId('draw-later')).toBeNull();
  await tap('draw-D');
  expect(gameNow().table.trail).toContain('neutral:D');
});

test('the setup can be looked up later, as it was', async () => {
  await startGame({ draws: 'app' });
  const { cattleMarket } = gameNow().table;
  await happen({ type: 'place', space: 'E' });
  show(<SetupSummary onClose={() => undefined} />);
  expect(screen.getByRole('heading', { name: 'How the table was set up' })).toBeOnTheScreen();
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
  expect(within(screen.getByTestId('foresight')).getAllByRole('img')).toHaveLength(6);
  expect(cattleMarket).toHaveLength(7);
});

test.each([
  ['easy', 'real', 'Leave 13, 14 and 15 in the box'],
  ['medium', 'real', 'His 15 cards, shuffled, face down'],
  ['medium', 'app', 'His cards stay in the box: the app shuffles and turns them'],
] as const)('Sam’s cards on %s with the %s deck', async (difficulty, deck, words) => {
  await startGame({ draws: 'app', difficulty, deck });
  show(<Here />);
  expect(screen.getByText(words)).toBeOnTheScreen();
});
