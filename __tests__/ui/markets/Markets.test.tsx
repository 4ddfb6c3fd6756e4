import { fireEvent, screen } from '@testing-library/react-native';

import { setLanguage } from '@/i18n/language';
import { CattleMarket, Foresight, JobMarket, Markets, ObjectiveDisplay, sortedCattle } from '@/ui/markets';

import { show } from '../show';
import { SAMPLE_TABLE } from '../sampleTable';

beforeEach(() => setLanguage('en'));

test('a worker is hired for the price the turn gives', () => {
  const onPressWorker = jest.fn();
  show(
    <JobMarket
      market={SAMPLE_TABLE.jobMarket}
      hires={[{ index: 3, price: 8 }]}
      onPressWorker={onPressWorker}
    />,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Hire the engineer of row 2 for $8' }));
  expect(onPressWorker).toHaveBeenCalledWith(3);
  expect(screen.getByText('Job market token: row 4 of 12')).toBeOnTheScreen();
  expect(screen.getByLabelText('cowboy, row 1, left')).toBeOnTheScreen();
});

test('rows that refill the cattle market say so', () => {
  show(<JobMarket market={SAMPLE_TABLE.jobMarket} />);
  expect(screen.getByLabelText('Row 7: $6, refills the cattle market')).toBeOnTheScreen();
});

test('a closed market says so', () => {
  show(<JobMarket market={{ row: 13, workers: [] }} />);
  expect(screen.getByText('The job market is closed')).toBeOnTheScreen();
});

test('cattle are sorted by breed and VP and keep their place', () => {
  expect(sortedCattle(['hereford:5', 'longhorn', 'blackAngus', 'shorthorn:5', 'shorthorn:3'])).toEqual([
    ['blackAngus', 2],
    ['longhorn', 1],
    ['shorthorn:3', 4],
    ['shorthorn:5', 3],
    ['hereford:5', 0],
  ]);
});

test('a card is chosen and given back', () => {
  const onPressCard = jest.fn();
  show(<CattleMarket cards={['longhorn']} cowboys={2} chosen={[0]} onPressCard={onPressCard} />);
  const chip = screen.getByRole('checkbox', { name: 'Longhorn, value 3, 2\u00a0VP' });
  expect(chip).toBeChecked();
  fireEvent.press(chip);
  expect(onPressCard).toHaveBeenCalledWith(0, 'longhorn');
  expect(screen.getByText('2 for $5 with 3 cowboys')).toBeOnTheScreen();
});

test('a foresight tile can be taken', () => {
  const onPressTile = jest.fn();
  show(
    <Foresight
      foresight={SAMPLE_TABLE.foresight}
      choices={[{ column: 1, place: 0 }]}
      onPressTile={onPressTile}
    />,
  );
  fireEvent.press(screen.getByRole('button', { name: 'Column 2, bottom: cowboy' }));
  expect(onPressTile).toHaveBeenCalledWith({ column: 1, place: 0 });
});

test('objectives are told by slot, and taken where allowed', () => {
  const onPressSlot = jest.fn();
  show(
    <ObjectiveDisplay
      objectives={SAMPLE_TABLE.objectives}
      profile={SAMPLE_TABLE.profile}
      choices={[1]}
      onPressSlot={onPressSlot}
    />,
  );
  fireEvent.press(screen.getByRole('button', { name: /^Slot 1: 5\sVP, −3 if not fulfilled: New\sYork/ }));
  expect(onPressSlot).toHaveBeenCalledWith(1);
  expect(screen.getByLabelText(/^Slot 4: 5\sVP/)).toBeOnTheScreen();
});

test('everything on offer stands under its heading', () => {
  show(<Markets table={SAMPLE_TABLE} />);
  for (const name of ['Job market', 'Foresight', 'Objectives', 'Cattle market']) {
    expect(screen.getByRole('heading', { name })).toBeOnTheScreen();
  }
});
