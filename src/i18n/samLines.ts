import { TRACK_END } from '../box/railroad';
import type { Colour, Drawer } from '../engine/events/setup';
import { objectiveName } from '../engine/events/log';
import type { Beaten, SamDeed, Why } from '../engine/sam/types';
import { assertNever } from '../lib/assertNever';
import type { MessageKey } from './catalogs';
import type { Params } from './message';
import { isMessageKey } from './translate';

/** A sentence that is still to be said in some language: `t(line.key, line.params)`. */
export type Line = { readonly key: MessageKey; readonly params: Params };

const line = (key: MessageKey, params: Params = {}): Line => ({ key, params });

const isStation = (at: number): boolean => at === TRACK_END || !Number.isInteger(at);

/** What the hands at the table do for a step of Sam, in order; empty when there is nothing to touch. */
export const samLines = (
  deed: SamDeed & { readonly why?: Why },
  { colour, draws }: { readonly colour: Colour; readonly draws: Drawer },
): readonly Line[] => {
  switch (deed.do) {
    case 'move': {
      const move =
        deed.to === 'kansasCity'
          ? line('sam.do.moveKansasCity', { colour })
          : line('sam.do.move', { colour, space: deed.to });
      return deed.playerGains > 0 ? [move, line('sam.do.bank', { dollars: deed.playerGains })] : [move];
    }
    case 'hire':
      return [line('sam.do.hire', { worker: deed.worker, row: deed.row, side: deed.side })];
    case 'specialize':
      return [line('sam.do.specialize', { worker: deed.worker })];
    case 'reveal':
      return [
        draws === 'app'
          ? line('sam.do.revealed', { cards: deed.cards })
          : line('sam.do.reveal', { n: deed.cards.length }),
      ];
    case 'refillMarket':
      if (deed.cards.length === 0) return [];
      return [
        draws === 'app'
          ? line('sam.do.refilledMarket', { cards: deed.cards })
          : line('sam.do.refillMarket', { n: deed.cards.length }),
      ];
    case 'buy':
      return [line('sam.do.buy', { cards: deed.cards, n: deed.cards.length })];
    case 'takeCattle':
      return [line('sam.do.takeCattle', { card: deed.card })];
    case 'build':
      return deed.replaces === null
        ? [line('sam.do.build', { building: deed.building, space: deed.space })]
        : [
            line('sam.do.buildReplace', {
              building: deed.building,
              space: deed.space,
              replaces: deed.replaces,
            }),
            line('sam.do.boxBuilding', { building: deed.replaces }),
          ];
    case 'engine':
      return [line(isStation(deed.to) ? 'sam.do.engineStation' : 'sam.do.engine', { colour, to: deed.to })];
    case 'upgrade':
      return [
        deed.discFrom === 'reserve'
          ? line('sam.do.upgrade', { colour })
          : line('sam.do.upgradeFrom', { colour, from: deed.discFrom }),
        ...(deed.removesMaster === null ? [] : [line('sam.do.removeMaster')]),
      ];
    case 'retireEngine':
      return [line('sam.do.retireEngine', { colour })];
    case 'objective':
      return [line('sam.do.objective', { slot: deed.slot, card: objectiveName(deed.card) })];
    case 'refillObjectives':
      if (deed.card === null) return [line('sam.do.slideObjectives')];
      return [
        draws === 'app'
          ? line('sam.do.placedObjective', { card: objectiveName(deed.card) })
          : line('sam.do.refillObjective'),
      ];
    case 'outlaw':
      return [line('sam.do.outlaw', { space: deed.space, tile: deed.tile })];
    case 'hazard':
      return [line('sam.do.hazard', { space: deed.space, tile: deed.tile })];
    case 'foresight':
      return [foresightLine(deed, deed.why)];
    case 'refillForesight':
      return [refillLine([deed])];
    case 'deliver':
      return [
        deed.discFrom === 'reserve'
          ? line('sam.do.deliver', { colour, city: deed.city })
          : line('sam.do.deliverFrom', { colour, city: deed.city, from: deed.discFrom }),
      ];
    case 'end':
      return [line(deed.by === 'sam' ? 'sam.do.endSam' : 'sam.do.endPlayer')];
    case 'nothing': {
      const key = `sam.do.nothing.${deed.action}`;
      return isMessageKey(key) ? [line(key)] : [];
    }
    default:
      return assertNever(deed);
  }
};

/** Which place of the job market the worker takes and where its token goes is told by the why. */
const foresightLine = ({ column, tile, to }: Extract<SamDeed, { do: 'foresight' }>, why?: Why): Line => {
  if (to === 'jobMarket') return line('sam.do.foresightJob', { ...why?.params, column, tile });
  if (to === 'box') return line('sam.do.foresightBox', { column, tile });
  return line('sam.do.foresight', { column, tile, to });
};

/** The columns of the foresight spaces filled up again, all in one instruction. */
export const refillLine = (refills: readonly Extract<SamDeed, { do: 'refillForesight' }>[]): Line => {
  const tiles = refills.flatMap(({ column, tile }) => (tile === null ? [] : [[`tile${column}`, tile]]));
  return tiles.length === 0
    ? line('sam.do.slideForesight')
    : line('sam.do.refillForesight', Object.fromEntries(tiles));
};

/** Why he did it: the deciding rule first, then the further reasons of the same step. */
export const whyLines = (why: Why): readonly Line[] => {
  const key = `sam.why.${why.rule}`;
  return [...(isMessageKey(key) ? [line(key, why.params)] : []), ...(why.also ?? []).flatMap(whyLines)];
};

const WAYS = ['total', 'fees', 'owed'];
const WORKERS_LOST = ['cost', 'specialization', 'workers'];
const PLANS = ['builders', 'hand', 'need', 'hands'];
const SECTIONS = ['count', 'vp'];

/** What a beaten option is made of, by the criterion it lost on. */
const optionParams = (criterion: string, option: string): Params => {
  const parts = option.split(' ');
  const [first = option, second] = parts;
  if (WAYS.includes(criterion)) return { path: parts };
  if (WORKERS_LOST.includes(criterion)) return { worker: first, row: Number.parseInt(second ?? '', 10) };
  if (PLANS.includes(criterion))
    return second === undefined ? { building: first } : { building: first, space: second };
  return SECTIONS.includes(criterion) ? { hazard: first } : { cards: parts };
};

/** What a beaten option lacked; null for a criterion without words. */
export const beatenLine = ({ criterion, option, value, best }: Beaten): Line | null => {
  const key = `sam.beat.${criterion}`;
  return isMessageKey(key) ? line(key, { ...optionParams(criterion, option), value, best }) : null;
};
