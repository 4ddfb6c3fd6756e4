import { Pressable, StyleSheet, View } from 'react-native';

import { ARROWS, CITIES, CITY, KANSAS_CITY_DOLLARS, type CityId } from '@/box/railroad';
import type { City, Table } from '@/engine/table/state';
import { useT, type Translator } from '@/i18n';

import { Text } from '../base';
import { DiscToken, Glyph } from '../pieces';
import { RADIUS, SPACE, TARGET, useTheme } from '../theme';

/** A city that can be delivered to now, with what the transport costs. */
export type CityStop = { readonly city: CityId; readonly cost?: number };

export type CityStripProps = {
  readonly cities: Table['cities'];
  readonly stops?: readonly CityStop[];
  readonly onPressCity?: (city: CityId) => void;
};

const NONE: readonly never[] = [];
const EMPTY: City = { player: 0, sam: 0 };

function notesOf(t: Translator, id: CityId, stop: CityStop | undefined): string {
  const notes: string[] = [];
  if (stop?.cost !== undefined && stop.cost > 0) notes.push(t('board.city.transport', { cost: stop.cost }));
  if (id === 'kansasCity') notes.push(t('board.city.dollars', { dollars: KANSAS_CITY_DOLLARS }));
  if (CITY[id].vp !== 0) notes.push(t('board.city.perDisc', { vp: CITY[id].vp }));
  return notes.join(' · ');
}

/** A city in words: name, value, corners, discs. */
export function cityLabel(t: Translator, id: CityId, discs: City, stop?: CityStop): string {
  const { value, corner } = CITY[id];
  const words = [t('board.city', { city: id, value, corner })];
  if (discs.player > 0) words.push(t('board.city.yours', { n: discs.player }));
  if (discs.sam > 0) words.push(t('board.city.sams', { n: discs.sam }));
  const notes = notesOf(t, id, stop);
  if (notes !== '') words.push(notes);
  return words.join(', ');
}

/** The value of a city; dark corners as a dark shield. */
function Value({ id }: { readonly id: CityId }) {
  const { colors } = useTheme();
  const { value, corner } = CITY[id];
  const dark = corner === 'dark';
  return (
    <View
      style={[
        styles.value,
        { backgroundColor: dark ? colors.ink : colors.card, borderColor: dark ? colors.ink : colors.soft },
      ]}
    >
      <Text kind="subheading" heading={false} color={dark ? 'ground' : 'ink'} maxFontSizeMultiplier={1.2}>
        {value}
      </Text>
    </View>
  );
}

function Discs({ discs }: { readonly discs: City }) {
  return (
    <View style={styles.discs}>
      {(['player', 'sam'] as const).map((owner) =>
        discs[owner] === 0 ? null : (
          <View key={owner} style={styles.discs}>
            {discs[owner] > 2 ? <Text kind="strong">{`${discs[owner]} ×`}</Text> : null}
            {Array.from({ length: discs[owner] > 2 ? 1 : discs[owner] }, (_, index) => (
              <DiscToken key={index} owner={owner} size={28} decorative />
            ))}
          </View>
        ),
      )}
    </View>
  );
}

/** What two neighbours give together. */
function ArrowLine({ from }: { readonly from: CityId }) {
  const t = useT();
  const { colors } = useTheme();
  const arrow = ARROWS.find((candidate) => candidate.from === from);
  if (arrow === undefined) return <View style={styles.gap} />;
  const words = [
    arrow.reward === null ? null : t(`board.city.${arrow.reward}`),
    arrow.vp === 0 ? null : t('terms.vp', { n: arrow.vp }),
  ].filter((word) => word !== null);
  return (
    <View style={styles.arrow}>
      <View style={[styles.stem, { backgroundColor: colors.trail }]} />
      {arrow.reward === null ? null : (
        <Glyph name={arrow.reward === 'token' ? 'token' : 'objective'} size={16} color="soft" />
      )}
      <Text kind="second" color="soft" style={styles.words}>
        {`${t('board.city.both')}: ${words.join(' · ')}`}
      </Text>
    </View>
  );
}

/** The ten cities from Kansas City to New York, with what neighbours give together. */
export function CityStrip({ cities, stops = NONE, onPressCity }: CityStripProps) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <View>
      {CITIES.map((id, index) => {
        const discs = cities[index] ?? EMPTY;
        const stop = stops.find(({ city }) => city === id);
        const notes = notesOf(t, id, stop);
        const label = cityLabel(t, id, discs, stop);
        const body = (
          <>
            <Value id={id} />
            <View style={styles.words}>
              <Text kind="strong">{t(`terms.city.${id}`)}</Text>
              {notes === '' ? null : (
                <Text kind="second" color="soft">
                  {notes}
                </Text>
              )}
            </View>
            <Discs discs={discs} />
          </>
        );
        const look = [styles.city, { backgroundColor: colors.card, borderColor: colors.line }];
        return (
          <View key={id}>
            {stop === undefined || onPressCity === undefined ? (
              <View accessible role="group" aria-label={label} style={look}>
                {body}
              </View>
            ) : (
              <Pressable
                role="button"
                aria-label={label}
                testID={`city-${id}`}
                onPress={() => onPressCity(id)}
                style={[look, styles.stop, { borderColor: colors.gold }]}
              >
                {body}
              </Pressable>
            )}
            {id === 'newYork' ? null : <ArrowLine from={id} />}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  city: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.md,
    minHeight: TARGET + 4,
    borderWidth: 1,
    borderRadius: RADIUS.md,
    paddingHorizontal: SPACE.md,
    paddingVertical: SPACE.xs,
  },
  stop: { borderWidth: 3, paddingHorizontal: SPACE.md - 2, paddingVertical: SPACE.xs - 2 },
  value: {
    minWidth: 36,
    minHeight: 34,
    borderWidth: 1.5,
    borderRadius: RADIUS.sm,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: SPACE.xs,
  },
  words: { flex: 1 },
  discs: { flexDirection: 'row', alignItems: 'center', gap: SPACE.xs },
  arrow: { flexDirection: 'row', alignItems: 'center', gap: SPACE.sm, minHeight: 26, paddingLeft: 28 },
  stem: { width: 4, alignSelf: 'stretch', borderRadius: 2, marginRight: SPACE.sm },
  gap: { height: SPACE.sm },
});
