import { memo } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';

import type { Table } from '@/engine/table/state';

import { TrailMap } from '../board';
import { useMapMarks } from './mapMarks';

export type TableMapProps = { readonly table: Table; readonly style?: StyleProp<ViewStyle> };

/** The map with whatever the panel wants to show on it. */
export const TableMap = memo(function TableMap({ table, style }: TableMapProps) {
  const { stops, allSpaces, onPressSpace, path, mover, pulse, focus } = useMapMarks(({ marks }) => marks);
  return (
    <TrailMap
      table={table}
      stops={stops}
      allSpaces={allSpaces}
      onPressSpace={onPressSpace}
      path={path}
      mover={mover}
      pulse={pulse}
      focus={focus}
      style={style}
    />
  );
});
