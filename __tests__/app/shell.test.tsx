import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { useHome } from '@/store/home';
import { changeSettings, DEFAULT_SETTINGS, useSettings } from '@/store/settings';

import NotFoundRoute from '../../app/+not-found';
import FinishedRoute from '../../app/finished';
import GameRoute from '../../app/game/[id]';
import HomeRoute from '../../app/index';
import NewGameRoute from '../../app/new-game';
import SettingsRoute from '../../app/settings';

const ROUTES = {
  index: HomeRoute,
  'new-game': NewGameRoute,
  finished: FinishedRoute,
  settings: SettingsRoute,
  'game/[id]': GameRoute,
  '+not-found': NotFoundRoute,
};

const NO_GAMES = { inPlay: null, others: [], finished: { games: 0, won: 0 } };

afterEach(() => {
  act(() => {
    useHome.setState(NO_GAMES);
    useSettings.setState(DEFAULT_SETTINGS);
  });
});

test('Home without a game offers a new one', () => {
  const app = renderRouter(ROUTES, { initialUrl: '/' });
  screen.getByText('No games yet');
  expect(screen.queryByText('Continue')).toBeNull();
  fireEvent.press(screen.getByText('New game'));
  expect(app.getPathname()).toBe('/new-game');
});

test('Home goes on with the game in play in one tap', () => {
  const inPlay = {
    id: 'g7',
    difficulty: 'medium',
    turn: 9,
    mover: 'player',
    marketRow: 4,
    marketRows: 12,
  } as const;
  act(() => useHome.setState({ inPlay, finished: { games: 12, won: 7 } }));
  const app = renderRouter(ROUTES, { initialUrl: '/' });
  screen.getByText('Turn 9 · your move · job market row 4 of 12');
  screen.getByText('12 games · 7 won');
  fireEvent.press(screen.getByText('Continue'));
  expect(app.getPathname()).toBe('/game/g7');
});

test('Home lists the other games in play, three of them and a way to the rest', () => {
  const game = (id: string, turn: number) =>
    ({ id, difficulty: 'easy', turn, mover: 'player', marketRow: 2, marketRows: 12 }) as const;
  const others = [game('g1', 4), game('g2', 0), game('g3', 7), game('g4', 1), game('g5', 2)];
  act(() => useHome.setState({ inPlay: game('g0', 0), others }));
  const app = renderRouter(ROUTES, { initialUrl: '/' });
  expect(screen.getAllByText('Setting up the table')).toHaveLength(2);
  screen.getByText('Turn 7 · your move');
  expect(screen.queryByText('Turn 1 · your move')).toBeNull();
  screen.getByText('2 more games in play');
  fireEvent.press(screen.getByTestId('continue-g1'));
  expect(app.getPathname()).toBe('/game/g1');
});

test('a closed job market is said in words', () => {
  const inPlay = {
    id: 'g7',
    difficulty: 'hard',
    turn: 40,
    mover: 'sam',
    marketRow: null,
    marketRows: 12,
  } as const;
  act(() => useHome.setState({ inPlay }));
  renderRouter(ROUTES, { initialUrl: '/' });
  screen.getByText('Turn 40 · Sam’s move · job market closed');
});

test.each(['/finished', '/settings', '/new-game'])(
  '%s opened by its address leads back to Home',
  async (path) => {
    const app = renderRouter(ROUTES, { initialUrl: path });
    fireEvent.press(await screen.findByTestId('back'));
    expect(app.getPathname()).toBe('/');
  },
);

test('an unknown address leads home', () => {
  const app = renderRouter(ROUTES, { initialUrl: '/no/such/page' });
  fireEvent.press(screen.getByText('To the start'));
  expect(app.getPathname()).toBe('/');
});

test('a language chosen in Settings is spoken at once', async () => {
  renderRouter(ROUTES, { initialUrl: '/settings' });
  fireEvent.press(await screen.findByText('Русский'));
  screen.getByText('Настройки');
  act(() => changeSettings({ language: 'system' }));
});
