import { parsePosition, type Position } from '../../../src/engine/table/position';

/** A file that names every part of the format once. */
export const EXAMPLE = {
  format: 'sam-position@1',
  edition: 'second',
  variants: [],
  difficulty: 'medium',
  firstDelivery: 'bloomington',
  samSteps: { '1': 2, '10': 'specialists', '12': 'buildings' },
  turn: 'sam',
  trail: { A1: 'player:4a', C1: 'sam:1b', flood1: 'flood:green:4', outlaw1: 'outlaw:green' },
  herders: { player: 'B', sam: 'start' },
  jobMarket: {
    row: 2,
    workers: [
      ['cowboy', 'engineer'],
      ['builder', null],
    ],
  },
  foresight: [
    ['flood:green:3', 'outlaw:orange'],
    ['cowboy', 'builder'],
    ['engineer', 'cowboy'],
  ],
  cattleMarket: ['blackAngus', 'longhorn', 'corriente', 'shorthorn:4', 'hereford:6'],
  objectives: ['newYork-5', { vp: 3, penalty: 2, reward: 'twoDollars', tasks: ['building', 'hazard'] }],
  railroad: {
    engines: { player: 0, sam: 0 },
    stations: { '4.5': { discs: ['player'], master: 'perWorker' } },
    cities: { bloomington: ['sam'] },
  },
  sam: {
    workers: { cowboy: 1, builder: 1, engineer: 2 },
    specialization: 'engineer',
    reserve: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    discs: 13,
    deck: [15, 3],
    discards: [],
    cattle: [],
    objectives: [],
    hazards: [],
    outlaws: [],
    jobToken: false,
  },
  player: {
    dollars: 6,
    workers: { cowboy: 1, builder: 1, engineer: 1 },
    buildings: { sides: 'aaaaaaaaaaaa', reserve: [1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12] },
    cleared: ['gain2'],
    certificates: 0,
    masters: [],
    cattle: [],
    objectives: { area: [], herd: [] },
    hazards: [],
    outlaws: [],
    tokens: 1,
    jobToken: false,
  },
  seed: 1,
  stacks: { cattle: 31 },
  draws: { cattle: ['corriente', 'hereford:7'], objectives: [], bag1: [], bag2: [], bag3: [] },
};

/** A position that must be right. */
export function read(input: unknown): Position {
  const position = parsePosition(input);
  if (!position.ok) throw new Error(position.error.message);
  return position.value;
}

/** The message a wrong position is refused with. */
export function refusal(input: unknown): string {
  const position = parsePosition(input);
  return position.ok ? 'ok' : position.error.message;
}
