import { assertNever } from '../../lib/assertNever';
import type { BoxProfile } from '../../box/profile';
import type { SamStep } from '../sam/types';
import { entry, given, objectiveParams, type LogEntry } from './log';

/** What Sam did, a line a step. */
export function describeStep(step: SamStep, profile: BoxProfile): LogEntry {
  const said = (key: LogEntry['key'], values: Parameters<typeof given>[0] = {}): LogEntry =>
    entry('sam', key, given(values));
  switch (step.do) {
    case 'move':
      return said('log.sam.move', {
        to: step.to,
        steps: step.path.length,
        gained: step.playerGains > 0 ? step.playerGains : null,
      });
    case 'hire':
      return said('log.sam.hire', { worker: step.worker, row: step.row });
    case 'specialize':
      return said('log.sam.specialize', { worker: step.worker });
    case 'reveal':
      return said('log.sam.reveal', { cards: step.cards });
    case 'buy':
      return said('log.sam.buy', { cards: step.cards, cowboys: step.cowboys, dollars: step.dollars });
    case 'takeCattle':
      return said('log.sam.takeCattle', { card: step.card });
    case 'build':
      return said('log.sam.build', { building: step.building, space: step.space, replaces: step.replaces });
    case 'engine':
      return said('log.sam.engine', { from: step.from, to: step.to });
    case 'upgrade':
      return said('log.sam.upgrade', { station: step.station, master: step.removesMaster });
    case 'retireEngine':
      return said('log.sam.retireEngine');
    case 'objective':
      return said('log.sam.objective', { ...objectiveParams(profile, step.card), slot: step.slot });
    case 'outlaw':
      return said('log.sam.outlaw', { space: step.space, tile: step.tile });
    case 'hazard':
      return said('log.sam.hazard', { space: step.space, tile: step.tile });
    case 'foresight':
      return said('log.sam.foresight', { column: step.column, tile: step.tile, to: step.to });
    case 'refillMarket':
      return said('log.sam.refillMarket', { cards: step.cards });
    case 'deliver':
      return said('log.sam.deliver', { city: step.city });
    case 'end':
      return said('log.closed', { owner: step.by });
    case 'nothing':
      return said('log.sam.nothing', { action: step.action });
    case 'refillObjectives':
      return step.card === null
        ? said('log.sam.emptyObjectives')
        : said('log.sam.refillObjectives', objectiveParams(profile, step.card));
    case 'refillForesight':
      return said(step.tile === null ? 'log.sam.emptyForesight' : 'log.sam.refillForesight', {
        column: step.column,
        tile: step.tile,
      });
    default:
      return assertNever(step);
  }
}
