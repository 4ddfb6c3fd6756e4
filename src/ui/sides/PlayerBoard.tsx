import { StyleSheet, View } from 'react-native';

import type { BuildingId } from '@/box/buildings';
import { certificateLimit, handLimit, permanentCertificates, stepLimit } from '@/engine/play/purse';
import type { Table } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Text } from '../base';
import { BuildingTile, Glyph, ObjectiveCard, SidesProvider, TileFace, type SideColours } from '../pieces';
import { SPACE } from '../theme';
import { CertificateTrack, DiscSpaces, HerdLots } from './parts';
import { Figures, Pieces, Section, type Figure } from './Section';
import { WorkerRows } from './WorkerRows';

export type PlayerBoardProps = {
  readonly table: Table;
  readonly colours?: SideColours;
  /** Only what Sam needs is kept: discs, cards and money are left out. */
  readonly essentials?: boolean;
};

/** The id of a building on its chosen side. */
export const sideOf = (sides: string, number: number): BuildingId =>
  `${number}${sides[number - 1] === 'b' ? 'b' : 'a'}` as BuildingId;

function Board({ table, essentials = false }: Omit<PlayerBoardProps, 'colours'>) {
  const t = useT();
  const { player, profile } = table;
  const limit = certificateLimit(player);
  const permanent = permanentCertificates(player);
  const cards = player.cattle.length + Object.values(player.starters).reduce((sum, n) => sum + n, 0);
  const figures: readonly Figure[] = [
    { glyph: 'dollar', name: t('board.side.money'), value: t.dollars(player.dollars) },
    {
      glyph: 'certificate',
      name: t('board.side.certificates'),
      value: t('board.side.certificatesOf', { n: player.certificates, limit }),
      ...(permanent > 0 ? { note: t('board.side.permanent', { n: permanent }) } : {}),
    },
    { glyph: 'token', name: t('board.side.tokens'), value: String(player.tokens) },
    { glyph: 'step', name: t('board.side.steps'), value: String(stepLimit(player, essentials)) },
    { glyph: 'card', name: t('board.side.hand'), value: String(handLimit(player)) },
  ];
  return (
    <View style={styles.board} testID="player-board">
      {essentials ? null : <Figures figures={figures} />}
      <Section title={t('board.side.workers')}>
        <WorkerRows workers={player.workers} immediate />
      </Section>
      {essentials ? null : (
        <>
          <Section title={t('board.side.certificates')}>
            <CertificateTrack count={player.certificates} limit={limit} />
          </Section>
          <Section title={t('board.side.herd')} note={t('board.side.herdCount', { n: cards })}>
            <HerdLots player={player} />
          </Section>
        </>
      )}
      <Section title={t('board.side.reserve')} empty={player.reserve.length === 0}>
        <Pieces>
          {player.reserve.map((number) => (
            <BuildingTile
              key={number}
              owner="player"
              building={sideOf(player.sides, number)}
              profile={profile}
              size={58}
            />
          ))}
        </Pieces>
      </Section>
      {essentials ? null : (
        <Section title={t('board.side.discs')}>
          <DiscSpaces cleared={player.cleared} />
        </Section>
      )}
      <Section title={t('board.side.masters')} empty={player.masters.length === 0}>
        {player.masters.map((master) => (
          <View key={master} style={styles.line}>
            <Glyph name="person" size={18} color="leather" />
            <Text kind="second" style={styles.words}>
              {t('board.rail.master', { master })}
            </Text>
          </View>
        ))}
      </Section>
      <Section title={t('board.side.area')} empty={player.objectives.area.length === 0}>
        <Pieces>
          {player.objectives.area.map((objective, index) => (
            <ObjectiveCard key={index} objective={objective} profile={profile} size={72} />
          ))}
        </Pieces>
      </Section>
      {essentials ? null : (
        <Section title={t('board.side.inHerd')} empty={player.objectives.herd.length === 0}>
          <Pieces>
            {player.objectives.herd.map((objective, index) => (
              <ObjectiveCard key={index} objective={objective} profile={profile} size={72} />
            ))}
          </Pieces>
        </Section>
      )}
      <Section
        title={t('board.side.taken')}
        empty={player.hazards.length + player.outlaws.length === 0}
        note={player.jobToken ? t('board.side.jobToken') : undefined}
      >
        <Pieces>
          {[...player.hazards, ...player.outlaws].map((tile, index) => (
            <TileFace key={index} tile={tile} size={44} />
          ))}
        </Pieces>
      </Section>
    </View>
  );
}

/** Your board: workers, money, certificates, herd, buildings, discs, and what you took. */
export function PlayerBoard({ colours, ...props }: PlayerBoardProps) {
  if (colours === undefined) return <Board {...props} />;
  return (
    <SidesProvider colours={colours}>
      <Board {...props} />
    </SidesProvider>
  );
}

const styles = StyleSheet.create({
  board: { gap: SPACE.md },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.sm },
  words: { flex: 1 },
});
