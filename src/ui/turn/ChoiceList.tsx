import { Pressable, StyleSheet, View } from 'react-native';

import type { PlayerEvent } from '@/engine/play';
import { useT } from '@/i18n';

import { Text } from '../base';
import { RADIUS, SPACE, TARGET, useTheme } from '../theme';
import type { Choice } from './choice';
import { AndDone } from './AndDone';
import { Chip } from './Chip';
import { MarkView } from './MarkView';
import { toggled } from './openPath';

export type ChoiceListProps = {
  readonly choices: readonly Choice[];
  /** Ids of the open branches, from the outside in. */
  readonly open: readonly string[];
  readonly onOpen: (open: readonly string[]) => void;
  readonly onDo: (event: PlayerEvent) => void;
  /** An action that can be the last of the turn may also end it; null when it cannot. */
  readonly andDone?: (event: PlayerEvent) => (() => void) | null;
  readonly depth?: number;
  /** Less weight: rarely the plan. */
  readonly quiet?: boolean;
};

/** Choices below each other; short ones side by side; a branch opens where it stands. */
export function ChoiceList({ choices, open, onOpen, onDo, andDone, depth = 0, quiet }: ChoiceListProps) {
  const t = useT();
  const short = choices.filter((choice) => choice.dense === true);
  const long = choices.filter((choice) => choice.dense !== true);
  const one = (choice: Choice) => {
    const { id, title, detail, mark, event, children, prices, dense } = choice;
    if (prices !== undefined) return <PriceRow key={id} choice={choice} onDo={onDo} />;
    const isOpen = open[depth] === id;
    const finish = event === undefined || dense ? null : (andDone?.(event) ?? null);
    const chip = (
      <Chip
        title={title}
        detail={detail}
        mark={mark}
        dense={dense}
        quiet={quiet ?? choice.quiet}
        icon={children === undefined ? undefined : isOpen ? 'up' : 'down'}
        expanded={children === undefined ? undefined : isOpen}
        testID={id}
        onPress={() => {
          if (event !== undefined) onDo(event);
          else onOpen(toggled(open, depth, id));
        }}
      />
    );
    return (
      <View key={id} style={dense ? styles.cell : styles.item}>
        {finish === null ? (
          chip
        ) : (
          <View style={styles.pair}>
            <View style={styles.main}>{chip}</View>
            <AndDone label={t('turn.andDone', { what: title })} testID={`${id}-done`} onPress={finish} />
          </View>
        )}
        {children !== undefined && isOpen ? (
          <View style={styles.nested}>
            <ChoiceList
              choices={children}
              open={open}
              onOpen={onOpen}
              onDo={onDo}
              andDone={andDone}
              depth={depth + 1}
            />
          </View>
        ) : null}
      </View>
    );
  };
  return (
    <View style={styles.list}>
      {long.map(one)}
      {short.length === 0 ? null : <View style={styles.grid}>{short.map(one)}</View>}
    </View>
  );
}

/** One thing with several prices, each a button of its own. */
function PriceRow({
  choice,
  onDo,
}: {
  readonly choice: Choice;
  readonly onDo: (event: PlayerEvent) => void;
}) {
  const { colors } = useTheme();
  return (
    <View style={[styles.row, { backgroundColor: colors.card, borderColor: colors.line }]}>
      {choice.mark === undefined ? null : <MarkView mark={choice.mark} />}
      <View style={styles.words}>
        <Text kind="strong">{choice.title}</Text>
        {choice.detail === undefined ? null : (
          <Text kind="second" color="soft">
            {choice.detail}
          </Text>
        )}
      </View>
      <View style={styles.prices}>
        {choice.prices?.map(({ id, title, detail, event }) => (
          <Pressable
            key={id}
            role="button"
            aria-label={[choice.title, title, detail].filter((word) => word !== undefined).join(', ')}
            testID={id}
            onPress={() => event !== undefined && onDo(event)}
            style={({ pressed }) => [
              styles.price,
              { borderColor: colors.gold, backgroundColor: colors.ground },
              pressed ? styles.faint : null,
            ]}
          >
            <Text kind="strong" center>
              {title}
            </Text>
            {detail === undefined ? null : (
              <Text kind="small" color="soft" center>
                {detail}
              </Text>
            )}
          </Pressable>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.sm },
  item: { gap: SPACE.sm },
  pair: { flexDirection: 'row', alignItems: 'stretch', gap: SPACE.xs },
  main: { flex: 1 },
  cell: { flexGrow: 1, maxWidth: '100%' },
  nested: { paddingLeft: SPACE.lg },
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.md,
    borderWidth: 1,
    borderRadius: RADIUS.md,
    paddingLeft: SPACE.md,
    paddingRight: SPACE.sm,
    paddingVertical: SPACE.sm,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 96 },
  prices: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  price: {
    minWidth: 72,
    minHeight: TARGET,
    borderWidth: 1.5,
    borderRadius: RADIUS.sm,
    paddingHorizontal: SPACE.sm,
    paddingVertical: SPACE.xs,
    justifyContent: 'center',
  },
  faint: { opacity: 0.6 },
});
