import {
  changeSettings,
  DEFAULT_SETTINGS,
  openSettings,
  parseSettings,
  useSettings,
} from '../../src/store/settings';

jest.mock('expo-localization', () => ({ getLocales: () => [], useLocales: () => [] }));

test.each([
  ['nothing kept', null],
  ['broken text', '{"appearance":'],
  ['a list', '[1, 2]'],
  ['an unknown look', '{"appearance":"sepia","textScale":9,"haptics":"yes"}'],
])('%s gives the defaults', (_name, text) => {
  expect(parseSettings(text)).toEqual(DEFAULT_SETTINGS);
});

test('one bad field does not take the others with it', () => {
  const text = '{"appearance":"dark","language":"pl","textScale":3,"keepAwake":false}';
  expect(parseSettings(text)).toEqual({
    ...DEFAULT_SETTINGS,
    appearance: 'dark',
    language: 'pl',
    keepAwake: false,
  });
});

test('a change is kept and comes back', () => {
  let kept: string | null = null;
  const keeper = { read: () => kept, write: (text: string) => void (kept = text) };
  openSettings(keeper);
  changeSettings({ appearance: 'dark', textScale: 1.5 });
  useSettings.setState(DEFAULT_SETTINGS);
  openSettings(keeper);
  expect(useSettings.getState()).toEqual({ ...DEFAULT_SETTINGS, appearance: 'dark', textScale: 1.5 });
});
