import type { Corner } from '../../box/kinds';
import { DISC_CORNER, DISC_DOLLARS, DISC_SPACES, DISCS, type DiscSpace } from '../../box/playerBoard';
import { ok, type Result } from '../../lib/result';
import { withItem, type PlayerSide, type Station, type Table } from '../table/state';
import { pay, gain } from './purse';
import { refuse } from './refuse';
import type { DiscSource, PlayError, PlayState } from './types';

/** A dark-cornered disc goes on dark corners, or anywhere when only such discs are left. */
function fits(player: PlayerSide, space: DiscSpace, corner: Corner): boolean {
  if (corner === 'dark' || DISC_CORNER[space] === 'white') return true;
  for (const other of DISC_SPACES) {
    if (DISC_CORNER[other] === 'white' && !player.cleared.includes(other)) return false;
  }
  return true;
}

/** Dollars needed to take a disc off its space; negative when it pays. */
export const discCost = (source: DiscSource): number =>
  typeof source === 'number' ? 0 : -(DISC_DOLLARS[source] ?? 0);

/** Stations the player could take a disc back from. */
function stationDiscs(table: Table, except: number | null): readonly number[] {
  const found: number[] = [];
  table.stations.forEach((station, index) => {
    if (station.player && index !== except) found.push(index);
  });
  return found;
}

/**
 * Discs that may go on a space with these corners when `purse` dollars are at hand. None left that can be
 * placed or paid for: a disc of one of the player's stations.
 */
export function discChoices(
  state: PlayState,
  corner: Corner,
  purse: number,
  except: number | null = null,
): readonly DiscSource[] {
  const { table, turn } = state;
  const choices: DiscSource[] = [];
  if (table.player.cleared.length < DISCS) {
    for (const space of DISC_SPACES) {
      if (table.player.cleared.includes(space) || !fits(table.player, space, corner)) continue;
      if (turn.essentials || discCost(space) <= purse) choices.push(space);
    }
  }
  return choices.length > 0 ? choices : stationDiscs(table, except);
}

/** Discs to choose from in a list of events: with essentials none is named. */
export const discEvents = (
  state: PlayState,
  choices: () => readonly DiscSource[],
): readonly { readonly disc?: DiscSource }[] =>
  state.turn.essentials ? [{}] : choices().map((disc) => ({ disc }));

/** The disc leaves its space; the caller lays it down. With essentials the first that fits is taken. */
export function takeDisc(
  state: PlayState,
  wanted: DiscSource | undefined,
  corner: Corner,
  force: boolean,
  except: number | null = null,
): Result<PlayState, PlayError> {
  const { table, turn } = state;
  const purse = table.player.dollars;
  const source = wanted ?? (turn.essentials ? discChoices(state, corner, purse, except)[0] : undefined);
  if (source === undefined) return turn.essentials ? ok(state) : refuse('noSuchDisc');
  if (typeof source === 'number') {
    const station = table.stations[source];
    if (!station?.player || source === except) return refuse('noSuchDisc', { disc: source });
    if (!force && !discChoices(state, corner, purse, except).includes(source)) {
      return refuse('noSuchDisc', { disc: source });
    }
    const stations = withItem<Station>(table.stations, source, { ...station, player: false });
    return ok({ ...state, table: { ...table, stations } });
  }
  if (table.player.cleared.includes(source)) return refuse('noSuchDisc', { disc: source });
  if (!force && !fits(table.player, source, corner)) return refuse('discCorner', { disc: source });
  const cost = discCost(source);
  const paid = pay(state, cost, force);
  if (!paid.ok) return paid;
  const after = gain(paid.value, -cost);
  const player = { ...after.table.player, cleared: [...table.player.cleared, source] };
  return ok({ ...after, table: { ...after.table, player } });
}
