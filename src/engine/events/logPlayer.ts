import { MARKET_BREEDS, ORANGE_BREEDS, PURCHASES, STARTER_BREEDS } from '../../box/cattle';
import { JOB_COLUMNS } from '../../box/jobMarket';
import { SPACE_INDEX } from '../../box/trail';
import { assertNever } from '../../lib/assertNever';
import type { PlayerEvent } from '../play/types';
import type { Objective, Table } from '../table/state';
import { STATIONS } from '../../box/railroad';
import { entry, given, objectiveParams, type LogEntry, type LogParams } from './log';

/** What the player did: one line, with the money and certificates it moved, and a second when it was forced. */
export function describePlayer(before: Table, event: PlayerEvent, after: Table): readonly LogEntry[] {
  const line = lineOf(before, event, after);
  const forced = event.force ? [entry('player', 'log.forced')] : [];
  return line === null ? forced : [line, ...forced];
}

function lineOf(before: Table, event: PlayerEvent, after: Table): LogEntry | null {
  const dollars = after.player.dollars - before.player.dollars;
  const certificates = after.player.certificates - before.player.certificates;
  const said = (key: LogEntry['key'], values: Parameters<typeof given>[0] = {}): LogEntry =>
    entry(
      'player',
      key,
      given({
        ...values,
        paid: dollars < 0 ? -dollars : null,
        gained: dollars > 0 ? dollars : null,
        certificates: certificates > 0 ? certificates : null,
      }),
    );
  switch (event.type) {
    case 'place':
      return said('log.player.place', { space: event.space });
    case 'move':
      return said('log.player.move', { to: event.path[event.path.length - 1], steps: event.path.length });
    case 'take':
      return said('log.player.take');
    case 'discard':
      return isBreed(event.card)
        ? said('log.player.discard', { breed: event.card })
        : said('log.player.discardObjective', objectiveParams(before.profile, event.card));
    case 'hire': {
      const at = (event.row - 1) * JOB_COLUMNS + (event.side === 'left' ? 0 : 1);
      return said('log.player.hire', { row: event.row, worker: before.jobMarket.workers[at] });
    }
    case 'build': {
      const building = `${event.building}${before.player.sides[event.building - 1] ?? ''}`;
      const old = before.trail[SPACE_INDEX[event.space]];
      return said(old ? 'log.player.replace' : 'log.player.build', { building, space: event.space });
    }
    case 'startBuying':
      return null;
    case 'buy':
      return said('log.player.buy', { cards: event.cards, cowboys: PURCHASES[event.purchase]?.cowboys });
    case 'reveal':
      return said('log.player.reveal');
    case 'objective':
      return typeof event.from === 'number'
        ? said('log.player.objective', displayed(before, event.from))
        : said('log.player.objectivePile');
    case 'engine':
    case 'leaveEnd':
      return said('log.player.engine', { from: before.engines.player, to: after.engines.player });
    case 'engineBack':
      return said('log.player.engineBack', { from: before.engines.player, to: after.engines.player });
    case 'upgrade':
      return said('log.player.upgrade', {
        station: STATIONS[event.station]?.at ?? event.station,
        master: event.worker ? before.stations[event.station]?.master : null,
      });
    case 'outlaw':
      return said('log.player.outlaw', { space: event.space, tile: before.trail[SPACE_INDEX[event.space]] });
    case 'hazard':
      return said('log.player.hazard', { space: event.space, tile: before.trail[SPACE_INDEX[event.space]] });
    case 'auxiliary':
      return said('log.player.auxiliary', {
        action: `${event.action}.${event.double ? 'double' : 'single'}`,
      });
    case 'copy':
      return said('log.player.copy', { space: event.space });
    case 'specialDelivery':
      return said('log.player.engineBack', { from: before.engines.player, to: after.engines.player });
    case 'foresight':
      return event.tile === null
        ? said('log.player.foresightSkip', { column: event.column + 1 })
        : said('log.player.foresight', {
            column: event.column + 1,
            tile: before.foresight[event.column][event.tile],
          });
    case 'income':
      return event.breeds.length > 0
        ? said('log.player.income', { breeds: event.breeds })
        : said('log.player.incomeNone');
    case 'deliver':
      return said('log.player.deliver', { city: event.city });
    case 'playObjective':
      return said('log.player.playObjective', objectiveParams(before.profile, event.card));
    case 'token':
      return said('log.player.token');
    case 'skip':
    case 'endTurn':
      return null;
    default:
      return assertNever(event);
  }
}

const BREEDS: readonly unknown[] = [...STARTER_BREEDS, ...MARKET_BREEDS, ...ORANGE_BREEDS];
const isBreed = (card: Objective): card is string => BREEDS.includes(card);

function displayed(table: Table, slot: number): LogParams {
  const card = table.objectives[slot - 1];
  return card === undefined ? {} : objectiveParams(table.profile, card);
}
