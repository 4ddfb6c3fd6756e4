import { fireEvent, screen, waitFor } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { chosenProfile, useProfiles } from '@/store/profiles';
import { DEFAULT_SETTINGS, useSettings } from '@/store/settings';

import BoxRoute from '../../../app/box';
import { gameNow, startGame, withDatabase } from '../openGame';

withDatabase();
beforeEach(() => {
  useSettings.setState(DEFAULT_SETTINGS);
  useProfiles.setState({ profiles: [], loaded: false });
});

const show = async () => {
  renderRouter({ box: () => <BoxRoute /> }, { initialUrl: '/box' });
  await screen.findByTestId('box-card-1');
};

test('all as printed is confirmed by one tap and kept as a profile', async () => {
  await show();
  fireEvent.press(await screen.findByTestId('box-confirm'));
  await screen.findByText('My box');
  expect(screen.queryByTestId('box-confirm')).toBeNull();
  screen.getByText('Saved: new games use the numbers of your box');
  expect(await chosenProfile()).toEqual({});
  expect(useSettings.getState().firstGameHintSeen).toBe(true);
});

test('one tap on a card changes its steps for new games, not for those begun', async () => {
  await show();
  fireEvent.press(screen.getByTestId('box-card-3'));
  fireEvent.press(screen.getByTestId('box-card-10'));
  await screen.findByLabelText(/^Card 3: .*3 steps, changed$/);
  await waitFor(async () => expect(await chosenProfile()).toEqual({ samSteps: { 3: 3, 10: 'specialists' } }));
  expect(useProfiles.getState().profiles).toHaveLength(1);
  await startGame({ profile: await chosenProfile() });
  fireEvent.press(screen.getByTestId('box-card-3'));
  await waitFor(async () => expect((await chosenProfile()).samSteps?.[3]).toBe(4));
  expect(gameNow().table.profile.samSteps?.[3]).toBe(3);
});

test('a building and an objective are corrected, then everything is reset', async () => {
  await show();
  fireEvent.press(screen.getByText('Buildings'));
  fireEvent.press(screen.getByTestId('box-building-4a'));
  fireEvent.press(screen.getByLabelText('More: Victory points'));
  await waitFor(async () => expect(await chosenProfile()).toEqual({ buildings: { '4a': { vp: 4 } } }));
  fireEvent.press(screen.getByText('Done'));
  fireEvent.press(screen.getByText('Objectives'));
  fireEvent.press(screen.getByTestId('box-objective-newYork-5'));
  fireEvent.press(screen.getByLabelText('Less: Penalty'));
  await waitFor(async () => expect((await chosenProfile()).objectives?.['newYork-5']?.penalty).toBe(2));
  fireEvent.press(screen.getByTestId('objective-done'));
  fireEvent.press(screen.getByTestId('profiles'));
  fireEvent.press(screen.getByTestId('profile-reset'));
  await screen.findByText('Everything is back to the defaults.');
  expect(await chosenProfile()).toEqual({});
});

test('a profile is renamed and deleted', async () => {
  await show();
  fireEvent.press(await screen.findByTestId('box-confirm'));
  await screen.findByText('My box');
  fireEvent.press(screen.getByTestId('profiles'));
  fireEvent.press(screen.getByTestId('profile-rename'));
  fireEvent.changeText(screen.getByTestId('profile-name'), 'The old box');
  fireEvent.press(screen.getByText('Save'));
  await screen.findByText('The old box');
  fireEvent.press(screen.getByTestId('profiles'));
  fireEvent.press(screen.getByTestId('profile-delete'));
  await screen.findByText('Defaults');
  expect(useSettings.getState().boxProfile).toBeNull();
});
