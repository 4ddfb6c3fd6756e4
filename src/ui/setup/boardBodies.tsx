import { StyleSheet, View } from 'react-native';

import { JOB_COLUMNS } from '@/box/jobMarket';
import { SIDES, WORKERS } from '@/box/kinds';
import { STATIONS, STATIONS_WITH_MASTER } from '@/box/railroad';
import { LEVEL } from '@/box/samCards';
import { HAZARD_SPACES, NEUTRAL_LETTERS, OUTLAW_SPACES, type SpaceId } from '@/box/trail';
import type { Game } from '@/engine/events/types';
import { tileAt } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Text } from '../base';
import { Foresight, ObjectiveDisplay, sortedCattle } from '../markets';
import { CattleChip, Glyph, TileFace, tileName, WorkerTile } from '../pieces';
import { MasterSign } from '../picker';
import { SPACE } from '../theme';
import { Placed } from './Placed';
import { TrailPicture } from './TrailPicture';

export type BodyProps = { readonly game: Game };

export function Masters({ game }: BodyProps) {
  const t = useT();
  return game.table.stations.slice(0, STATIONS_WITH_MASTER).map(({ master }, index) => {
    const at = STATIONS[index]?.at ?? 0;
    return master === null ? null : (
      <Placed
        key={at}
        title={`${t('board.rail.station', { at })}: ${t(`terms.master.${master}`)}`}
        detail={`${t(`terms.masterNow.${master}`)} · ${t(`terms.masterEnd.${master}`)}`}
      >
        <MasterSign master={master} />
      </Placed>
    );
  });
}

export function Neutrals({ game }: BodyProps) {
  const t = useT();
  return (
    <View style={styles.tiles}>
      {NEUTRAL_LETTERS.map((space) => {
        const tile = tileAt(game.table, space);
        return tile === null ? null : (
          <View key={space} style={styles.tile}>
            <TileFace tile={tile} size={44} />
            <Text kind="second" color="soft" center>
              {t('setup.on', { space })}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

export function SamWorker({ game }: BodyProps) {
  const t = useT();
  const { specialization } = game.table.sam;
  const hard = LEVEL[game.setup.difficulty].extraWorkers;
  return (
    <>
      <Placed
        title={t('board.tile', { tile: specialization })}
        detail={t('setup.specialist', { worker: specialization })}
      >
        <WorkerTile kind={specialization} size={44} decorative />
      </Placed>
      {hard ? (
        <View style={styles.line}>
          {WORKERS.map((kind) => (
            <WorkerTile key={kind} kind={kind} size={36} />
          ))}
          <Text style={styles.words}>{t('setup.hardWorkers')}</Text>
        </View>
      ) : null}
    </>
  );
}

const SECTIONS: readonly SpaceId[] = [
  ...HAZARD_SPACES.flood,
  ...HAZARD_SPACES.drought,
  ...HAZARD_SPACES.rockfall,
  ...OUTLAW_SPACES,
];

export function TrailTiles({ game }: BodyProps) {
  const t = useT();
  return (
    <>
      {SECTIONS.map((space) => {
        const tile = tileAt(game.table, space);
        return tile === null ? null : (
          <Placed key={space} title={t(`terms.space.${space}`)} detail={tileName(t, tile)}>
            <TileFace tile={tile} size={40} decorative />
          </Placed>
        );
      })}
      <TrailPicture table={game.table} />
    </>
  );
}

export function JobMarketTiles({ game }: BodyProps) {
  const t = useT();
  const { row, workers } = game.table.jobMarket;
  return (
    <>
      {workers.map((worker, index) =>
        worker === null ? null : (
          <Placed
            key={index}
            title={t('setup.row', {
              row: Math.floor(index / JOB_COLUMNS) + 1,
              side: SIDES[index % JOB_COLUMNS] ?? 'left',
            })}
            detail={t('board.tile', { tile: worker })}
          >
            <WorkerTile kind={worker} size={40} decorative />
          </Placed>
        ),
      )}
      <Placed title={t('setup.row', { row, side: 'right' })} detail={t('setup.token')}>
        <Glyph name="flag" size={32} color="red" />
      </Placed>
    </>
  );
}

export function ForesightTiles({ game }: BodyProps) {
  return <Foresight foresight={game.table.foresight} />;
}

export function CattleCards({ game }: BodyProps) {
  const t = useT();
  return (
    <View style={styles.tiles}>
      {sortedCattle(game.table.cattleMarket).map(([card, count]) => (
        <View key={card} style={styles.tile}>
          <CattleChip card={card} size={56} />
          <Text kind="second" center>
            {count > 1 ? t('setup.cards', { n: count, card }) : t('setup.card', { card })}
          </Text>
        </View>
      ))}
    </View>
  );
}

export function ObjectiveCards({ game }: BodyProps) {
  return <ObjectiveDisplay objectives={game.table.objectives} profile={game.table.profile} />;
}

const styles = StyleSheet.create({
  tiles: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.md },
  tile: { alignItems: 'center', gap: 2, minWidth: 60 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.sm },
  words: { flexShrink: 1 },
});
