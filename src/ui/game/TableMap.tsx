import { memo, useDeferredValue } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import type { Table } from '@/engine/table/state';

import { TrailMap } from '../board';
import { useMapMarks } from './mapMarks';

export type TableMapProps = {
  readonly table: Table;
  /** There is room for all of it: nothing needs to be brought closer. */
  readonly whole?: boolean;
  readonly style?: StyleProp<ViewStyle>;
};

const Picture = memo(TrailMap);

/** The map with whatever the panel wants to show on it; the words of a tap come first, the picture follows. */
export const TableMap = memo(function TableMap({ table, whole = false, style }: TableMapProps) {
  const { stops, allSpaces, onPressSpace, path, mover, pulse, focus } = useDeferredValue(
    useMapMarks(({ marks }) => marks),
  );
  const shown = useDeferredValue(table);
  return (
    <Picture
      table={shown}
      stops={stops}
      allSpaces={allSpaces}
      onPressSpace={onPressSpace}
      path={path}
      mover={mover}
      pulse={pulse}
      focus={whole ? undefined : focus}
      style={style}
    />
  );
});
