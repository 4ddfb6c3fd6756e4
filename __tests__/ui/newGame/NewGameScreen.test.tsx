import { act, fireEvent, screen, waitFor } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { setLanguage } from '@/i18n/language';
import { saveProfile } from '@/store/profiles';
import { changeSettings, DEFAULT_SETTINGS, useSettings } from '@/store/settings';
import { NewGameScreen } from '@/ui/newGame/NewGameScreen';
import { sidesOf, withColour, withDifficulty } from '@/ui/newGame/choices';
import { lastChoices } from '@/store/newGame';
import { Text } from '@/ui/base';

import { gameNow, withDatabase } from '../openGame';

withDatabase();

const Named = (name: string) =>
  function Page() {
    return <Text>{name}</Text>;
  };
const ROUTES = {
  index: Named('Home'),
  'new-game': NewGameScreen,
  'game/[id]': Named('Table'),
  box: Named('Box'),
};

beforeEach(() => {
  act(() => useSettings.setState(DEFAULT_SETTINGS));
  setLanguage('en');
});

const open = () => renderRouter(ROUTES, { initialUrl: '/new-game' });
const choose = (role: 'radio' | 'switch', name: string | RegExp) =>
  fireEvent.press(screen.getByRole(role, { name }));
const start = async () => {
  fireEvent.press(screen.getByRole('button', { name: 'Set up the table' }));
  await waitFor(() => expect(screen.getByText('Table')).toBeOnTheScreen());
};

test('one tap starts a game with sensible defaults: medium, the app draws', async () => {
  open();
  await start();
  expect(gameNow().setup).toMatchObject({
    difficulty: 'medium',
    draws: 'app',
    depth: 'full',
    deck: 'app',
    neutrals: 'byLetter',
    sides: 'aaaaaaaaaaaa',
    firstDelivery: 'bloomington',
    colours: { player: 'blue', sam: 'red' },
    variants: [],
  });
});

test('each level says what it changes in numbers', () => {
  open();
  const levels = screen.getAllByRole('radio', { name: /cards · / });
  expect(levels.map(({ props }) => String(props.accessibilityLabel))).toEqual([
    expect.stringContaining('12 cards · 4 workers · first delivery to Bloomington'),
    expect.stringContaining('15 cards · 4 workers · first delivery to Bloomington'),
    expect.stringContaining('15 cards · 7 workers · first delivery to Peoria'),
  ]);
  choose('radio', /^Hard/);
  expect(screen.getByRole('radio', { name: /^Hard/ })).toBeChecked();
});

test('everything can be chosen, and is offered again the next time', async () => {
  open();
  choose('radio', /^Hard/);
  choose('radio', 'You, at the table');
  choose('radio', 'Essentials');
  fireEvent.press(screen.getByRole('button', { name: 'Variants, first delivery, colours, buildings' }));
  choose('switch', /^Brahman/);
  choose('radio', /^Chicago/);
  fireEvent.press(screen.getByTestId('colour-player-red'));
  choose('radio', 'Shuffled');
  choose('radio', 'One by one');
  choose('switch', 'Building 3: side a');
  choose('radio', 'Real deck');
  await start();
  const chosen = {
    difficulty: 'hard',
    draws: 'table',
    depth: 'essentials',
    variants: ['brahman'],
    firstDelivery: 'chicago',
    colours: { player: 'red', sam: 'blue' },
    neutrals: 'shuffled',
    sides: 'aabaaaaaaaaa',
    deck: 'real',
  };
  expect(gameNow().setup).toMatchObject(chosen);
  expect(lastChoices()).toMatchObject(chosen);
  screen.unmount();
  open();
  expect(screen.getByRole('radio', { name: /^Hard/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: 'You, at the table' })).toBeChecked();
});

test('raising calves is not kept track of, so no calves are offered', () => {
  act(() => changeSettings({ newGame: { ...lastChoices(), variants: ['simmental'] } }));
  open();
  fireEvent.press(screen.getByTestId('new-game-more'));
  expect(screen.queryByText(/Simmental/)).toBeNull();
  expect(screen.getByRole('switch', { name: /^Brahman/ })).not.toBeChecked();
});

test('the box of the owner is the box of the game', async () => {
  const saved = await saveProfile('Mine', { samSteps: { 3: 4 } });
  if (!saved.ok) throw new Error(saved.error.code);
  act(() => changeSettings({ boxProfile: saved.value }));
  open();
  fireEvent.press(screen.getByTestId('new-game-more'));
  expect(screen.getByRole('button', { name: /^Your box, Mine/ })).toBeOnTheScreen();
  await start();
  expect(gameNow().setup.profile).toEqual({ samSteps: { 3: 4 } });
});

test('that steps are to be checked is said once', async () => {
  open();
  expect(screen.getByText(/^Sam’s steps are printed/)).toBeOnTheScreen();
  await start();
  screen.unmount();
  open();
  expect(screen.queryByText(/^Sam’s steps are printed/)).toBeNull();
});

test('the hint leads to the box page', () => {
  const app = open();
  fireEvent.press(screen.getByRole('button', { name: 'Match my box' }));
  expect(app.getPathname()).toBe('/box');
  expect(useSettings.getState().firstGameHintSeen).toBe(true);
});

test('the two sides never share a colour', () => {
  const choices = lastChoices();
  expect(withColour(choices, 'sam', 'blue').colours).toEqual({ player: 'red', sam: 'blue' });
  expect(withColour(choices, 'sam', 'white').colours).toEqual({ player: 'blue', sam: 'white' });
});

test('the first city follows the level until it is moved', () => {
  const choices = lastChoices();
  expect(withDifficulty(choices, 'hard').firstDelivery).toBe('peoria');
  expect(withDifficulty({ ...choices, firstDelivery: 'toledo' }, 'hard').firstDelivery).toBe('toledo');
});

test('random sides use both letters', () => {
  expect(sidesOf(0)).toBe('aaaaaaaaaaaa');
  expect(sidesOf(0b101)).toBe('babaaaaaaaaa');
});
