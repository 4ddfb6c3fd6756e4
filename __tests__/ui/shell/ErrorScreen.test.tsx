import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import * as Clipboard from 'expo-clipboard';
import { Slot } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { Text } from 'react-native';

import { ErrorScreen } from '@/ui/shell';

let broken = true;

function Fragile() {
  if (broken) throw new Error('the tile fell off');
  return <Text>whole again</Text>;
}

const ROUTES = {
  _layout: { default: Slot, ErrorBoundary: ErrorScreen },
  index: () => <Text>home</Text>,
  table: { default: Fragile, ErrorBoundary: ErrorScreen },
};

/** React reports a caught error on the console; that report is expected here. */
const report = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => {
  broken = true;
});
afterAll(() => report.mockRestore());

test('a broken screen says so and copies the details', async () => {
  const copy = jest.spyOn(Clipboard, 'setStringAsync').mockResolvedValue(true);
  renderRouter(ROUTES, { initialUrl: '/table' });
  screen.getByText('the tile fell off');
  fireEvent.press(screen.getByText('Copy details'));
  await waitFor(() => screen.getByText('Copied'));
  expect(copy.mock.calls[0]?.[0]).toContain('at /table\nError: the tile fell off');
});

test('trying again shows the screen once it works', async () => {
  renderRouter(ROUTES, { initialUrl: '/table' });
  broken = false;
  fireEvent.press(screen.getByText('Try again'));
  await waitFor(() => screen.getByText('whole again'));
});

test('there is a way home', async () => {
  const app = renderRouter(ROUTES, { initialUrl: '/table' });
  fireEvent.press(screen.getByText('To the start'));
  await waitFor(() => expect(app.getPathname()).toBe('/'));
});
