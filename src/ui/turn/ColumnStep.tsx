import { useMemo, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { JOB_ROWS } from '@/box/jobMarket';
import type { ColumnView, PlayState } from '@/engine/play';
import { jobIndex } from '@/engine/play/jobs';
import { placeSupplyTile } from '@/engine/table/place';
import { useT, type Translator } from '@/i18n';

import { Button } from '../base';
import { AT_KANSAS_CITY, useShowOnMap, type MapMarks } from '../game/mapMarks';
import { play } from '../game/table';
import { SPACE } from '../theme';
import { Chip } from './Chip';
import { Panel } from './Panel';

type Tile = ColumnView['tiles'][number];

/** Where a tile goes and what that sets off. */
function destination(t: Translator, { table }: PlayState, { tile, to, allowed }: Tile): string {
  if (!allowed) return t('kansasCity.notAllowed');
  if (to === 'box') return t('kansasCity.toBox');
  if (to !== 'jobMarket') return t('kansasCity.toSpace', { space: to });
  const { row, workers } = table.jobMarket;
  const { moved, table: after } = placeSupplyTile(table, tile, 'player');
  if (moved === 'closed' && row === JOB_ROWS) return t('kansasCity.toJobsClose');
  const side = workers[jobIndex(row, 'left')] ? 'right' : 'left';
  const words = [t('kansasCity.toJobs', { row, side })];
  if (after.jobMarket.row !== row) words.push(t('kansasCity.tokenTo', { row: after.jobMarket.row }));
  if (moved === 'refill') words.push(t('kansasCity.refill'));
  return words.join(' · ');
}

export type ColumnStepProps = {
  readonly state: PlayState;
  readonly column: ColumnView;
  readonly bead: ReactNode;
};

/** Steps 1-3: which of the two tiles. */
export function ColumnStep({ state, column, bead }: ColumnStepProps) {
  const t = useT();
  const marks = useMemo((): MapMarks => {
    const spaces = column.tiles.flatMap(({ to }) => (to === 'jobMarket' || to === 'box' ? [] : [to]));
    if (spaces.length === 0) return AT_KANSAS_CITY;
    return { small: true, pulse: spaces, focus: spaces, mover: 'player' };
  }, [column]);
  useShowOnMap(marks);
  const take = (tile: 0 | 1 | null) => void play({ type: 'foresight', column: column.column, tile });
  return (
    <Panel
      title={t('kansasCity.column', { column: column.column + 1 })}
      footer={
        column.skip ? (
          <Button
            kind="primary"
            testID="kc-skip"
            label={t('kansasCity.skipColumn')}
            onPress={() => take(null)}
          />
        ) : undefined
      }
    >
      {bead}
      <View style={styles.list}>
        {[...column.tiles].reverse().map((one) => (
          <Chip
            key={one.place}
            testID={`kc-tile-${one.place}`}
            title={t('kansasCity.tile', { tile: one.tile, place: one.place === 0 ? 'bottom' : 'top' })}
            detail={destination(t, state, one)}
            mark={{ type: 'tile', tile: one.tile }}
            disabled={!one.allowed}
            onPress={() => take(one.place)}
          />
        ))}
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({ list: { gap: SPACE.sm } });
