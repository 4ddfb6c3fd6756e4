import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { IconButton } from '../base';
import { SPACE } from '../theme';
import type { Corner } from './corner';

export type MapButtonsProps = {
  readonly zoomed: boolean;
  readonly bottom: number;
  /** Where there is room on the part shown; null for the whole map, whose right edge has some. */
  readonly corner: Corner | null;
  readonly onZoom: () => void;
  readonly onLegend: () => void;
};

/** Zoom and legend for one finger, where the map leaves room. */
export function MapButtons({ zoomed, bottom, corner, onZoom, onLegend }: MapButtonsProps) {
  const t = useT();
  const legend = (
    <IconButton
      icon="info"
      color="soft"
      label={t('board.map.legend')}
      onPress={onLegend}
      testID="map-legend"
    />
  );
  const zoom = (
    <IconButton
      framed
      icon={zoomed ? 'minus' : 'plus'}
      label={t(zoomed ? 'board.map.whole' : 'board.map.zoomIn')}
      onPress={onZoom}
      testID="map-zoom"
    />
  );
  if (corner !== null) {
    const place = { [corner.x]: SPACE.xs, [corner.y]: SPACE.xs };
    return (
      <View pointerEvents="box-none" style={[styles.both, place, corner.row ? styles.row : null]}>
        {legend}
        {zoom}
      </View>
    );
  }
  return (
    <>
      <View style={[styles.button, styles.top]}>{legend}</View>
      <View style={[styles.button, { bottom }]}>{zoom}</View>
    </>
  );
}

const styles = StyleSheet.create({
  button: { position: 'absolute', right: SPACE.xs },
  top: { top: SPACE.xs },
  both: { position: 'absolute' },
  row: { flexDirection: 'row' },
});
