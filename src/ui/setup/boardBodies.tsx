import { StyleSheet, View } from 'react-native';

import { MARKET_CARDS, type MarketCard } from '@/box/cattle';
import { JOB_COLUMNS } from '@/box/jobMarket';
import { SIDES, WORKERS } from '@/box/kinds';
import { STATIONS, STATIONS_WITH_MASTER } from '@/box/railroad';
import { LEVEL } from '@/box/samCards';
import { HAZARDS, type HazardTile } from '@/box/tiles';
import { HAZARD_SPACES, NEUTRAL_LETTERS, OUTLAW_SPACES, type SpaceId } from '@/box/trail';
import type { Game } from '@/engine/events/types';
import { tileAt, type TrailTile } from '@/engine/table/state';
import { useT, type Translator } from '@/i18n';

import { Text } from '../base';
import { Foresight, ObjectiveDisplay } from '../markets';
import { CattleChip, Glyph, TileFace, tileName, WorkerTile } from '../pieces';
import { masterLine, MasterSign } from '../picker';
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
        detail={master === 'twelveDollars' ? undefined : masterLine(t, master)}
      >
        <MasterSign master={master} />
      </Placed>
    );
  });
}

export function Neutrals({ game }: BodyProps) {
  const t = useT();
  const byLetter = game.setup.neutrals === 'byLetter';
  return (
    <View style={byLetter ? styles.letters : styles.tiles}>
      {NEUTRAL_LETTERS.map((space) => {
        const tile = tileAt(game.table, space);
        return tile === null ? null : (
          <View key={space} style={byLetter ? null : styles.tile}>
            <TileFace tile={tile} size={byLetter ? 36 : 44} />
            {byLetter ? null : (
              <Text kind="second" color="soft" center>
                {t('setup.on', { space })}
              </Text>
            )}
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

/** What tells this tile from others of its kind. */
function tileDetail(t: Translator, tile: TrailTile): string {
  const hazard = HAZARDS[tile as HazardTile];
  if (hazard === undefined) return tileName(t, tile);
  return `${t('terms.vp', { n: hazard.vp })}, ${t(`terms.hand.${hazard.hand}`)}`;
}

export function TrailTiles({ game }: BodyProps) {
  const t = useT();
  return (
    <>
      <View style={styles.grid}>
        {SECTIONS.map((space) => {
          const tile = tileAt(game.table, space);
          return tile === null ? null : (
            <View key={space} style={styles.cell}>
              <Placed title={t(`terms.space.${space}`)} detail={tileDetail(t, tile)}>
                <TileFace tile={tile} size={44} decorative />
              </Placed>
            </View>
          );
        })}
      </View>
      <TrailPicture table={game.table} />
    </>
  );
}

export function JobMarketTiles({ game }: BodyProps) {
  const t = useT();
  const { row, workers } = game.table.jobMarket;
  return (
    <View style={styles.grid}>
      {workers.map((worker, index) =>
        worker === null ? null : (
          <View key={index} style={styles.cell}>
            <Placed
              title={t('setup.row', {
                row: Math.floor(index / JOB_COLUMNS) + 1,
                side: SIDES[index % JOB_COLUMNS] ?? 'left',
              })}
              detail={t('board.tile', { tile: worker })}
            >
              <WorkerTile kind={worker} size={44} decorative />
            </Placed>
          </View>
        ),
      )}
      <View style={styles.cell}>
        <Placed title={t('setup.row', { row, side: 'right' })} detail={t('setup.token')}>
          <Glyph name="flag" size={32} color="red" />
        </Placed>
      </View>
    </View>
  );
}

export function ForesightTiles({ game }: BodyProps) {
  return <Foresight foresight={game.table.foresight} />;
}

/** Equal cards once, with their number. */
const lots = (cards: readonly MarketCard[]): readonly (readonly [MarketCard, number])[] =>
  MARKET_CARDS.map((card) => [card, cards.filter((other) => other === card).length] as const).filter(
    ([, count]) => count > 0,
  );

export function CattleCards({ game }: BodyProps) {
  const t = useT();
  return (
    <View style={styles.tiles}>
      {lots(game.table.cattleMarket).map(([card, count]) => (
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
  letters: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  tile: { alignItems: 'center', gap: 2, minWidth: 60 },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  cell: { flexGrow: 1, flexBasis: 160 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.sm },
  words: { flexShrink: 1 },
});
