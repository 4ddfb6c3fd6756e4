import { act, fireEvent, screen, within } from '@testing-library/react-native';

import { autoplay } from '@/engine/events/autoplay';
import type { GameSetup } from '@/engine/events/setup';
import { defaultSetup } from '@/engine/events/setupFile';
import { score } from '@/engine/score/score';
import { CATEGORIES } from '@/engine/score/types';
import { formatNumber } from '@/i18n';
import { summaryOf } from '@/store/library';
import { useGame } from '@/store/game';
import { useTable } from '@/ui/game/table';
import { OUTCOMES, outcomeOf } from '@/ui/score/result';
import { ScoreScreen } from '@/ui/score/ScoreScreen';

import { gameNow, happen, startGame, withDatabase } from '../openGame';
import { show } from '../show';

withDatabase();

function Page() {
  const game = useGame((state) => state.game);
  return game === null ? null : <ScoreScreen game={game} />;
}

const press = (element: Parameters<typeof fireEvent.press>[0]) => act(async () => fireEvent.press(element));

/** A whole game of a legal rancher, played to its end. */
async function playToTheEnd(change: Partial<GameSetup> = {}): Promise<void> {
  const { events } = autoplay({ ...defaultSetup(7), draws: 'app', ...change });
  await startGame(change);
  const own = useGame.getState().at;
  let at = own;
  while (gameNow().stage.type !== 'over') {
    const event = events[at];
    if (event === undefined) throw new Error('the game has no end');
    await happen(event);
    at = useGame.getState().at;
  }
}

const textOf = (testID: string): string => String(screen.getByTestId(testID).props['children']);
const written = (points: number): string => formatNumber('en', points);

test('both totals and eleven rows stand as the engine counts them', async () => {
  await playToTheEnd();
  const { player, sam } = score(gameNow().table);
  show(<Page />);
  expect(textOf('total-player')).toBe(written(player.total));
  expect(textOf('total-sam')).toBe(written(sam.total));
  for (const category of CATEGORIES) {
    const row = within(screen.getByTestId(`score-${category}`));
    expect(row.getAllByText(/^−?\d+$/).map((number) => String(number.props['children']))).toEqual([
      written(player.categories[category].vp),
      written(sam.categories[category].vp),
    ]);
  }
});

test.each(CATEGORIES)('a tap on %s shows where each point came from', async (category) => {
  await playToTheEnd();
  const { sam } = score(gameNow().table);
  show(<Page />);
  await press(screen.getByTestId(`score-${category}`));
  expect(screen.getByRole('heading', { name: 'Sam' })).toBeTruthy();
  if (sam.categories[category].lines.length === 0)
    expect(screen.getByText('Sam scores nothing here.')).toBeTruthy();
  expect(screen.queryByText(/score\.|\{\w+/)).toBeNull();
  await press(screen.getByRole('button', { name: 'Close' }));
});

test('one tap files the game with its result', async () => {
  await playToTheEnd();
  const { player, sam } = score(gameNow().table);
  show(<Page />);
  await press(screen.getByRole('button', { name: 'File the game' }));
  const { id, filed } = useGame.getState();
  expect(filed).toBe(true);
  const summary = await summaryOf(id ?? '');
  expect(summary).toMatchObject({
    value: { status: 'finished', playerTotal: player.total, samTotal: sam.total },
  });
  expect(screen.getByRole('button', { name: 'Replay' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Share' })).toBeTruthy();
});

test('with essentials the player types the total', async () => {
  await playToTheEnd({ depth: 'essentials' });
  show(<Page />);
  expect(screen.getByRole('heading', { name: 'Your score' })).toBeTruthy();
  await act(async () => fireEvent.changeText(screen.getByLabelText('Your total'), '98'));
  await press(screen.getByRole('button', { name: 'More: Your total' }));
  await press(screen.getByRole('button', { name: 'Keep my score' }));
  expect(gameNow().stage).toMatchObject({ type: 'over', result: { total: 99 } });
  expect(textOf('total-player')).toBe('99');
});

test('or all eleven categories, which are summed', async () => {
  await playToTheEnd({ depth: 'essentials' });
  show(<Page />);
  await press(screen.getByRole('radio', { name: 'By category' }));
  await act(async () => fireEvent.changeText(screen.getByLabelText('Cities'), '22'));
  await act(async () => fireEvent.changeText(screen.getByLabelText('Objectives'), '-3'));
  await press(screen.getByRole('button', { name: 'More: Money' }));
  expect(textOf('entered-total')).toBe('20');
  await press(screen.getByTestId('keep-score'));
  expect(gameNow().stage).toMatchObject({
    result: { total: 20, categories: [1, 0, 22, 0, 0, 0, -3, 0, 0, 0, 0] },
  });
  expect(within(screen.getByTestId('score-cities')).getByText('22')).toBeTruthy();
});

test('who counted something else corrects the count', async () => {
  await playToTheEnd();
  const { player } = score(gameNow().table);
  show(<Page />);
  await press(screen.getByRole('button', { name: 'I counted something else' }));
  await press(screen.getByRole('button', { name: 'More: Hazards' }));
  await press(screen.getByTestId('keep-score'));
  expect(textOf('total-player')).toBe(written(player.total + 1));
  await press(screen.getByTestId('score-hazards'));
  expect(screen.getByText('As you typed it in.')).toBeTruthy();
});

test('the table can be looked at, and the last step taken back', async () => {
  await playToTheEnd();
  show(<Page />);
  await press(screen.getByRole('button', { name: 'Look at the table' }));
  expect(useTable.getState().looking).toBe(true);
  await press(screen.getByRole('button', { name: 'Undo' }));
  expect(gameNow().stage.type).not.toBe('over');
});

test.each([
  [150, 100, 'wonFar'],
  [107, 95, 'won'],
  [96, 95, 'wonClose'],
  [95, 95, 'tied'],
  [95, 98, 'lostClose'],
  [90, 100, 'lost'],
  [20, 120, 'lostFar'],
] as const)('%d to %d is %s', (player, sam, outcome) => {
  expect(outcomeOf(player, sam)).toBe(outcome);
  expect(OUTCOMES).toContain(outcome);
});
