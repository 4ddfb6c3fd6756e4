import { useState } from 'react';
import { View } from 'react-native';
import Svg from 'react-native-svg';

import type { Table } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Ground, Printed } from '../board/Ground';
import { WORLD } from '../board/layout';
import { Pieces } from '../board/Pieces';
import { usePaint } from '../pieces';
import { RADIUS, useTheme } from '../theme';

const WIDEST = 440;

/** The trail as it should look now, to compare with the board; nothing on it can be pressed. */
export function TrailPicture({ table }: { readonly table: Table }) {
  const t = useT();
  const { colors } = useTheme();
  const paint = usePaint();
  const [room, setRoom] = useState(0);
  const width = Math.min(room, WIDEST);
  return (
    <View
      role="img"
      aria-label={t('board.map')}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      style={{ alignItems: 'center', minHeight: (width * WORLD.height) / WORLD.width }}
    >
      {width === 0 ? null : (
        <Svg
          width={width}
          height={(width * WORLD.height) / WORLD.width}
          viewBox={`0 0 ${WORLD.width} ${WORLD.height}`}
          style={{ backgroundColor: colors.map, borderRadius: RADIUS.md }}
        >
          <Ground paint={paint} />
          <Printed paint={paint} kansasCity={t('terms.space.kansasCity')} />
          <Pieces paint={paint} trail={table.trail} profile={table.profile} />
        </Svg>
      )}
    </View>
  );
}
