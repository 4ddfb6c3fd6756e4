import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ScrollView, StyleSheet, View, type LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { useT } from '@/i18n';
import { loadRules, type RuleSection, type RuleSectionId } from '@/i18n/rules';

import { Button, Empty, Field, Text } from '../base';
import { PageScreen } from '../shell';
import { SPACE, useMotion } from '../theme';
import { RuleText } from './RuleText';
import { searchRules } from './search';

export type RulesScreenProps = { readonly section?: string };

const PARTS = ['sam', 'table'] as const;
const partOf = (id: RuleSectionId): (typeof PARTS)[number] => (id.startsWith('sam.') ? 'sam' : 'table');

function useRules(): readonly RuleSection[] {
  const t = useT();
  const [rules, setRules] = useState<readonly RuleSection[]>([]);
  useEffect(() => {
    let alive = true;
    void loadRules(t.language).then((loaded) => {
      if (alive) setRules(loaded);
    });
    return () => {
      alive = false;
    };
  }, [t.language]);
  return rules;
}

/** The rules in our own words: searched, or opened at the paragraph that explains a why. */
export function RulesScreen({ section }: RulesScreenProps) {
  const t = useT();
  const rules = useRules();
  const moves = useMotion();
  const insets = useSafeAreaInsets();
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState(section);
  const scroll = useRef<ScrollView>(null);
  const shown = useRef(false);
  const places = useRef(new Map<string, number>());
  const found = useMemo(() => searchRules(rules, query), [rules, query]);

  const goTo = useCallback(
    (id: string, smooth: boolean) => {
      const y = places.current.get(id);
      if (y !== undefined) scroll.current?.scrollTo({ y: Math.max(0, y - SPACE.md), animated: smooth });
    },
    [scroll],
  );
  const place = useCallback(
    (id: string, { nativeEvent }: LayoutChangeEvent) => {
      places.current.set(id, nativeEvent.layout.y);
      if (id !== section || shown.current) return;
      shown.current = true;
      goTo(id, false);
    },
    [goTo, section],
  );
  const search = (text: string) => {
    setQuery(text);
    setAsked(undefined);
    scroll.current?.scrollTo({ y: 0, animated: false });
  };
  const jump = (id: string) => {
    setAsked(id);
    goTo(id, moves);
  };
  return (
    <PageScreen title={t('home.rules')} scroll={false}>
      <Field
        icon="search"
        label={t('rulesPage.search')}
        clearLabel={t('rulesPage.clear')}
        value={query}
        onChange={search}
        plain
        testID="rules-search"
      />
      <ScrollView
        ref={scroll}
        style={styles.fill}
        contentContainerStyle={[styles.list, { paddingBottom: insets.bottom + SPACE.xl }]}
        keyboardShouldPersistTaps="handled"
      >
        {query === '' ? (
          <View style={styles.contents}>
            {PARTS.map((part) => (
              <View key={part} style={styles.part}>
                <Text kind="subheading">{t(`rulesPage.${part}`)}</Text>
                <View style={styles.links}>
                  {rules
                    .filter(({ id }) => partOf(id) === part)
                    .map(({ id, title }) => (
                      <Button
                        key={id}
                        small
                        label={title}
                        hint={t('rulesPage.jump', { title })}
                        onPress={() => jump(id)}
                        testID={`to-${id}`}
                      />
                    ))}
                </View>
              </View>
            ))}
          </View>
        ) : (
          <Text kind="second" color="soft" role="status" aria-live="polite">
            {t('rulesPage.found', { n: found.length })}
          </Text>
        )}
        {found.map((one) => (
          <RuleText key={one.id} section={one} query={query} marked={one.id === asked} onLayout={place} />
        ))}
        {query !== '' && found.length === 0 ? (
          <Empty icon="search" title={t('rulesPage.found', { n: 0 })} text={t('rulesPage.none')} />
        ) : null}
        <Text kind="second" color="soft">
          {t('rulesPage.own')}
        </Text>
      </ScrollView>
    </PageScreen>
  );
}

const styles = StyleSheet.create({
  fill: { flex: 1 },
  list: { gap: SPACE.md, paddingTop: SPACE.sm },
  contents: { gap: SPACE.md },
  part: { gap: SPACE.sm },
  links: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
});
