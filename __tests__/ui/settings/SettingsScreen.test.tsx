import { fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { must } from '@/lib/must';
import { lastChoices } from '@/store/newGame';
import { DEFAULT_SETTINGS, useSettings } from '@/store/settings';

import PositionRoute from '../../../app/position';
import SettingsRoute from '../../../app/settings';
import { withDatabase } from '../openGame';

withDatabase();
beforeEach(() => useSettings.setState(DEFAULT_SETTINGS));

const show = (initialUrl: string) =>
  renderRouter({ settings: () => <SettingsRoute />, position: () => <PositionRoute /> }, { initialUrl });

test('what new games begin with is chosen here', async () => {
  show('/settings');
  fireEvent.press(await screen.findByText('The app'));
  fireEvent.press(screen.getByText('Essentials'));
  expect(lastChoices()).toMatchObject({ draws: 'app', depth: 'essentials' });
});

test('two sides never have the same colour', async () => {
  show('/settings');
  const [yours] = await screen.findAllByText('red');
  fireEvent.press(must(yours, 'colour'));
  expect(lastChoices().colours).toEqual({ player: 'red', sam: 'blue' });
});

test('the database is checked on demand', async () => {
  show('/settings');
  fireEvent.press(await screen.findByTestId('check-database'));
  await screen.findByText('All is well with the file.');
});

test('about says what the app is and what it is not', async () => {
  show('/settings');
  await screen.findByText('MIT');
  screen.getByText(/not affiliated with the publisher/);
  screen.getByText(/Nothing leaves this device/);
});

test.each([
  ['{"trail": ', /^This is no readable file/],
  ['{"trail": {"A1": "player:14b"}}', 'At trail.A1: there is no such piece in the box.'],
  ['{"turn": "nobody"}', /^At turn: /],
])('the position %j is refused in words', async (text, words) => {
  show('/position');
  fireEvent.changeText(await screen.findByTestId('position-text'), text);
  fireEvent.press(screen.getByTestId('position-start'));
  await screen.findByText(words);
});
