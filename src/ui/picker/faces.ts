import { isSupplyPile, refusal, setupFaces } from '@/engine/events/requests';
import { tableWithDraws } from '@/engine/events/samStage';
import type { DrawItem, Game, GameRequest } from '@/engine/events/types';
import type { Table } from '@/engine/table/state';

/** A face that can come out now, and how many of it are left. */
export type Face = { readonly face: DrawItem; readonly left: number };

const tableOf = ({ stage, table }: Game): Table => (stage.type === 'sam' ? tableWithDraws(stage) : table);

/** Everything that can come out for a request. */
export function facesOf(game: Game, request: GameRequest): readonly Face[] {
  const table = tableOf(game);
  const { pile } = request;
  if (!isSupplyPile(pile))
    return setupFaces(table, pile).map((face) => ({ face: face as DrawItem, left: 1 }));
  return Object.entries(table.supply[pile].faces).flatMap(([face, left]) =>
    left > 0 && refusal(table, request, face) === null ? [{ face, left }] : [],
  );
}
