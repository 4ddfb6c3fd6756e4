import { fireEvent, screen } from '@testing-library/react-native';

import { CROSSINGS, STATIONS, TRACK_END } from '@/box/railroad';
import { setLanguage } from '@/i18n/language';
import { Railroad } from '@/ui/railroad';
import { CELL, CROSSING_PLACES, SHEET, TRACK, trackPlace } from '@/ui/railroad/trackLayout';

import { show } from '../show';
import { SAMPLE_TABLE } from '../sampleTable';

beforeEach(() => setLanguage('en'));

test('the line holds every space and turnout once, none over another', () => {
  expect(TRACK).toHaveLength(TRACK_END + 1 + STATIONS.filter(({ at }) => at !== TRACK_END).length);
  const places = TRACK.map((at) => trackPlace(at).join());
  expect(new Set(places).size).toBe(TRACK.length);
  expect(CROSSING_PLACES).toHaveLength(CROSSINGS.length);
});

test('a space is a finger wide on a phone 360 wide', () => {
  expect((CELL * (360 - 32)) / SHEET.width).toBeGreaterThanOrEqual(44);
});

test('an engine can be sent to a glowing space or station', () => {
  const onPressStop = jest.fn();
  show(
    <Railroad
      table={SAMPLE_TABLE}
      stops={[
        { at: 7, spaces: 1 },
        { at: 7.5, spaces: 2 },
      ]}
      onPressStop={onPressStop}
    />,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Space 7, 1 space away' }));
  fireEvent.press(
    screen.getByRole('button', {
      name: 'Station after space 7, 1\u00a0VP · upgrade $2 · white corners, 2 spaces away',
    }),
  );
  expect(onPressStop.mock.calls).toEqual([[7], [7.5]]);
});

test('the picture says where the engines are', () => {
  show(<Railroad table={{ ...SAMPLE_TABLE, engines: { player: 39, sam: 'box' } }} />);
  expect(
    screen.getByLabelText(
      'Railroad. Your engine: Station at the end of the track · Sam’s engine: in the box',
    ),
  ).toBeOnTheScreen();
});

test('a city can be chosen, with its transport', () => {
  const onPressCity = jest.fn();
  show(<Railroad table={SAMPLE_TABLE} cities={[{ city: 'chicago', cost: 3 }]} onPressCity={onPressCity} />);
  fireEvent.press(screen.getByRole('button', { name: 'Chicago, value 10, dark corners, transport $3' }));
  expect(onPressCity).toHaveBeenCalledWith('chicago');
  expect(screen.getByLabelText('Bloomington, value 6, white corners, Sam’s: 1')).toBeOnTheScreen();
});

test('a station tells its master, or the worker in his place', () => {
  show(<Railroad table={SAMPLE_TABLE} />);
  expect(screen.getByText('in the master’s place: cowboy')).toBeOnTheScreen();
  expect(screen.getByText(/^Hazards: permanent certificate/)).toBeOnTheScreen();
});
