import { screen } from '@testing-library/react-native';

import { DISC_SPACES } from '@/box/playerBoard';
import { setLanguage } from '@/i18n/language';
import { herdOf, PlayerBoard, SamBoard, sideOf } from '@/ui/sides';

import { show } from '../show';
import { SAMPLE_TABLE } from '../sampleTable';

beforeEach(() => setLanguage('en'));

test('your board tells money, certificates and limits', () => {
  show(<PlayerBoard table={SAMPLE_TABLE} />);
  for (const label of [
    'Money $9',
    'Certificates 2 of 4 +1 permanent',
    'Exchange tokens 1',
    'Step limit 4',
    'Hand limit 4',
  ]) {
    expect(screen.getByLabelText(label)).toBeOnTheScreen();
  }
});

test('your board tells workers, herd, reserve and discs', () => {
  show(<PlayerBoard table={SAMPLE_TABLE} />);
  expect(screen.getByText('Engineers: 5 of 6')).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: '4 × Criollo, value 1' })).toBeOnTheScreen();
  expect(screen.getByRole('img', { name: /^Your building 11a: 12 builders, 20\sVP/ })).toBeOnTheScreen();
  expect(screen.getByLabelText('Certificate limit 4, white corners, unlocked')).toBeOnTheScreen();
  expect(screen.getAllByLabelText(/, (unlocked|disc still there)$/)).toHaveLength(DISC_SPACES.length);
});

test('with essentials only what Sam needs is shown', () => {
  show(<PlayerBoard table={SAMPLE_TABLE} essentials />);
  expect(screen.queryByText('Discs')).toBeNull();
  expect(screen.queryByText('Herd')).toBeNull();
  expect(screen.getByText('Workers')).toBeOnTheScreen();
});

test('Sam’s board counts what lies face down and names his specialization', () => {
  show(<SamBoard table={SAMPLE_TABLE} />);
  expect(screen.getByText('specialization')).toBeOnTheScreen();
  expect(screen.getByLabelText('Cattle: 3')).toBeOnTheScreen();
  expect(screen.getByLabelText('Cards in the deck 6')).toBeOnTheScreen();
  expect(screen.getByText('Station after space 4')).toBeOnTheScreen();
  expect(screen.queryByLabelText(/Corriente/)).toBeNull();
});

test('buildings show the chosen side', () => {
  expect(sideOf('abaaaaaaaaab', 2)).toBe('2b');
  expect(sideOf('abaaaaaaaaab', 12)).toBe('12b');
  expect(sideOf('abaaaaaaaaab', 3)).toBe('3a');
});

test('the herd is counted card by card', () => {
  expect(
    herdOf({
      starters: { criollo: 2, santaGertrudis: 0, pineywoods: 1, galloway: 0 },
      cattle: ['longhorn', 'longhorn'],
    }),
  ).toEqual([
    { card: 'criollo', count: 2 },
    { card: 'pineywoods', count: 1 },
    { card: 'longhorn', count: 2 },
  ]);
});
