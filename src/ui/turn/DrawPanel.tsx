import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';

import { drawFaces } from './drawFaces';
import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';

import { play } from '../game/table';
import { useShowOnMap } from '../game/mapMarks';
import { SPACE } from '../theme';
import { Chip } from './Chip';
import { Panel } from './Panel';

const SMALL = { small: true } as const;

/** The table draws: tap what came. */
export function DrawPanel({ game }: { readonly game: Game }) {
  const t = useT();
  useShowOnMap(SMALL);
  const request = game.requests[0];
  const faces = useMemo(() => (request === undefined ? [] : drawFaces(game, request)), [game, request]);
  if (request === undefined) return null;
  return (
    <Panel title={t('turn.draws')} purse={t('turn.drawFrom', { pile: request.pile, n: request.count })}>
      <View style={styles.grid}>
        {faces.map(({ face, left }) => (
          <View key={face} style={styles.cell}>
            <Chip
              dense
              testID={`draw-${face}`}
              title={t(request.pile === 'cattle' ? 'turn.card' : 'turn.tile', { card: face, tile: face })}
              detail={t('turn.faceLeft', { n: left })}
              onPress={() => void play({ type: 'draw', pile: request.pile, items: [face] })}
            />
          </View>
        ))}
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  cell: { flexGrow: 1 },
});
