import { StyleSheet, View } from 'react-native';

import { STATIONS } from '@/box/railroad';
import type { Station, Table } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Card, Rule, Text } from '../base';
import { DiscToken, Glyph, WorkerTile } from '../pieces';
import { SPACE } from '../theme';
import { trackName } from './Track';

function StationRow({ index, station }: { readonly index: number; readonly station: Station }) {
  const t = useT();
  const facts = STATIONS[index];
  if (facts === undefined) return null;
  return (
    <View style={styles.row}>
      <View style={styles.words}>
        <Text kind="strong">{trackName(t, facts.at)}</Text>
        <Text kind="second" color="soft">
          {t('board.rail.stationFacts', { vp: facts.vp, cost: facts.cost, corner: facts.corner })}
        </Text>
        {station.master === null ? null : (
          <View style={styles.line}>
            <Glyph name="person" size={16} color="leather" />
            <Text kind="second" style={styles.words}>
              {t('board.rail.master', { master: station.master })}
            </Text>
          </View>
        )}
        {station.worker === null ? null : (
          <View style={styles.line}>
            <WorkerTile kind={station.worker} size={18} decorative />
            <Text kind="second" style={styles.words}>
              {t('board.rail.worker', { worker: station.worker })}
            </Text>
          </View>
        )}
      </View>
      {station.player ? <DiscToken owner="player" size={28} /> : null}
      {station.sam ? <DiscToken owner="sam" size={28} /> : null}
    </View>
  );
}

/** The stations in words: price, VP, corners, station master, discs. */
export function StationList({ stations }: { readonly stations: Table['stations'] }) {
  return (
    <Card style={styles.card}>
      {stations.map((station, index) => (
        <View key={STATIONS[index]?.at}>
          {index === 0 ? null : <Rule />}
          <StationRow index={index} station={station} />
        </View>
      ))}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { paddingVertical: SPACE.xs },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.sm, paddingVertical: SPACE.sm },
  words: { flex: 1 },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
});
