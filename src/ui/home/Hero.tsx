import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '@/i18n';

import { Text } from '../base';
import { COLUMN, SPACE, useTextScale, useTheme, useWide } from '../theme';
import { HeroPicture } from './HeroPicture';
import { DAY, NIGHT } from './heroScene';

const LOWEST = 220;

/** The picture of the trail with the name of the app; tall while there is no game to go on with. */
export function Hero({ tall }: { readonly tall: boolean }) {
  const t = useT();
  const { dark, colors } = useTheme();
  const insets = useSafeAreaInsets();
  const wide = useWide();
  const window = useWindowDimensions();
  const { scale } = useTextScale();
  const height = Math.max(LOWEST, window.height * (tall ? 0.44 : 0.3)) + (scale - 1) * 60;
  const color = { color: (dark ? NIGHT : DAY).title };
  return (
    <View style={{ height }}>
      <View style={StyleSheet.absoluteFill}>
        <HeroPicture dark={dark} ground={colors.ground} width={window.width} height={height} />
      </View>
      <View style={[styles.place, { paddingTop: insets.top + (wide ? SPACE.xxl + SPACE.lg : SPACE.xxl) }]}>
        <View style={styles.column}>
          <Text kind="display" style={color}>
            {`${t('home.title1')}\n${t('home.title2')}`}
          </Text>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  place: { alignItems: 'center', paddingHorizontal: SPACE.lg + SPACE.xs },
  column: { width: '100%', maxWidth: COLUMN },
});
