import { StyleSheet, View } from 'react-native';

import { SAM_SIDE } from '@/box/samCards';
import type { Table } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Text } from '../base';
import { BuildingTile, CardBack, SidesProvider, TileFace, type SideColours } from '../pieces';
import { trackName } from '../railroad';
import { SPACE } from '../theme';
import { sideOf } from './PlayerBoard';
import { Figures, Pieces, Section, type Figure } from './Section';
import { WorkerRows } from './WorkerRows';

export type SamBoardProps = { readonly table: Table; readonly colours?: SideColours };

const SIDES = SAM_SIDE.repeat(12);

function Board({ table }: Omit<SamBoardProps, 'colours'>) {
  const t = useT();
  const { sam, profile, engines } = table;
  const figures: readonly Figure[] = [
    { glyph: 'card', name: t('board.side.deck'), value: String(sam.deck.length) },
    { glyph: 'draw', name: t('board.side.discards'), value: String(sam.discards.length) },
    { glyph: 'flag', name: t('board.side.samDiscs'), value: String(sam.discs) },
  ];
  const piles = [
    { name: t('board.side.samCattle'), count: sam.cattle.length },
    { name: t('board.side.samObjectives'), count: sam.objectives.length },
  ];
  return (
    <View style={styles.board} testID="sam-board">
      <Figures figures={figures} />
      <Section title={t('board.side.workers')}>
        <WorkerRows workers={sam.workers} specialization={sam.specialization} />
      </Section>
      <Section title={t('board.side.engine')}>
        <Text>{engines.sam === 'box' ? t('board.rail.box') : trackName(t, engines.sam)}</Text>
      </Section>
      <Section title={t('board.side.pile')}>
        <View style={styles.piles}>
          {piles.map(({ name, count }) => (
            <View key={name} style={styles.pile} accessible role="img" aria-label={`${name}: ${count}`}>
              <CardBack owner="sam" size={34} decorative />
              <View>
                <Text kind="heading" heading={false}>
                  {count}
                </Text>
                <Text kind="second" color="soft">
                  {name}
                </Text>
              </View>
            </View>
          ))}
        </View>
      </Section>
      <Section title={t('board.side.reserve')} empty={sam.reserve.length === 0}>
        <Pieces>
          {sam.reserve.map((number) => (
            <BuildingTile
              key={number}
              owner="sam"
              building={sideOf(SIDES, number)}
              profile={profile}
              size={58}
            />
          ))}
        </Pieces>
      </Section>
      <Section
        title={t('board.side.taken')}
        empty={sam.hazards.length + sam.outlaws.length === 0}
        note={sam.jobToken ? t('board.side.jobToken') : undefined}
      >
        <Pieces>
          {[...sam.hazards, ...sam.outlaws].map((tile, index) => (
            <TileFace key={index} tile={tile} size={44} />
          ))}
        </Pieces>
      </Section>
    </View>
  );
}

/** Sam's board; what lies face down is only counted. */
export function SamBoard({ colours, ...props }: SamBoardProps) {
  if (colours === undefined) return <Board {...props} />;
  return (
    <SidesProvider colours={colours}>
      <Board {...props} />
    </SidesProvider>
  );
}

const styles = StyleSheet.create({
  board: { gap: SPACE.md },
  piles: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xl },
  pile: { flexDirection: 'row', alignItems: 'center', gap: SPACE.sm },
});
