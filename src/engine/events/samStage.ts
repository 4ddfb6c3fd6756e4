import { boxOf } from '../../box/profile';
import type { SamCard } from '../../box/samCards';
import { err, ok, type Result } from '../../lib/result';
import { playSam } from '../sam/turn';
import type { SamStep } from '../sam/types';
import type { Table } from '../table/state';
import { takeFrom } from '../table/supply';
import { trimmed } from './requests';
import { advanceSeed } from './seed';
import type { Destination, FoldError, Game, GameRequest, SamStage } from './types';

const NO_REQUESTS: readonly GameRequest[] = [];

/** Sam's turn begins: the table waits for his card, and for what he cannot do without. */
export function beginSam(game: Game): Game {
  const stage: SamStage = {
    type: 'sam',
    start: game.table,
    card: null,
    draws: {},
    choices: {},
    outcome: null,
  };
  return askDeferred({ ...game, stage, requests: NO_REQUESTS }, isAlwaysNeeded);
}

/** Asks now for deferred draws that Sam's turn touches, where something can still come. */
function askDeferred(game: Game, needed: (to: Destination) => boolean): Game {
  if (game.deferred.length === 0) return game;
  const asked = game.deferred.filter((request) => needed(request.to));
  if (asked.length === 0) return game;
  const deferred = game.deferred.filter((request) => !needed(request.to));
  return { ...game, requests: [...trimmed(game.table, asked), ...game.requests], deferred };
}

/** The way he goes and what he is depend on these, whatever his card. */
const isAlwaysNeeded = (to: Destination): boolean =>
  to === 'trail' || to === 'neutralSpaces' || to === 'samWorker' || to === 'samDeck';

/** True when this card, or a visit to Kansas City, looks at what a deferred draw would lay out. */
function isTouched(to: Destination, action: string, kansasCity: boolean): boolean {
  if (typeof to === 'object') return kansasCity;
  switch (to) {
    case 'cattleMarket':
      return kansasCity || action === 'cattle' || action === 'cattleSplit';
    case 'objectiveSlot':
      return kansasCity || action === 'objective';
    case 'jobMarket':
      return kansasCity || action === 'hireCheapest' || action === 'hireSpecialist';
    case 'stations':
      return action === 'engine' || action === 'engineSplit';
    default:
      return false;
  }
}

/**
 * Plays Sam's turn from its start with everything known so far. It stops with a request where the table must draw,
 * or with the deferred requests it touches.
 */
export function resolveSam(game: Game, stage: SamStage, card: SamCard): Game {
  const outcome = playSam(stage.start, card, stage.draws, stage.choices);
  if (game.deferred.length > 0) {
    const { action } = boxOf(stage.start.profile).samCards[card];
    const kansasCity = outcome.steps.some((step) => step.do === 'move' && step.to === 'kansasCity');
    const waiting: Game = {
      ...game,
      stage: { ...stage, card, outcome: null },
      table: stage.start,
      requests: NO_REQUESTS,
    };
    const asked = askDeferred(waiting, (to) => isAlwaysNeeded(to) || isTouched(to, action, kansasCity));
    if (asked.requests.length > 0) return asked;
    if (asked !== waiting) return resolveSam(asked, stage, card);
  }
  const requests: readonly GameRequest[] = outcome.needs
    ? [{ pile: outcome.needs.draw, count: outcome.needs.count, to: 'samTurn' }]
    : NO_REQUESTS;
  return { ...game, stage: { ...stage, card, outcome }, table: outcome.table, requests };
}

/** The table for checking Sam's draws: what has come out in this turn is out, used already or not. */
export function tableWithDraws(stage: SamStage): Table {
  const { outcome, draws } = stage;
  let table = outcome ? outcome.table : stage.start;
  for (const pile of ['cattle', 'objectives', 'bag1', 'bag2', 'bag3'] as const) {
    const answers = draws[pile];
    if (!answers) continue;
    for (let i = outcome?.used[pile] ?? 0; i < answers.length; i += 1) {
      const face = answers[i];
      if (face !== undefined) table = { ...table, supply: takeFrom(table.supply, pile, face) };
    }
  }
  return table;
}

/**
 * Sam's card is turned. The app's own deck gives its top card; the printed deck any card not yet seen. An empty pile
 * is made of the discards first.
 */
export function turnCard(
  game: Game,
  stage: SamStage,
  card: SamCard,
  deck: readonly SamCard[] | undefined,
): Result<Game, FoldError> {
  const { sam } = stage.start;
  let { seed } = stage.start;
  let rest: readonly SamCard[];
  let discards = sam.discards;
  if (sam.deck.length > 0) {
    if (deck !== undefined) return err({ code: 'badShuffle', params: {} });
    const fits = game.setup.deck === 'app' ? sam.deck[0] === card : sam.deck.includes(card);
    if (!fits) return err({ code: 'wrongCard', params: { card } });
    rest = sam.deck.filter((other) => other !== card);
  } else {
    if (!discards.includes(card)) return err({ code: 'wrongCard', params: { card } });
    if (game.setup.deck === 'real') rest = discards.filter((other) => other !== card);
    else if (deck === undefined || deck[0] !== card || !isPermutation(deck, discards)) {
      return err({ code: 'badShuffle', params: {} });
    } else {
      rest = deck.slice(1);
      seed = advanceSeed(seed, rest.length);
    }
    discards = [];
  }
  const start: Table = { ...stage.start, seed, sam: { ...sam, deck: rest, discards } };
  return ok(resolveSam({ ...game, table: start }, { ...stage, start }, card));
}

const isPermutation = (one: readonly SamCard[], other: readonly SamCard[]): boolean =>
  one.length === other.length &&
  new Set(one).size === one.length &&
  one.every((card) => other.includes(card));

/** Another equal option of one of his decisions: the turn is played again with it. */
export function chooseForSam(
  game: Game,
  stage: SamStage,
  decision: string,
  option: number,
): Result<Game, FoldError> {
  const { card, outcome } = stage;
  if (card === null || outcome === null || stage.corrected) return err({ code: 'samNotDone', params: {} });
  const step = outcome.steps.find((one) => one.decision === decision);
  if (!step) return err({ code: 'noDecision', params: { decision } });
  if (option > step.others.length) return err({ code: 'noOption', params: { decision, option } });
  const choices = { ...stage.choices, [decision]: option };
  return ok(resolveSam(game, { ...stage, choices }, card));
}

/** The option number of `samChoice` that turns a step into the equal option at this place of its `others`. */
export const optionOf = (step: SamStep, other: number): number =>
  other < (step.picked ?? 0) ? other : other + 1;
