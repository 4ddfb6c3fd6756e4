import { act, fireEvent, screen } from '@testing-library/react-native';

import { nextEvent, rancherSeed } from '@/engine/events/autoplay';
import type { GameSetup } from '@/engine/events/setup';
import { useGame } from '@/store/game';
import { TurnPanel } from '@/ui/turn/TurnPanel';

import { gameNow, happen, startGame, withDatabase } from '../openGame';
import { show } from '../show';

withDatabase();

function Panel() {
  const game = useGame((state) => state.game);
  return game === null ? null : <TurnPanel game={game} />;
}

const press = (element: Parameters<typeof fireEvent.press>[0]) => act(async () => fireEvent.press(element));
const button = (name: RegExp | string) => screen.getByRole('button', { name });
const check = (name: RegExp | string) => screen.getByRole('checkbox', { name });

const stepNow = () => {
  const { stage } = gameNow();
  return stage.type === 'player' ? stage.turn.step : null;
};

/** The player enters Kansas City; with `table` drawing everything is taken from the app's own draws until then. */
async function enterKansasCity(change: Partial<GameSetup> = {}): Promise<void> {
  await startGame(change);
  let seed = rancherSeed(gameNow().setup);
  while (stepNow() !== 'column1') {
    const next = nextEvent(gameNow(), seed);
    seed = next.seed;
    await happen(next.event);
  }
}

test('five steps lead through Kansas City with the sum, the cities within reach and what a disc opens', async () => {
  await enterKansasCity({ seed: 3 });
  await happen({ type: 'correct', position: { player: { certificates: 2 } } });
  show(<Panel />);
  let taps = 1;
  const tap = async (element: Parameters<typeof press>[0]) => {
    taps += 1;
    await press(element);
  };
  for (const column of [1, 2, 3]) {
    expect(screen.getByRole('heading', { name: `Column ${column}: which tile?` })).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: `Step ${column} of 5` })).toBeTruthy();
    await tap(screen.getByTestId('kc-tile-0'));
  }
  await tap(check('Criollo, value 1'));
  await tap(check('Santa Gertrudis, value 2'));
  await tap(check('Pineywoods, value 2'));
  expect(check('Pineywoods, value 2')).toBeChecked();
  expect(screen.getByText('Value 5')).toBeTruthy();
  expect(button('Take $5')).toBeTruthy();
  const dollars = gameNow().table.player.dollars;
  await tap(button(/^Bloomington, with 1 certificate/));
  expect(gameNow().table.player.certificates).toBe(1);
  expect(gameNow().table.player.dollars).toBe(dollars + 6);
  expect(screen.getByRole('heading', { name: 'Which disc goes to Bloomington?' })).toBeTruthy();
  await tap(button('Certificate limit 4'));
  expect(gameNow().table.player.cleared).toContain('limit4');
  expect(gameNow().table.herders.player).toBe('start');
  await tap(button('Done – Sam’s turn'));
  expect(taps).toBeLessThanOrEqual(12);
});

test('a breed tapped by mistake is taken back, and the hand holds only so many', async () => {
  await enterKansasCity({ seed: 3 });
  const [card] = gameNow().table.cattleMarket;
  await happen({ type: 'correct', position: { cattleMarket: [], player: { cattle: [card] } } });
  show(<Panel />);
  for (let column = 0; column < 3; column += 1) await press(screen.getByTestId('kc-tile-1'));
  const breeds = ['Criollo, value 1', 'Santa Gertrudis, value 2', 'Pineywoods, value 2', 'Galloway, value 2'];
  for (const breed of breeds) await press(check(breed));
  expect(screen.getByText('Value 7')).toBeTruthy();
  const others = screen.getAllByRole('checkbox', { checked: false });
  for (const other of others) expect(other).toBeDisabled();
  await press(check('Galloway, value 2'));
  expect(screen.getByText('Value 5')).toBeTruthy();
});

test('another city can be chosen, and the income taken without a plan', async () => {
  await enterKansasCity({ seed: 3 });
  show(<Panel />);
  for (let column = 0; column < 3; column += 1) await press(screen.getByTestId('kc-tile-0'));
  await press(check('Criollo, value 1'));
  await press(button('Take $1'));
  expect(screen.getByRole('heading', { name: 'Deliver to' })).toBeTruthy();
  await press(button(/^Fulton/));
  await press(button('Another city'));
  await press(button(/^Kansas City, .*\+\$4 at once · −6 VP|^Kansas City, .*-6 VP/));
  await press(button('Second “gain $1”'));
  expect(gameNow().table.cities[0]?.player).toBe(1);
});

test('with the essentials there is no income and no disc to choose', async () => {
  await enterKansasCity({ seed: 3, depth: 'essentials' });
  show(<Panel />);
  for (let column = 0; column < 3; column += 1) await press(screen.getByTestId('kc-tile-0'));
  await press(button(/^Peoria/));
  expect(gameNow().table.herders.player).toBe('start');
  expect(button('Done – Sam’s turn')).toBeEnabled();
});

test('where the table draws, the tiles that came are tapped', async () => {
  await enterKansasCity({ seed: 3, draws: 'table' });
  show(<Panel />);
  for (let column = 0; column < 3; column += 1) await press(screen.getByTestId('kc-tile-0'));
  await press(button('Take $0'));
  await press(button(/^Kansas City/));
  await press(button('Second “gain $1”'));
  const [request] = gameNow().requests;
  expect(request?.pile).toBe('bag1');
  await press(screen.getByTestId('draw-outlaw:green'));
  expect(gameNow().requests[0]?.pile).toBe('bag2');
});

describe('a worker of the foresight', () => {
  const withMarket = (row: number, left: 'cowboy' | null) => ({
    foresight: [['cowboy', 'engineer'], ...gameNow().table.foresight.slice(1)],
    jobMarket: { row, workers: [...Array<unknown>(row - 1).fill([null, null]), [left, null]] },
  });

  test.each([
    { row: 3, left: null, words: 'row 3, left' },
    { row: 3, left: 'cowboy', words: 'row 3, right · the token moves to row 4' },
    { row: 6, left: 'cowboy', words: 'row 6, right · the token moves to row 7 · refill the cattle market' },
  ] as const)('goes to $words', async ({ row, left, words }) => {
    await enterKansasCity();
    await happen({ type: 'correct', position: withMarket(row, left) });
    show(<Panel />);
    expect(button(`Bottom: cowboy, to the job market, ${words}`)).toBeTruthy();
  });

  test('that refills the cattle market says at once which cards come', async () => {
    await enterKansasCity();
    await happen({
      type: 'correct',
      position: { ...withMarket(6, 'cowboy'), cattleMarket: gameNow().table.cattleMarket.slice(2) },
    });
    show(<Panel />);
    await press(screen.getByTestId('kc-tile-0'));
    expect(screen.getByText(/^Cattle market: /)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Column 2: which tile?' })).toBeTruthy();
  });
});
