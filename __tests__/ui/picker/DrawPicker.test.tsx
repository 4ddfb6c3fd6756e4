import { fireEvent, screen, within } from '@testing-library/react-native';

import { createGame } from '@/engine/events/create';
import { foldTrusted } from '@/engine/events/fold';
import type { GameSetup } from '@/engine/events/setup';
import { defaultSetup } from '@/engine/events/setupFile';
import type { DrawItem, Game, GameEvent, RequestPile } from '@/engine/events/types';
import { setLanguage } from '@/i18n/language';
import { must } from '@/lib/must';
import { DrawPicker, SamCardPicker } from '@/ui/picker';
import { drawnBefore } from '@/ui/picker/faces';

import { show } from '../show';

beforeEach(() => setLanguage('en'));

function after(setup: Partial<GameSetup>, ...events: readonly GameEvent[]): Game {
  return events.reduce<Game>(
    (game, event) => {
      const folded = foldTrusted(game, event);
      if (!folded.ok) throw new Error(JSON.stringify(folded.error));
      return folded.value;
    },
    createGame({ ...defaultSetup(5), ...setup }),
  );
}

const draw = (pile: RequestPile, ...items: readonly DrawItem[]): GameEvent => ({ type: 'draw', pile, items });
const MASTERS = draw(
  'masters',
  'perWorker',
  'perBuilding',
  'twelveDollars',
  'perHazardPair',
  'perStationPair',
);
const SAM = draw('bag2', 'engineer');
const TRAIL = draw('bag1', 'flood:green:4', 'flood:green:4', 'outlaw:green', 'drought:black:2');
const TRAIL_REST = draw('bag1', 'outlaw:green', 'outlaw:orange', 'rockfall:green:3');
const JOBS = draw('bag2', 'cowboy', 'cowboy', 'builder');
const FORESIGHT = [
  draw('bag1', 'outlaw:orange', 'outlaw:green'),
  draw('bag2', 'cowboy', 'builder'),
  draw('bag3', 'cowboy', 'outlaw:green'),
];
const CATTLE = draw(
  'cattle',
  'longhorn',
  'longhorn',
  'corriente',
  'blackAngus',
  'hereford:7',
  'shorthorn:3',
  'shorthorn:4',
);
const TO_OBJECTIVES = [MASTERS, SAM, TRAIL, TRAIL_REST, JOBS, ...FORESIGHT, CATTLE];

/** Shows the first request and collects what is tapped. */
function pick(game: Game, drawn?: readonly DrawItem[]): DrawItem[] {
  const picked: DrawItem[] = [];
  const request = must(game.requests[0], 'request');
  show(
    <DrawPicker request={request} table={game.table} drawn={drawn} onPick={(item) => picked.push(item)} />,
  );
  return picked;
}

test('one tap on a face is one draw, with what is left of it said', () => {
  const picked = pick(after({}, MASTERS, SAM, TRAIL));
  fireEvent.press(screen.getByRole('button', { name: 'rockfall (4\u00a0VP), green hand, 2 left' }));
  fireEvent.press(screen.getByTestId('draw-outlaw:orange'));
  expect(picked).toEqual(['rockfall:green:4', 'outlaw:orange']);
});

test('faces that have run out keep their place and cannot be pressed', () => {
  const picked = pick(after({}, MASTERS, SAM, TRAIL));
  const floods = within(screen.getByLabelText('Floods')).getAllByRole('button');
  expect(floods).toHaveLength(5);
  expect(screen.getByTestId('draw-flood:green:4')).toBeDisabled();
  fireEvent.press(screen.getByTestId('draw-flood:green:4'));
  expect(picked).toEqual([]);
});

test('a tile without a space goes back, and the screen says so', () => {
  const full = draw('bag1', 'flood:green:4', 'flood:green:4', 'flood:green:3', 'flood:green:2');
  pick(after({}, MASTERS, SAM, full));
  expect(screen.getByTestId('draw-flood:black:2')).toBeDisabled();
  expect(screen.getByText(/goes back into the bag/)).toBeOnTheScreen();
});

test('what came out so far and how many are to come', () => {
  pick(after({}, MASTERS, SAM, TRAIL), ['flood:green:4', 'flood:green:4', 'outlaw:green', 'drought:black:2']);
  expect(screen.getByText('5 of 7')).toBeOnTheScreen();
  expect(screen.getByLabelText(/^So far: flood .* · flood .* · green outlaw · drought/)).toBeOnTheScreen();
});

test('station masters are named with both halves', () => {
  const picked = pick(after({}));
  fireEvent.press(
    screen.getByRole('button', { name: /^Station master Hazards: permanent certificate; at the end/ }),
  );
  expect(picked).toEqual(['perHazardPair']);
});

test('neutral buildings by letter when they are shuffled', () => {
  const picked = pick(after({ neutrals: 'shuffled' }, MASTERS, draw('neutrals', 'C')));
  expect(screen.getByTestId('draw-C')).toBeDisabled();
  fireEvent.press(screen.getByRole('button', { name: 'Neutral building G' }));
  expect(picked).toEqual(['G']);
});

test('cattle by value, each breed with its VP', () => {
  const picked = pick(after({}, ...TO_OBJECTIVES.slice(0, -1)));
  const value5 = within(screen.getByLabelText('Value 5')).getAllByRole('button');
  expect(value5).toHaveLength(3);
  fireEvent.press(screen.getByRole('button', { name: /^Hereford 7, value 5, 7\sVP, 2 left$/ }));
  expect(picked).toEqual(['hereford:7']);
});

test('objectives are found by what they ask for', () => {
  const picked = pick(after({}, ...TO_OBJECTIVES));
  const all = screen.getAllByTestId(/^draw-.*-\d/).length;
  fireEvent.press(screen.getByRole('checkbox', { name: 'New York' }));
  expect(screen.getAllByTestId(/^draw-.*-\d/)).toHaveLength(1);
  expect(all).toBeGreaterThan(15);
  fireEvent.press(screen.getByRole('button', { name: /^5\sVP, −3 if not fulfilled: New\sYork.*4 left$/ }));
  expect(picked).toEqual(['newYork-5']);
});

test('a card that is not in the catalogue is described', () => {
  const picked = pick(after({}, ...TO_OBJECTIVES));
  fireEvent.press(screen.getByRole('button', { name: 'Describe a card' }));
  expect(screen.getByRole('button', { name: 'Take this card' })).toBeDisabled();
  fireEvent.press(screen.getByRole('button', { name: 'More: Victory points' }));
  fireEvent.press(screen.getByRole('button', { name: 'Fewer: Penalty' }));
  fireEvent.press(screen.getByRole('button', { name: 'More: hazard' }));
  fireEvent.press(screen.getByRole('button', { name: 'More: hazard' }));
  fireEvent.press(screen.getByRole('radio', { name: 'engine up to 2' }));
  fireEvent.press(screen.getByRole('button', { name: 'Take this card' }));
  const card = { vp: 4, penalty: 1, reward: 'engineTwo', tasks: ['hazard', 'hazard'] } as const;
  expect(picked).toEqual([card]);
  const taken = after({}, ...TO_OBJECTIVES, draw('objectives', card));
  expect(taken.table.objectives).toEqual([card]);
});

test('later is offered only where it is possible', () => {
  const game = after({}, MASTERS);
  const request = must(game.requests[0], 'request');
  const later = jest.fn();
  show(<DrawPicker request={request} table={game.table} onPick={() => undefined} onLater={later} />);
  fireEvent.press(screen.getByRole('button', { name: 'Later' }));
  expect(later).toHaveBeenCalledTimes(1);
  screen.unmount();
  pick(game);
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
});

test('what came before is read from the last draws of the same pile', () => {
  const events = [MASTERS, SAM, TRAIL, TRAIL_REST];
  expect(drawnBefore(events, 'bag1')).toHaveLength(7);
  expect(drawnBefore(events, 'bag2')).toEqual([]);
});

test('cards of the printed deck that can be turned', () => {
  const picked: number[] = [];
  const game = after({ deck: 'real', difficulty: 'easy' });
  show(<SamCardPicker table={game.table} onPick={(card) => picked.push(card)} />);
  expect(screen.getAllByRole('button')).toHaveLength(12);
  fireEvent.press(screen.getByRole('button', { name: 'Card 3: 2 steps, buy cattle' }));
  expect(picked).toEqual([3]);
});
