/** Objectives: 24 + 4 starting. The printed 24 of the second edition are [?]: this is the built-in catalogue. */
export const TASKS = [
  'building',
  'orangeOutlaw',
  'greenOutlaw',
  'hazard',
  'station',
  'value3',
  'shorthorn',
  'hereford',
  'newYork',
] as const;
export type Task = (typeof TASKS)[number];

export const REWARDS = [
  'twoDollars',
  'drawThree',
  'engineTwo',
  'engineThree',
  'herderThree',
  'auxiliary',
] as const;
export type ObjectiveReward = (typeof REWARDS)[number];

/** Dollars, cards drawn and discarded, engine spaces or herder steps of a reward. [S] */
export const REWARD_SIZE = {
  twoDollars: 2,
  drawThree: 3,
  engineTwo: 2,
  engineThree: 3,
  herderThree: 3,
} as const;

export interface ObjectiveFacts {
  readonly vp: number;
  /** VP lost when it is not fulfilled, written as a positive number. */
  readonly penalty: number;
  readonly reward: ObjectiveReward | null;
  readonly tasks: readonly Task[];
}

export interface CatalogueObjective extends ObjectiveFacts {
  readonly copies: number;
  readonly starting: boolean;
}

const LETTER: Readonly<Record<string, Task>> = {
  B: 'building',
  O: 'orangeOutlaw',
  N: 'greenOutlaw',
  H: 'hazard',
  S: 'station',
  3: 'value3',
  4: 'shorthorn',
  5: 'hereford',
  Y: 'newYork',
};

const SHORT: Readonly<Record<Task, string>> = {
  building: 'building',
  orangeOutlaw: 'orange',
  greenOutlaw: 'green',
  hazard: 'hazard',
  station: 'station',
  value3: 'value3',
  shorthorn: 'shorthorn',
  hereford: 'hereford',
  newYork: 'newYork',
};

type Row = readonly [
  letters: string,
  vp: number,
  penalty: number,
  reward: ObjectiveReward | null,
  copies?: number,
];

const ROWS: readonly Row[] = [
  ['34B', 3, 0, null],
  ['SSN', 3, 0, null],
  ['BBH', 3, 0, null],
  ['OHH', 3, 0, null],
  ['BOO', 3, 2, 'twoDollars'],
  ['BNO', 3, 2, 'twoDollars'],
  ['4HH', 3, 2, 'twoDollars'],
  ['SSH', 3, 2, 'twoDollars'],
  ['333B', 4, 2, 'twoDollars'],
  ['Y', 5, 3, 'auxiliary', 4],
  ['BBH', 3, 2, 'drawThree'],
  ['SNO', 3, 2, 'drawThree'],
  ['5H', 3, 2, 'drawThree'],
  ['SNN', 3, 2, 'drawThree'],
  ['333S', 4, 2, 'drawThree'],
  ['44SN', 5, 3, 'engineTwo'],
  ['345', 5, 3, 'engineTwo'],
  ['BBNN', 5, 3, 'engineTwo'],
  ['BOHH', 5, 3, 'engineThree'],
  ['SSHH', 5, 3, 'engineThree'],
  ['BBHH', 5, 2, 'herderThree'],
  ['SSOO', 5, 2, 'herderThree'],
  ['345', 5, 2, 'herderThree'],
  ['34HH', 5, 2, 'herderThree'],
  ['SSBB', 5, 2, 'herderThree'],
];

/** `starting-`, the tasks in short, the VP; the reward too where two cards ask for the same. */
function idOf([letters, vp, , reward]: Row): string {
  const tasks = [...letters].map((letter) => SHORT[LETTER[letter] as Task]).join('-');
  const twins = ROWS.filter((row) => row[0] === letters && row[3] !== null).length > 1;
  return `${reward === null ? 'starting-' : ''}${tasks}-${vp}${reward !== null && twins ? `-${reward}` : ''}`;
}

/** Sam's starting objective lies face down: nobody knows which it is, all four are worth the same. [S] */
export const HIDDEN_STARTING = 'starting-hidden';

export const OBJECTIVES: Readonly<Record<string, CatalogueObjective>> = {
  ...Object.fromEntries(
    ROWS.map((row) => {
      const [letters, vp, penalty, reward, copies = 1] = row;
      const tasks = [...letters].map((letter) => LETTER[letter] as Task);
      return [idOf(row), { vp, penalty, reward, tasks, copies, starting: reward === null }];
    }),
  ),
  [HIDDEN_STARTING]: { vp: 3, penalty: 0, reward: null, tasks: [], copies: 1, starting: true },
};

export const OBJECTIVE_IDS = Object.keys(OBJECTIVES);
/** Cards shown in the display. [S] */
export const OBJECTIVE_SLOTS = 4;
export const OBJECTIVE_CARDS = 24;
