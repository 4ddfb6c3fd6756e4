import { CATTLE, type MarketCard } from '@/box/cattle';
import type { SamCard } from '@/box/samCards';
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

/** Something that can come out: what it is and how many of it are left. */
export type Face = { readonly item: string | number; readonly left: number };
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

function allFaces(table: Table, pile: RequestPile): readonly Face[] {
  if (!isSupplyPile(pile)) return setupFaces(table, pile).map((item) => ({ item, left: 1 }));
  return Object.entries(table.supply[pile].faces).map(([item, left]) => ({ item, left }));
}

/** The faces that can come out for a request now, in groups. */
export function faceGroups(table: Table, request: GameRequest): readonly FaceGroup[] {
  const faces = allFaces(table, request.pile).filter(
    ({ item }) => refusal(table, request, item as DrawItem) === null,
  );
  return FACE_GROUPS.map((id) => ({
    id,
    faces: faces.filter(({ item }) => groupOf(request.pile, item) === id),
  })).filter(({ faces: some }) => some.length > 0);
}

/** True when a tile may come out that has no space and goes back into the bag. */
export const mayGoBack = (table: Table, request: GameRequest): boolean =>
  allFaces(table, request.pile).some(({ item }) => refusal(table, request, item as DrawItem) === 'noSpace');

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
