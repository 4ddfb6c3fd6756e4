import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';

import { IconButton } from '../base';
import { SPACE } from '../theme';

export type MapButtonsProps = {
  readonly zoomed: boolean;
  readonly bottom: number;
  readonly onZoom: () => void;
  readonly onLegend: () => void;
};

/** Zoom and legend for one finger, where the map leaves room. */
export function MapButtons({ zoomed, bottom, onZoom, onLegend }: MapButtonsProps) {
  const t = useT();
  return (
    <>
      <View style={[styles.button, styles.top]}>
        <IconButton
          icon="info"
          color="soft"
          label={t('board.map.legend')}
          onPress={onLegend}
          testID="map-legend"
        />
      </View>
      <View style={[styles.button, { bottom }]}>
        <IconButton
          framed
          icon={zoomed ? 'minus' : 'plus'}
          label={t(zoomed ? 'board.map.whole' : 'board.map.zoomIn')}
          onPress={onZoom}
          testID="map-zoom"
        />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  button: { position: 'absolute', right: SPACE.xs },
  top: { top: SPACE.xs },
});
