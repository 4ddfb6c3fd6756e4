import type { Destination, Game, GameRequest } from '@/engine/events/types';
import { assertNever } from '@/lib/assertNever';

/** What is laid out, in the order hands move around the board. */
export const SETUP_STEPS = [
  'masters',
  'neutrals',
  'samWorker',
  'trail',
  'jobMarket',
  'foresight',
  'cattle',
  'objectives',
  'you',
  'sam',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

/** The step a draw belongs to; null for draws of later turns. */
export function stepOf(to: Destination): SetupStep | null {
  if (typeof to === 'object') return 'foresight';
  switch (to) {
    case 'stations':
      return 'masters';
    case 'neutralSpaces':
      return 'neutrals';
    case 'samWorker':
    case 'trail':
    case 'jobMarket':
      return to;
    case 'cattleMarket':
      return 'cattle';
    case 'objectiveSlot':
      return 'objectives';
    case 'startingObjective':
      return 'you';
    case 'samDeck':
      return 'sam';
    case 'objectiveToHerd':
    case 'objectiveToHand':
    case 'samTurn':
      return null;
    default:
      return assertNever(to);
  }
}

/** Steps whose pieces lie on the table as soon as the table has drawn them. */
export const DRAWN_STEPS: readonly SetupStep[] = [
  'masters',
  'samWorker',
  'trail',
  'jobMarket',
  'foresight',
  'cattle',
  'objectives',
];

/** `now`: being drawn; `waiting`: its draw comes later; `later`: put off; `known`: all of it can be placed. */
export type StepState = 'now' | 'waiting' | 'later' | 'known';

const has = (requests: readonly GameRequest[], step: SetupStep): boolean =>
  requests.some(({ to }) => stepOf(to) === step);

export function stateOf({ requests, deferred }: Game, step: SetupStep): StepState {
  const [first] = requests;
  if (first !== undefined && stepOf(first.to) === step) return 'now';
  if (has(requests, step)) return 'waiting';
  return has(deferred, step) ? 'later' : 'known';
}

/** Where a put-off draw of this step stands among those put off. */
export const deferredAt = ({ deferred }: Game, step: SetupStep): number =>
  deferred.findIndex(({ to }) => stepOf(to) === step);
