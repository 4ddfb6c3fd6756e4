import { useMemo } from 'react';

import type { SupplyTile } from '@/box/tiles';
import { objectiveParams } from '@/engine/events/log';
import type { DrawItem, Game, GameEvent, GameRequest } from '@/engine/events/types';
import type { Objective } from '@/engine/table/state';
import type { MessageKey, Params, Translator } from '@/i18n';
import { gameAfter } from '@/store/log';
import { useGame } from '@/store/game';

import { tileName } from '../pieces';

/** One thing to do on the table with what the app drew. */
export type PutLine = { readonly id: string; readonly key: MessageKey; readonly params: Params };

/** An event of this turn with the game before it. */
export type Happened = { readonly event: GameEvent; readonly own: boolean; readonly before: Game };

type DrawTo = Pick<GameRequest, 'to'>;

/** The line of the column: the top, or the bottom of an empty column first. */
function foresightLines(
  t: Translator,
  before: Game,
  column: 0 | 1 | 2,
  items: readonly DrawItem[],
  slid: ReadonlySet<number>,
): readonly PutLine[] {
  const [bottom] = before.table.foresight[column];
  return items.map((item, index): PutLine => {
    const isTop = bottom !== null || index > 0;
    const key = !isTop ? 'turn.put.bottom' : slid.has(column) ? 'turn.put.slidTop' : 'turn.put.top';
    const params = { column: column + 1, tile: tileName(t, item as SupplyTile) };
    return { id: `foresight-${column}-${index}`, key, params };
  });
}

function drawLines(
  t: Translator,
  before: Game,
  { to }: DrawTo,
  items: readonly DrawItem[],
  slid: ReadonlySet<number>,
): readonly PutLine[] {
  if (typeof to === 'object') return foresightLines(t, before, to.foresight, items, slid);
  switch (to) {
    case 'cattleMarket':
      return [{ id: to, key: 'turn.put.cattle', params: { items: items.map(String) } }];
    case 'objectiveSlot':
    case 'objectiveToHerd':
    case 'objectiveToHand': {
      const key = to === 'objectiveSlot' ? 'turn.put.objective' : (`turn.put.${to}` as const);
      return items.map((card) => ({
        id: to,
        key,
        params: objectiveParams(before.table.profile, card as Objective),
      }));
    }
    default:
      return [];
  }
}

/** Columns whose bottom tile was taken in Kansas City while another lay on top. */
const slidColumns = (happened: readonly Happened[]): ReadonlySet<number> =>
  new Set(
    happened.flatMap(({ event, before }) =>
      event.type === 'foresight' && event.tile === 0 && before.table.foresight[event.column][1] !== null
        ? [event.column]
        : [],
    ),
  );

/**
 * What the table lacks after the events of a turn: everything the app drew by itself, and what slides. In the order it
 * happened; columns slide when Kansas City is left.
 */
export function putLines(t: Translator, happened: readonly Happened[], after: Game): readonly PutLine[] {
  const left = after.table.herders.player !== 'kansasCity';
  const slid = left ? slidColumns(happened) : new Set<number>();
  const lines = happened.flatMap(({ event, own, before }): readonly PutLine[] => {
    if (event.type === 'objective' && typeof event.from === 'number' && event.from > 1) {
      return [{ id: 'slide', key: 'turn.put.slideObjectives', params: {} }];
    }
    const request = event.type === 'draw' && own ? before.requests[event.request ?? 0] : undefined;
    return event.type === 'draw' && request !== undefined
      ? drawLines(t, before, request, event.items, slid)
      : [];
  });
  const refilled = (column: number): boolean =>
    lines.some(({ key, params }) => key === 'turn.put.slidTop' && params['column'] === column + 1);
  const onlySlid = [...slid]
    .filter((column) => !refilled(column))
    .map((column): PutLine => ({
      id: `slid-${column}`,
      key: 'turn.put.slid',
      params: { column: column + 1 },
    }));
  return [...lines, ...onlySlid].map((line, index) => ({ ...line, id: `${index}-${line.id}` }));
}

const NONE: readonly PutLine[] = [];

/** What to lay on the table for this turn so far. */
export function usePutLines(t: Translator): readonly PutLine[] {
  const game = useGame((state) => state.game);
  const events = useGame((state) => state.events);
  const at = useGame((state) => state.at);
  return useMemo(() => {
    if (game?.stage.type !== 'player') return NONE;
    const happened: Happened[] = [];
    for (let index = at - 1; index >= 0; index -= 1) {
      const stored = events[index];
      if (stored === undefined || stored.event.type === 'samDone') break;
      if (!['draw', 'objective', 'foresight'].includes(stored.event.type)) continue;
      const before = gameAfter(index);
      if (before === null || before.stage.type !== 'player') break;
      happened.unshift({ event: stored.event, own: stored.own, before });
    }
    return happened.length === 0 ? NONE : putLines(t, happened, game);
  }, [t, game, events, at]);
}
