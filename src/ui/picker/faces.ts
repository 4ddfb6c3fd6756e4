import { CATTLE, type MarketCard } from '@/box/cattle';
import type { SamCard } from '@/box/samCards';
import { MASTERS } from '@/box/stationMasters';
import { NEUTRAL_LETTERS } from '@/box/trail';
import { isSupplyPile, refusal, setupFaces } from '@/engine/events/requests';
import { tableWithDraws } from '@/engine/events/samStage';
import type { DrawItem, Game, GameEvent, GameRequest, RequestPile } from '@/engine/events/types';
import type { Table } from '@/engine/table/state';

export const FACE_GROUPS = [
  'flood',
  'drought',
  'rockfall',
  'outlaw',
  'worker',
  'value3',
  'value4',
  'value5',
  'orange',
  'master',
  'neutral',
  'objective',
  'samCard',
] as const;
export type FaceGroupId = (typeof FACE_GROUPS)[number];

/** A face of a pile: what it is, how many of it are left, and whether it can come out now. */
export type Face = { readonly item: string | number; readonly left: number; readonly can: boolean };
export type FaceGroup = { readonly id: FaceGroupId; readonly faces: readonly Face[] };

const VALUE_GROUPS: Readonly<Record<number, FaceGroupId>> = { 3: 'value3', 4: 'value4', 5: 'value5' };

function groupOf(pile: RequestPile, item: string | number): FaceGroupId {
  switch (pile) {
    case 'masters':
      return 'master';
    case 'neutrals':
      return 'neutral';
    case 'objectives':
    case 'startingObjectives':
      return 'objective';
    case 'samDeck':
      return 'samCard';
    case 'cattle': {
      const { value, orange } = CATTLE[item as MarketCard];
      return orange ? 'orange' : (VALUE_GROUPS[value] ?? 'value3');
    }
    default: {
      const kind = String(item).split(':')[0];
      return FACE_GROUPS.find((group) => group === kind) ?? 'worker';
    }
  }
}

/** Every face of a pile; those of setup with what lies on the table already, so that none changes its place. */
function allFaces(table: Table, pile: RequestPile): readonly (readonly [string | number, number])[] {
  if (isSupplyPile(pile)) return Object.entries(table.supply[pile].faces);
  const toCome = setupFaces(table, pile);
  const all: readonly (string | number)[] =
    pile === 'masters' ? MASTERS : pile === 'neutrals' ? NEUTRAL_LETTERS : toCome;
  return all.map((item) => [item, toCome.includes(item) ? 1 : 0]);
}

/** The faces of the pile a request draws from, in groups. */
export function faceGroups(table: Table, request: GameRequest): readonly FaceGroup[] {
  const faces = allFaces(table, request.pile).map(([item, left]) => ({
    item,
    left,
    can: refusal(table, request, item as DrawItem) === null,
  }));
  return FACE_GROUPS.map((id) => ({
    id,
    faces: faces.filter(({ item }) => groupOf(request.pile, item) === id),
  })).filter(({ faces: some }) => some.length > 0);
}

/** True when a tile may come out that has no space and goes back into the bag. */
export const mayGoBack = (table: Table, request: GameRequest): boolean =>
  allFaces(table, request.pile).some(([item]) => refusal(table, request, item as DrawItem) === 'noSpace');

/** The table a request draws from: during Sam's turn, as it was when he began, without what came out since. */
export function pickTable({ stage, table, requests }: Game): Table {
  if (stage.type !== 'sam') return table;
  return requests[0]?.to === 'samTurn' ? tableWithDraws(stage) : stage.start;
}

/** Setup without neutral buildings could not begin, and Sam's turn cannot wait. */
export const canPutOff = ({ stage, requests }: Game): boolean =>
  stage.type !== 'sam' && requests[0] !== undefined && !['neutrals', 'samDeck'].includes(requests[0].pile);

/** What came out of a pile just before, latest last: the draws at the end of the events in force. */
export function drawnBefore(events: readonly GameEvent[], pile: RequestPile): readonly DrawItem[] {
  const items: DrawItem[] = [];
  for (let at = events.length - 1; at >= 0; at -= 1) {
    const event = events[at];
    if (event?.type !== 'draw' || event.pile !== pile) break;
    items.unshift(...event.items);
  }
  return items;
}

/** Cards of the printed deck that can be turned: those of the pile, or all discards once it is empty. */
export const samFaces = ({ sam }: Table): readonly SamCard[] =>
  (sam.deck.length > 0 ? sam.deck : sam.discards).slice().sort((a, b) => a - b);
