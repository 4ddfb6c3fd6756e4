import { useMemo } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';

import { Button } from '../base';
import { SidesProvider } from '../pieces';
import { RADIUS, SPACE, useTheme } from '../theme';
import { GameHeader } from './GameHeader';
import { useTableLayout } from './layout';
import { useMapMarks } from './mapMarks';
import { Notices } from './Notices';
import { StagePanel } from './StagePanel';
import { TabBar } from './TabBar';
import { showTab, useTable } from './table';
import { TableMap } from './TableMap';
import { TabPage } from './TabPage';

export type GameTableProps = { readonly game: Game };

/** The table in play: map above the panel, beside it where there is room. */
export function GameTable({ game }: GameTableProps) {
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const { wide, upright, panel } = useTableLayout();
  const edges = { paddingTop: insets.top, paddingLeft: insets.left, paddingRight: insets.right };
  return (
    <SidesProvider colours={game.setup.colours}>
      <View role="main" style={[styles.screen, { backgroundColor: colors.ground }, edges]}>
        {wide ? <Wide game={game} panel={panel} upright={upright} /> : <Tall game={game} />}
      </View>
    </SidesProvider>
  );
}

/** Sam's card is not turned yet: there is little to read and time to look at the map. */
const isWaiting = ({ stage, setup }: Game): boolean =>
  stage.type === 'sam' && stage.card === null && setup.deck === 'app';

function Tall({ game }: GameTableProps) {
  const tab = useTable((state) => state.tab);
  const { large, small } = useTableLayout();
  const isSmall = useMapMarks(({ marks }) => marks.small === true);
  const isAway = useMapMarks(({ marks }) => marks.away === true);
  const height = isSmall && !isWaiting(game) ? small : large;
  const size = useMemo(() => ({ aspectRatio: undefined, height }), [height]);
  return (
    <>
      <GameHeader game={game} />
      <View style={tab === 'trail' ? styles.fill : styles.hidden}>
        <View style={isAway ? styles.hidden : styles.map}>
          <TableMap table={game.table} style={size} />
        </View>
        <Notices game={game} />
        <StagePanel game={game} />
      </View>
      {tab === 'trail' ? null : (
        <>
          <TabPage game={game} tab={tab} />
          <BackToTurn game={game} />
        </>
      )}
      <TabBar />
    </>
  );
}

const BACK = {
  setup: 'game.backToTurn',
  player: 'game.backToTurn',
  sam: 'game.backToSam',
  over: 'game.backToTrail',
} as const;

/** From another part of the table back to what is to be done. */
function BackToTurn({ game }: GameTableProps) {
  const t = useT();
  return (
    <View style={styles.back}>
      <Button label={t(BACK[game.stage.type])} testID="back-to-turn" onPress={() => showTab('trail')} />
    </View>
  );
}

/** Map and parts at the left, the panel at the right; an upright tablet shows a part below its map too. */
function Wide({
  game,
  panel,
  upright,
}: GameTableProps & { readonly panel: number; readonly upright: boolean }) {
  const { colors } = useTheme();
  const tab = useTable((state) => state.tab);
  const below = tab === 'trail' ? 'markets' : tab;
  return (
    <View style={styles.columns}>
      <View style={styles.left}>
        <View style={upright ? styles.uprightMap : tab === 'trail' ? styles.wideMap : styles.hidden}>
          <TableMap whole table={game.table} style={upright ? undefined : styles.filled} />
        </View>
        {upright || tab !== 'trail' ? <TabPage game={game} tab={below} /> : null}
        <TabBar />
      </View>
      <View style={[styles.panel, { width: panel, borderColor: colors.line }]}>
        <GameHeader game={game} />
        <Notices game={game} />
        <StagePanel game={game} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  fill: { flex: 1, minHeight: 0 },
  /** What was begun there stays as it is. */
  hidden: { display: 'none' },
  map: { paddingHorizontal: SPACE.lg },
  back: { paddingHorizontal: SPACE.lg, paddingVertical: SPACE.sm },
  columns: { flex: 1, flexDirection: 'row' },
  left: { flex: 1, minWidth: 0 },
  uprightMap: { padding: SPACE.md, paddingBottom: 0 },
  wideMap: { flex: 1, padding: SPACE.md },
  filled: { aspectRatio: undefined, flex: 1, borderRadius: RADIUS.lg },
  panel: { borderLeftWidth: 1 },
});
