import { useMemo } from 'react';
import { Platform, ScrollView, StyleSheet, View } from 'react-native';

import type { Game } from '@/engine/events/types';
import { assertNever } from '@/lib/assertNever';

import { LogPanel } from '../log';
import { Markets } from '../markets';
import { Railroad } from '../railroad';
import { PlayerBoard, SamBoard } from '../sides';
import { COLUMN, SPACE } from '../theme';
import { useMapMarks } from './mapMarks';
import type { TabId } from './table';

export type TabPageProps = { readonly game: Game; readonly tab: Exclude<TabId, 'trail'> };

/** A part of the table other than the trail. */
export function TabPage({ game, tab }: TabPageProps) {
  if (tab === 'log') return <LogPanel />;
  return (
    <ScrollView
      style={styles.page}
      contentContainerStyle={styles.content}
      tabIndex={Platform.OS === 'web' ? 0 : undefined}
      testID={`page-${tab}`}
    >
      <View style={styles.column}>
        <Part game={game} tab={tab} />
      </View>
    </ScrollView>
  );
}

function Part({ game, tab }: { readonly game: Game; readonly tab: Exclude<TabId, 'trail' | 'log'> }) {
  const { table } = game;
  switch (tab) {
    case 'rail':
      return <RailPart game={game} />;
    case 'markets':
      return <Markets table={table} />;
    case 'you':
      return <PlayerBoard table={table} essentials={game.setup.depth === 'essentials'} />;
    case 'sam':
      return <SamBoard table={table} />;
    default:
      return assertNever(tab);
  }
}

/** The railroad, where an engine can be sent by a tap when the turn asks for it. */
function RailPart({ game }: { readonly game: Game }) {
  const rail = useMapMarks(({ marks }) => marks.rail);
  const onPressRail = useMapMarks(({ marks }) => marks.onPressRail);
  const stops = useMemo(() => rail?.map((at) => ({ at })), [rail]);
  return <Railroad table={game.table} stops={stops} onPressStop={onPressRail} />;
}

const styles = StyleSheet.create({
  page: { flex: 1 },
  content: { padding: SPACE.lg, alignItems: 'center' },
  column: { width: '100%', maxWidth: COLUMN },
});
