import { memo } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '@/i18n';

import { Icon, Text, type IconName } from '../base';
import { SPACE, TYPE, useTextScale, useTheme } from '../theme';
import { showTab, TABS, useTable, type TabId } from './table';

const ICONS: Readonly<Record<TabId, IconName>> = {
  trail: 'trail',
  rail: 'rail',
  markets: 'market',
  you: 'person',
  sam: 'sam',
  log: 'log',
};

/** Six names have to fit beside each other. */
const MOST = 1.1;

/** The parts of the table, at the thumb. */
export const TabBar = memo(function TabBar() {
  const t = useT();
  const { colors } = useTheme();
  const insets = useSafeAreaInsets();
  const tab = useTable((state) => state.tab);
  const grown = Math.min(useTextScale().scale, MOST);
  const size = { fontSize: TYPE.small.fontSize * grown, lineHeight: TYPE.small.lineHeight * grown };
  return (
    <View
      role="tablist"
      aria-label={t('game.tabs')}
      style={[
        styles.bar,
        { backgroundColor: colors.card, borderColor: colors.line, paddingBottom: insets.bottom },
      ]}
    >
      {TABS.map((id) => {
        const on = id === tab;
        return (
          <Pressable
            key={id}
            role="tab"
            aria-selected={on}
            aria-label={t(`game.tab.${id}`)}
            testID={`tab-${id}`}
            onPress={() => showTab(id)}
            style={styles.tab}
          >
            <Icon name={ICONS[id]} color={on ? 'red' : 'soft'} />
            <Text kind="small" color={on ? 'red' : 'soft'} center maxFontSizeMultiplier={MOST} style={size}>
              {t(`game.tab.${id}`)}
            </Text>
          </Pressable>
        );
      })}
    </View>
  );
});

const styles = StyleSheet.create({
  bar: { flexDirection: 'row', borderTopWidth: 1 },
  tab: {
    flex: 1,
    minHeight: 56,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
    paddingVertical: SPACE.xs,
  },
});
