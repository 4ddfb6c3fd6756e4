import { act, render, screen } from '@testing-library/react-native';
import { Text } from 'react-native';

import { setLanguage, useT } from '@/i18n';

function Sentence() {
  const t = useT();
  return (
    <Text>
      {t('sam.do.bank', { dollars: 2 })} {t.dollars(12)} {t.list(['A', 'B'])} {t.language}
    </Text>
  );
}

afterEach(() => act(() => setLanguage('system')));

test('a component speaks the chosen language and follows when it changes', () => {
  act(() => setLanguage('fr'));
  render(<Sentence />);
  expect(screen.getByText('Prenez 2\u00a0$ à la banque 12\u00a0$ A et\u00a0B fr')).toBeOnTheScreen();
  act(() => setLanguage('en'));
  expect(screen.getByText('Take $2 from the bank $12 A and\u00a0B en')).toBeOnTheScreen();
});

test('the language of the device is used until one is chosen', () => {
  render(<Sentence />);
  expect(screen.getByText(/ (en|fr|pl|ru)$/)).toBeOnTheScreen();
});
