import { useMemo } from 'react';

import type { SpaceId } from '@/box/trail';
import type { Table } from '@/engine/table/state';
import { useGame } from '@/store/game';

import { useShowOnMap, type MapMarks } from '../game/mapMarks';
import { play } from '../game/table';
import type { Choice } from './choice';
import { onTheTable } from './openPath';

/** Choices that lie on the map or the railroad glow there and can be tapped there. */
export function useMarks(choices: readonly Choice[], open: readonly string[], table: Table): void {
  const last = useGame(({ undo }) => undo?.event);
  const built = last?.type === 'build' ? last.space : null;
  const marks = useMemo((): MapMarks => {
    const { spaces, rail } = onTheTable(choices, open);
    const here = table.herders.player;
    const onMap: readonly SpaceId[] = [...spaces.keys()];
    return {
      stops: onMap.map((space) => ({ space })),
      onPressSpace: (space) => {
        const event = spaces.get(space);
        if (event !== undefined) void play(event);
      },
      rail: [...rail.keys()],
      onPressRail: (at) => {
        const event = rail.get(at);
        if (event !== undefined) void play(event);
      },
      mover: 'player',
      small: onMap.length === 0,
      focus: onMap.length > 0 ? [] : built !== null ? [built] : here === null ? [] : [here],
      ...(built === null ? {} : { pulse: [built] }),
    };
  }, [choices, open, table, built]);
  useShowOnMap(marks);
}
