import { StyleSheet, View } from 'react-native';

import { CROSSING_DOLLARS, type CityId } from '@/box/railroad';
import { useT } from '@/i18n';

import { Text } from '../base';
import { Glyph } from '../pieces';
import { SidesProvider, type SideColours } from '../pieces/paint';
import { SPACE } from '../theme';
import { CityStrip, type CityStop } from './CityStrip';
import { StationList } from './StationList';
import { enginesLine, Track, type TrackProps } from './Track';

export type RailroadProps = TrackProps & {
  readonly colours?: SideColours;
  /** Cities that can be delivered to now. */
  readonly cities?: readonly CityStop[];
  readonly onPressCity?: (city: CityId) => void;
};

function Page({ table, stops, onPressStop, cities, onPressCity }: Omit<RailroadProps, 'colours'>) {
  const t = useT();
  return (
    <View style={styles.page}>
      <Text kind="heading">{t('board.rail')}</Text>
      <Text kind="second" color="soft">
        {enginesLine(t, table.engines)}
      </Text>
      <Track table={table} stops={stops} onPressStop={onPressStop} />
      <View style={styles.note}>
        <Glyph name="crossing" size={14} color="red" />
        <Text kind="second" color="soft">
          {t('board.rail.crossing', { dollars: CROSSING_DOLLARS })}
        </Text>
      </View>
      <Text kind="heading">{t('board.rail.cities')}</Text>
      <CityStrip cities={table.cities} stops={cities} onPressCity={onPressCity} />
      <Text kind="heading">{t('board.rail.stations')}</Text>
      <StationList stations={table.stations} />
    </View>
  );
}

/** Railroad, cities and stations. */
export function Railroad({ colours, ...props }: RailroadProps) {
  if (colours === undefined) return <Page {...props} />;
  return (
    <SidesProvider colours={colours}>
      <Page {...props} />
    </SidesProvider>
  );
}

const styles = StyleSheet.create({
  page: { gap: SPACE.sm },
  note: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
});
