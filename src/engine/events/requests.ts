import type { MarketCard } from '../../box/cattle';
import type { WorkerKind } from '../../box/kinds';
import { HIDDEN_STARTING, OBJECTIVE_SLOTS } from '../../box/objectives';
import { boxOf } from '../../box/profile';
import { STATIONS_WITH_MASTER } from '../../box/railroad';
import { LEVEL, type SamCard } from '../../box/samCards';
import { MASTERS, type MasterId } from '../../box/stationMasters';
import type { SupplyTile } from '../../box/tiles';
import { NEUTRAL_LETTERS, type NeutralLetter } from '../../box/trail';
import { assertNever } from '../../lib/assertNever';
import { addObjective, freeSectionSpace, isWorker, placeSupplyTile, placeWorker } from '../table/place';
import { withItem, withTile, type Column, type Objective, type Table } from '../table/state';
import { canDraw, PILES, takeFrom, type PileId } from '../table/supply';
import type { DrawItem, FoldErrorCode, GameRequest, RequestPile } from './types';

export const isSupplyPile = (pile: RequestPile): pile is PileId =>
  (PILES as readonly string[]).includes(pile);

type SetupPile = Exclude<RequestPile, PileId>;

/** Every piece of a pile that only setup knows. */
function allFaces(table: Table, pile: SetupPile): readonly (string | number)[] {
  switch (pile) {
    case 'masters':
      return MASTERS;
    case 'startingObjectives':
      return Object.keys(boxOf(table.profile).objectives);
    case 'neutrals':
      return NEUTRAL_LETTERS;
    case 'samDeck':
      return LEVEL[table.difficulty].cards;
    default:
      return assertNever(pile);
  }
}

/** True while a piece of such a pile is not on the table yet. */
function isToCome(table: Table, pile: SetupPile, face: string | number): boolean {
  switch (pile) {
    case 'masters':
      return (
        !table.player.masters.includes(face as MasterId) && !table.stations.some((s) => s.master === face)
      );
    case 'startingObjectives': {
      const starting = boxOf(table.profile).objectives[face]?.starting === true && face !== HIDDEN_STARTING;
      return starting && !table.player.objectives.area.includes(face as string);
    }
    case 'neutrals':
      return !table.trail.includes(`neutral:${face as NeutralLetter}`);
    case 'samDeck':
      return !table.sam.deck.includes(face as SamCard);
    default:
      return assertNever(pile);
  }
}

/** Masters, starting objectives, neutral buildings or cards of Sam that can still come. */
export const setupFaces = (table: Table, pile: SetupPile): readonly (string | number)[] =>
  allFaces(table, pile).filter((face) => isToCome(table, pile, face));

/** Null when this piece can come out for the request now, else why not. */
export function refusal(table: Table, request: GameRequest, item: DrawItem): FoldErrorCode | null {
  const { pile } = request;
  if (!isSupplyPile(pile)) {
    if (typeof item === 'object') return pile === 'startingObjectives' ? null : 'cannotDraw';
    return allFaces(table, pile).includes(item) && isToCome(table, pile, item) ? null : 'cannotDraw';
  }
  if (typeof item === 'number' || (typeof item === 'object' && pile !== 'objectives')) return 'cannotDraw';
  if (!canDraw(table.supply[pile], item)) return 'cannotDraw';
  return hasRoom(table, request, item as SupplyTile) ? null : 'noSpace';
}

/** Setup: a hazard or outlaw whose section is full goes back into the bag. */
export const hasRoom = (table: Table, request: GameRequest, tile: SupplyTile): boolean =>
  request.to !== 'trail' || isWorker(tile) || freeSectionSpace(table, tile) !== null;

/** Lays one piece where the request wants it. It must have passed `refusal`. */
export function lay(table: Table, request: GameRequest, item: DrawItem): Table {
  const { pile, to } = request;
  const drawn = isSupplyPile(pile)
    ? { ...table, supply: takeFrom(table.supply, pile, item as Objective) }
    : table;
  if (typeof to === 'object') return layForesight(drawn, to.foresight, item as SupplyTile);
  switch (to) {
    case 'cattleMarket':
      return { ...drawn, cattleMarket: [...drawn.cattleMarket, item as MarketCard] };
    case 'objectiveSlot':
      return addObjective(drawn, item as Objective);
    case 'objectiveToHerd':
    case 'objectiveToHand':
      return withObjectives(drawn, 'herd', item as Objective);
    case 'startingObjective':
      return withObjectives(drawn, 'area', item as Objective);
    case 'stations':
      return layMaster(drawn, STATIONS_WITH_MASTER - request.count, item as MasterId);
    case 'neutralSpaces':
      return layNeutral(drawn, NEUTRAL_LETTERS.length - request.count, item as NeutralLetter);
    case 'samWorker':
      return laySamWorker(drawn, item as WorkerKind);
    case 'trail':
      return placeSupplyTile(drawn, item as SupplyTile, 'player').table;
    case 'jobMarket':
      return placeWorker(drawn, item as WorkerKind, 'player').table;
    case 'samDeck':
      return { ...drawn, sam: { ...drawn.sam, deck: [...drawn.sam.deck, item as SamCard] } };
    case 'samTurn':
      return drawn;
    default:
      return assertNever(to);
  }
}

/** A column is filled from the bottom. */
function layForesight(table: Table, column: 0 | 1 | 2, tile: SupplyTile): Table {
  const [bottom, top] = table.foresight[column];
  const filled: Column = bottom === null ? [tile, top] : [bottom, tile];
  const [one, two, three] = table.foresight;
  const foresight: Table['foresight'] =
    column === 0 ? [filled, two, three] : column === 1 ? [one, filled, three] : [one, two, filled];
  return { ...table, foresight };
}

function withObjectives(table: Table, where: 'area' | 'herd', card: Objective): Table {
  const { objectives } = table.player;
  return {
    ...table,
    player: { ...table.player, objectives: { ...objectives, [where]: [...objectives[where], card] } },
  };
}

/** A station Sam reached before its master was known has none: his upgrade sends it to the box. */
function layMaster(table: Table, index: number, master: MasterId): Table {
  const station = table.stations[index];
  if (!station || station.sam) return table;
  return { ...table, stations: withItem(table.stations, index, { ...station, master }) };
}

function layNeutral(table: Table, index: number, letter: NeutralLetter): Table {
  const space = NEUTRAL_LETTERS[index];
  return space ? { ...table, trail: withTile(table.trail, space, `neutral:${letter}`) } : table;
}

/** The tile put aside for Sam is his first worker, and its kind what he specializes in. */
function laySamWorker(table: Table, kind: WorkerKind): Table {
  const { workers } = table.sam;
  return {
    ...table,
    sam: { ...table.sam, workers: { ...workers, [kind]: workers[kind] + 1 }, specialization: kind },
  };
}

/** How many pieces can still come for a request: an empty pile fills nothing, and a full place takes nothing. */
export function left(table: Table, request: GameRequest): number {
  const { pile, count, to } = request;
  if (to === 'samTurn' || !isSupplyPile(pile)) return count;
  return Math.min(count, table.supply[pile].left, room(table, to));
}

function room(table: Table, to: GameRequest['to']): number {
  if (to === 'objectiveSlot') return OBJECTIVE_SLOTS - table.objectives.length;
  if (typeof to === 'string') return Infinity;
  const [bottom, top] = table.foresight[to.foresight];
  return Number(bottom === null) + Number(top === null);
}

/** Requests without those that nothing can answer any more. */
export function trimmed(table: Table, requests: readonly GameRequest[]): readonly GameRequest[] {
  let same = true;
  for (const request of requests) if (left(table, request) !== request.count) same = false;
  if (same) return requests;
  return requests.map((r) => ({ ...r, count: left(table, r) })).filter((r) => r.count > 0);
}
