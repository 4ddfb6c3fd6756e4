import { useState } from 'react';
import { Platform, ScrollView, StyleSheet, View } from 'react-native';

import type { Game } from '@/engine/events/types';
import { assertNever } from '@/lib/assertNever';
import { useT } from '@/i18n';
import type { LogLines } from '@/store/log';

import { Segmented } from '../base';
import { TrailMap } from '../board';
import { Markets } from '../markets';
import { SidesProvider } from '../pieces';
import { Railroad } from '../railroad';
import { useSamHighlights } from '../sam/highlights';
import { PlayerBoard, SamBoard } from '../sides';
import { useTableLayout } from '../game/layout';
import { SPACE } from '../theme';
import { ReplayStory } from './ReplayStory';

const PAGES = ['log', 'rail', 'markets', 'you', 'sam'] as const;
type Page = (typeof PAGES)[number];

/** The map gives some of its height to the story below it. */
const MAP_SHARE = 0.76;

export type ReplayTableProps = {
  readonly game: Game;
  readonly log: readonly LogLines[];
  /** Stays at the thumb. */
  readonly children: React.ReactNode;
};

function PageOf({ page, game, log }: { page: Page; game: Game; log: readonly LogLines[] }) {
  const { table, setup } = game;
  switch (page) {
    case 'log':
      return <ReplayStory game={game} log={log} />;
    case 'rail':
      return <Railroad table={table} />;
    case 'markets':
      return <Markets table={table} />;
    case 'you':
      return <PlayerBoard table={table} essentials={setup.depth === 'essentials'} />;
    case 'sam':
      return <SamBoard table={table} />;
    default:
      return assertNever(page);
  }
}

/** The real table at one moment: the map, and beside or below it everything else. */
export function ReplayTable({ game, log, children }: ReplayTableProps) {
  const t = useT();
  const { wide, panel, large } = useTableLayout();
  const [page, setPage] = useState<Page>('log');
  const marks = useSamHighlights(game);
  return (
    <SidesProvider colours={game.setup.colours}>
      <View style={[styles.room, wide ? styles.wide : null]}>
        <TrailMap
          table={game.table}
          path={marks?.path}
          pulse={marks?.pulse}
          mover="sam"
          style={wide ? styles.map : { height: large * MAP_SHARE }}
        />
        <View style={[styles.panel, wide ? { width: panel } : styles.below]}>
          <Segmented
            label={t('game.tabs')}
            options={PAGES.map((value) => ({ value, label: t(`game.tab.${value}`) }))}
            value={page}
            onChange={setPage}
          />
          <ScrollView
            style={styles.scroll}
            contentContainerStyle={styles.content}
            tabIndex={Platform.OS === 'web' ? 0 : undefined}
          >
            <PageOf page={page} game={game} log={log} />
          </ScrollView>
          {children}
        </View>
      </View>
    </SidesProvider>
  );
}

const styles = StyleSheet.create({
  room: { flex: 1, gap: SPACE.sm, minHeight: 0 },
  wide: { flexDirection: 'row', gap: SPACE.lg },
  map: { flex: 1 },
  panel: { gap: SPACE.sm, minHeight: 0 },
  below: { flex: 1 },
  scroll: { flex: 1 },
  content: { paddingVertical: SPACE.sm },
});
