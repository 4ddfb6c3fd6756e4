import { act, fireEvent, screen } from '@testing-library/react-native';

import { SPACES } from '@/box/trail';
import { translatorFor } from '@/i18n';
import { setLanguage } from '@/i18n/language';
import { placeLabel, TrailMap, trailInWords } from '@/ui/board';

import { show } from '../show';
import { SAMPLE_TABLE } from '../sampleTable';

const t = translatorFor('en');

beforeEach(() => setLanguage('en'));

test('a stop is a button that says what it is, what it costs and how far it is', () => {
  const onPress = jest.fn();
  show(<TrailMap table={SAMPLE_TABLE} stops={[{ space: 'A1', steps: 2, fee: 2 }]} onPressSpace={onPress} />);
  fireEvent.press(screen.getByRole('button', { name: 'Your building 4a on A1, 2 dollars, 2 steps away' }));
  expect(onPress).toHaveBeenCalledWith('A1');
});

test('only stops can be pressed, unless the table is being fixed', () => {
  show(<TrailMap table={SAMPLE_TABLE} stops={[{ space: 'C', steps: 1 }]} onPressSpace={jest.fn()} />);
  expect(screen.getByTestId('space-C')).toBeOnTheScreen();
  expect(screen.queryByTestId('space-D')).toBeNull();
  screen.unmount();
  show(<TrailMap table={SAMPLE_TABLE} allSpaces onPressSpace={jest.fn()} />);
  for (const space of SPACES) expect(screen.getByTestId(`space-${space}`)).toBeOnTheScreen();
});

test('the picture says where the herders stand', () => {
  show(<TrailMap table={SAMPLE_TABLE} />);
  expect(
    screen.getByLabelText('Trail map. You: Neutral building B · Sam: Building site C1, empty, in a forest'),
  ).toBeOnTheScreen();
});

test('a long press shows the long name for a while', () => {
  jest.useFakeTimers();
  const onLong = jest.fn();
  show(<TrailMap table={SAMPLE_TABLE} allSpaces onPressSpace={jest.fn()} onLongPressSpace={onLong} />);
  fireEvent(screen.getByTestId('space-flood1'), 'longPress', { nativeEvent: {} });
  expect(onLong).toHaveBeenCalledWith('flood1');
  expect(screen.getByText('Flood 1, 4\u00a0VP, green hand')).toBeOnTheScreen();
  act(() => jest.advanceTimersByTime(3000));
  expect(screen.queryByText('Flood 1, 4\u00a0VP, green hand')).toBeNull();
  jest.useRealTimers();
});

test('a press near the edge of a crowded place means the nearest one', () => {
  const onPress = jest.fn();
  show(<TrailMap table={SAMPLE_TABLE} allSpaces onPressSpace={onPress} />);
  fireEvent.press(screen.getByTestId('space-outlaw5'), { nativeEvent: { locationX: 140, locationY: 64 } });
  fireEvent.press(screen.getByTestId('space-outlaw5'), { nativeEvent: { locationX: 64, locationY: 64 } });
  expect(onPress.mock.calls).toEqual([['outlaw6'], ['outlaw5']]);
});

test('the legend explains the drawings and tells the trail in words', () => {
  show(<TrailMap table={SAMPLE_TABLE} />);
  fireEvent.press(screen.getByRole('button', { name: 'Legend' }));
  expect(screen.getByText('Sam’s building: cut corners')).toBeOnTheScreen();
  expect(screen.getByText('Sam’s building 10b on Outlaw risk site 2')).toBeOnTheScreen();
});

test('zoom is a button too', () => {
  show(<TrailMap table={SAMPLE_TABLE} />);
  fireEvent.press(screen.getByRole('button', { name: 'Zoom in' }));
  fireEvent.press(screen.getByRole('button', { name: 'Show the whole map' }));
  expect(screen.getByRole('button', { name: 'Zoom in' })).toBeOnTheScreen();
});

test.each([
  ['start', 'start'],
  ['A2', 'Building site A2, empty'],
  ['floodRisk2', 'Flood risk site 2, empty, in a forest'],
  ['outlaw4', 'Outlaw 4, orange outlaw, black hand'],
  ['drought1', 'Drought 1, 2\u00a0VP, black hand'],
  ['C1', 'Building site C1, empty, in a forest, Sam is here'],
] as const)('%s is called "%s"', (space, name) => {
  expect(placeLabel(t, SAMPLE_TABLE, space)).toBe(name);
});

test('a neutral building that lies elsewhere says so', () => {
  const trail = SAMPLE_TABLE.trail.map((tile) => (tile === 'neutral:A' ? ('neutral:G' as const) : tile));
  expect(placeLabel(t, { ...SAMPLE_TABLE, trail }, 'A')).toBe('Neutral building G on A');
});

test('the words name every tile on the trail', () => {
  expect(trailInWords(t, SAMPLE_TABLE)).toHaveLength(
    SAMPLE_TABLE.trail.filter((tile) => tile !== null).length + 1,
  );
});
