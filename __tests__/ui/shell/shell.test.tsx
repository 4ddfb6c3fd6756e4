import { act, fireEvent, render, screen, waitFor } from '@testing-library/react-native';
import { Text } from 'react-native';

import { changeSettings, DEFAULT_SETTINGS, useSettings } from '@/store/settings';
import { Segmented, SwitchRow, Text as Words } from '@/ui/base';
import { errorDetails, lazyScreen } from '@/ui/shell';
import { LIGHT } from '@/ui/theme';

afterEach(() => act(() => useSettings.setState(DEFAULT_SETTINGS)));

describe('lazyScreen', () => {
  test('shows the screen once its code is there, with its props', async () => {
    const Page = lazyScreen<{ name: string }>(() => Promise.resolve(({ name }) => <Text>hello {name}</Text>));
    render(<Page name="Sam" />);
    await waitFor(() => screen.getByText('hello Sam'));
  });

  test('shows at once what was fetched before', async () => {
    const Page = lazyScreen(() => Promise.resolve(() => <Text>here</Text>));
    await Page.preload();
    render(<Page />);
    screen.getByText('here');
  });

  test('asks only once however often it is opened', async () => {
    const load = jest.fn(() => Promise.resolve(() => <Text>here</Text>));
    const Page = lazyScreen(load);
    await Page.preload();
    render(<Page />);
    await Page.preload();
    expect(load).toHaveBeenCalledTimes(1);
  });
});

test('details of an error say where it happened and what it was', () => {
  const details = errorDetails(new TypeError('no such tile'), '/game/7');
  expect(details).toContain('at /game/7');
  expect(details).toContain('TypeError: no such tile');
});

describe('the kit', () => {
  test('text grows with the setting and keeps within 200 %', () => {
    render(<Words>grow</Words>);
    expect(screen.getByText('grow')).toHaveStyle({ fontSize: 17, color: LIGHT.ink });
    act(() => changeSettings({ textScale: 2 }));
    expect(screen.getByText('grow')).toHaveStyle({ fontSize: 34 });
    expect(screen.getByText('grow').props.maxFontSizeMultiplier).toBe(1);
  });

  test('a segmented choice tells which one is chosen and reports the other', () => {
    const onChange = jest.fn();
    const options = [
      { value: 'app', label: 'The app' },
      { value: 'table', label: 'The table' },
    ];
    render(<Segmented label="Who draws" options={options} value="app" onChange={onChange} />);
    expect(screen.getByRole('radio', { name: 'The app' })).toBeChecked();
    fireEvent.press(screen.getByRole('radio', { name: 'The table' }));
    expect(onChange).toHaveBeenCalledWith('table');
  });

  test('a switch line turns over when pressed anywhere', () => {
    const onChange = jest.fn();
    render(<SwitchRow title="Vibration" on={false} onChange={onChange} />);
    fireEvent.press(screen.getByRole('switch', { name: 'Vibration' }));
    expect(onChange).toHaveBeenCalledWith(true);
  });
});
