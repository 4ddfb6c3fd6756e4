import { act, renderHook } from '@testing-library/react-native';
import * as Haptics from 'expo-haptics';
import * as KeepAwake from 'expo-keep-awake';
import * as Speech from 'expo-speech';
import { AppState } from 'react-native';

import { setLanguage } from '@/i18n';
import { DEFAULT_SETTINGS, useSettings } from '@/store/settings';
import { useAwake, useHaptic, useSpeech } from '@/ui/device';

afterEach(() => {
  jest.restoreAllMocks();
  useSettings.setState(DEFAULT_SETTINGS);
  setLanguage('en');
});

describe('the screen', () => {
  const watch = () => ({
    on: jest.spyOn(KeepAwake, 'activateKeepAwakeAsync').mockResolvedValue(),
    off: jest.spyOn(KeepAwake, 'deactivateKeepAwake').mockResolvedValue(),
    state: jest.spyOn(AppState, 'addEventListener'),
  });

  test('stays awake, is asked again after a change of tabs, and rests afterwards', () => {
    const { on, off, state } = watch();
    const { unmount } = renderHook(() => useAwake());
    expect(on).toHaveBeenCalledTimes(1);
    const [, changed] = state.mock.calls[0] ?? [];
    changed?.('background');
    changed?.('active');
    expect(on).toHaveBeenCalledTimes(2);
    unmount();
    expect(off).toHaveBeenCalledTimes(1);
  });

  test('is left alone when the player says so', () => {
    const { on } = watch();
    useSettings.setState({ keepAwake: false });
    renderHook(() => useAwake());
    expect(on).not.toHaveBeenCalled();
  });
});

describe('the voice', () => {
  test('speaks the language of the app and falls silent when left', () => {
    const speak = jest.spyOn(Speech, 'speak').mockImplementation(() => undefined);
    const stop = jest.spyOn(Speech, 'stop').mockResolvedValue();
    setLanguage('pl');
    const { result, unmount } = renderHook(() => useSpeech());
    act(() => result.current.say(['Raz', 'Dwa']));
    expect(speak.mock.calls.map(([text, options]) => [text, options?.language])).toEqual([
      ['Raz', 'pl-PL'],
      ['Dwa', 'pl-PL'],
    ]);
    expect(result.current.speaking).toBe(true);
    stop.mockClear();
    unmount();
    expect(stop).toHaveBeenCalledTimes(1);
  });

  test('is quiet again after its last sentence', () => {
    const speak = jest.spyOn(Speech, 'speak').mockImplementation(() => undefined);
    jest.spyOn(Speech, 'stop').mockResolvedValue();
    const { result } = renderHook(() => useSpeech());
    act(() => result.current.say(['One', 'Two']));
    act(() => speak.mock.calls[1]?.[1]?.onDone?.());
    expect(result.current.speaking).toBe(false);
  });
});

test.each([
  ['taps the hand', true, 1],
  ['leaves the hand alone', false, 0],
])('a draw %s', (_name, haptics, times) => {
  const impact = jest.spyOn(Haptics, 'impactAsync').mockResolvedValue();
  useSettings.setState({ haptics });
  const { result } = renderHook(() => useHaptic());
  result.current();
  expect(impact).toHaveBeenCalledTimes(times);
});
