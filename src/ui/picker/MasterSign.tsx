import { StyleSheet, View } from 'react-native';

import { MASTER, type MasterId } from '@/box/stationMasters';
import type { Translator } from '@/i18n';

import { Glyph, type GlyphName } from '../pieces';
import { RADIUS, useTheme } from '../theme';

const SIGN: Readonly<Record<MasterId, GlyphName>> = {
  perWorker: 'person',
  perObjectivePair: 'objective',
  perHazardPair: 'hazard',
  perOutlawPair: 'mask',
  perCertificatePair: 'certificate',
  perStationPair: 'station',
  perBuilding: 'building',
  twoCertificates: 'certificate',
  twelveDollars: 'dollar',
};

/** What a station master gives at once, and what it counts at the end if anything. */
export const masterLine = (t: Translator, master: MasterId): string =>
  [t(`terms.masterNow.${master}`), ...(MASTER[master].vp > 0 ? [t(`terms.masterEnd.${master}`)] : [])].join(
    ' · ',
  );

/** A station master by the sign of what it pays for; the words stand beside it. */
export function MasterSign({ master, size = 40 }: { readonly master: MasterId; readonly size?: number }) {
  const { colors } = useTheme();
  return (
    <View style={[styles.sign, { width: size, height: size, backgroundColor: colors.leather }]}>
      <Glyph name={SIGN[master]} size={size * 0.6} color="onLeather" />
    </View>
  );
}

const styles = StyleSheet.create({
  sign: { borderRadius: RADIUS.sm, alignItems: 'center', justifyContent: 'center' },
});
