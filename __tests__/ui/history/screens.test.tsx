import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { must } from '@/lib/must';
import { useFinished } from '@/store/library';

import FinishedRoute from '../../../app/finished';
import GameRoute from '../../../app/finished/[id]';
import ReplayRoute from '../../../app/finished/[id]/replay';
import ShareRoute from '../../../app/finished/[id]/share';
import StatisticsRoute from '../../../app/statistics';
import { archiveGames } from '../../../tools/archive/games';
import { withDatabase } from '../openGame';
import { fill } from './filled';

const ROUTES = {
  'finished/index': FinishedRoute,
  'finished/[id]/index': GameRoute,
  'finished/[id]/replay': ReplayRoute,
  'finished/[id]/share': ShareRoute,
  statistics: StatisticsRoute,
};

const GAMES = [...archiveGames(5, 70)];
const FIRST = must(GAMES[0], 'game');

withDatabase();
afterEach(() => useFinished.setState({ status: 'idle', games: [], count: { games: 0, won: 0 }, filter: {} }));

const show = (initialUrl: string) => renderRouter(ROUTES, { initialUrl });

test('without games the list and the figures say so', async () => {
  show('/finished');
  await screen.findByText('No finished games yet');
});

test('without games there is nothing to count', async () => {
  show('/statistics');
  await screen.findByText('Nothing to count yet');
});

test('one game looks right in the figures', async () => {
  await fill(GAMES.slice(0, 1));
  show('/statistics');
  await screen.findByText('One game says little yet. Play on.');
  expect(screen.queryByTestId('chart-trend')).toBeNull();
});

test('the list is searched and filtered', async () => {
  await fill(GAMES);
  show('/finished');
  for (const { id } of GAMES) await screen.findByTestId(`game-${id}`);
  fireEvent.changeText(screen.getByTestId('search-games'), 'Evening 4');
  await waitFor(() => expect(screen.queryByTestId(`game-${FIRST.id}`)).toBeNull());
  screen.getByTestId(`game-${must(GAMES[3], 'game').id}`);
  fireEvent.changeText(screen.getByTestId('search-games'), 'no such evening');
  await screen.findByText('No game like that');
  fireEvent.press(screen.getByText('Show all'));
  await screen.findByTestId(`game-${FIRST.id}`);
  fireEvent.press(screen.getByTestId('filters'));
  fireEvent.press(screen.getByText('Hard'));
  await waitFor(() => expect(screen.queryByTestId(`game-${FIRST.id}`)).toBeNull());
});

test('a game is named, deleted and brought back', async () => {
  await fill(GAMES.slice(0, 2));
  show('/finished');
  fireEvent.press(await screen.findByTestId(`more-${FIRST.id}`));
  fireEvent.press(screen.getByTestId('action-words'));
  fireEvent.changeText(screen.getByTestId('game-name'), 'The blizzard');
  fireEvent.changeText(screen.getByTestId('game-note'), 'Close to the end');
  fireEvent.press(screen.getByTestId('words-save'));
  await screen.findByText('The blizzard');
  await screen.findByText('Close to the end');
  fireEvent.press(screen.getByTestId(`more-${FIRST.id}`));
  fireEvent.press(screen.getByTestId('action-delete'));
  await waitFor(() => expect(screen.queryByText('The blizzard')).toBeNull());
  fireEvent.press(screen.getByText('Bring it back'));
  await screen.findByText('The blizzard');
});

test('one game shows its score sheet, charts and log', async () => {
  await fill([FIRST]);
  show(`/finished/${FIRST.id}`);
  await screen.findByTestId('score-cities');
  fireEvent.press(screen.getByText('Charts'));
  await screen.findByTestId('chart-turns');
  await screen.findByTestId('chart-categories');
  fireEvent.press(screen.getByText('Log'));
  await screen.findByText(`Turn ${FIRST.game.turn}`);
});

test('a game that is not here says so', async () => {
  show('/finished/nowhere');
  await screen.findByText('No such game here');
});

test('the replay begins at the turn that was asked for and steps both ways', async () => {
  await fill([FIRST]);
  show(`/finished/${FIRST.id}/replay?turn=5`);
  await screen.findByText('Turn 5 · your move');
  fireEvent.press(screen.getByTestId('turn-on'));
  await screen.findByText('Turn 6 · your move');
  fireEvent.press(screen.getByTestId('turn-back'));
  await screen.findByText('Turn 5 · your move');
  fireEvent.press(screen.getByTestId('step-back'));
  await screen.findByText('Turn 4 · Sam’s move');
  await screen.findByText('Sam’s turn');
  fireEvent.press(screen.getByTestId('replay-sam-1'));
  await screen.findByTestId('why-rules');
});

test('the replay plays by itself and stops at a touch', async () => {
  await fill([FIRST]);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  try {
    show(`/finished/${FIRST.id}/replay?turn=5`);
    await screen.findByText('Turn 5 · your move');
    const slider = () => Number(screen.getByTestId('replay-slider').props['aria-valuenow']);
    const before = slider();
    fireEvent.press(screen.getByTestId('replay-play'));
    act(() => jest.advanceTimersByTime(2000));
    expect(slider()).toBe(before + 2);
    fireEvent.press(screen.getByTestId('replay-play'));
    act(() => jest.advanceTimersByTime(2000));
    expect(slider()).toBe(before + 2);
  } finally {
    jest.useRealTimers();
  }
});

test('the result can be shared in every way', async () => {
  await fill([FIRST]);
  show(`/finished/${FIRST.id}/share`);
  for (const way of ['share-picture', 'share-text', 'share-file', 'share-bgstats'])
    await screen.findByTestId(way);
  screen.getByLabelText(/^Result card: Great Western Trail, solo against Sam/);
});
