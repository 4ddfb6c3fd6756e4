import { useMemo, type ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import type { Breed } from '@/box/cattle';
import type { CityId } from '@/box/railroad';
import type { IncomeView, PlayState } from '@/engine/play';
import { isOrange } from '@/engine/play/herd';
import { useT } from '@/i18n';

import { Button, Text } from '../base';
import { AT_KANSAS_CITY, useShowOnMap } from '../game/mapMarks';
import { play } from '../game/table';
import { useKept } from '../game/useKept';
import { RADIUS, SPACE, TYPE, useTextScale, useTheme } from '../theme';
import { CityChip } from './CityChip';
import {
  incomeEvent,
  incomeOf,
  NOTHING_SHOWN,
  reachable,
  valueOf,
  type Reachable,
  type Shown,
} from './income';
import { BreedFace } from './MarkView';
import { Panel } from './Panel';
import { Stepper } from './Stepper';

export type IncomeStepProps = {
  readonly state: PlayState;
  readonly income: IncomeView;
  readonly onPlan: (city: CityId | null) => void;
  readonly bead: ReactNode;
  readonly children?: ReactNode;
};

/** One breed more or less; at most one orange one. */
function tapped(shown: Shown, breed: Breed): Shown {
  const has = shown.breeds.includes(breed);
  const others = shown.breeds.filter((other) => other !== breed && !(isOrange(other) && isOrange(breed)));
  const breeds = has ? others : [...others, breed];
  const brahman = breeds.includes('brahman') ? Math.max(1, shown.brahman) : 0;
  return { ...shown, breeds, brahman };
}

/** How many cities are offered at once; lower ones follow in the next step. */
const OFFERED = 3;

/** Step 4: tap the breeds in hand; the sum, and what it reaches, are there at once. */
export function IncomeStep({ state, income, onPlan, bead, children }: IncomeStepProps) {
  const t = useT();
  useShowOnMap(AT_KANSAS_CITY);
  const [shown, change] = useKept(state.turn, 'shown', NOTHING_SHOWN);
  const setShown = (next: Shown) => change(() => next);
  const cities = useMemo(() => reachable(state, shown), [state, shown]);
  const full = shown.breeds.length >= income.handLimit;
  const width = widthFor(income.breeds.map(({ breed }) => t(`terms.breed.${breed}`)));
  const brahman = income.breeds.find(({ breed }) => breed === 'brahman')?.count ?? 0;
  const take = async (city: Reachable | null) => {
    const certificates = city?.certificates ?? shown.certificates;
    onPlan(city?.view.city ?? null);
    await play(incomeEvent({ ...shown, certificates }));
  };
  return (
    <Panel
      title={t('kansasCity.income')}
      purse={t('kansasCity.sum', { sum: valueOf(state, shown) })}
      footer={
        <Button
          kind="primary"
          testID="kc-take"
          label={t('kansasCity.take', { dollars: incomeOf(state, shown) })}
          onPress={() => void take(null)}
        />
      }
    >
      {bead}
      <View style={styles.breeds} role="group" aria-label={t('kansasCity.income')}>
        {income.breeds.map(({ breed, value }) => (
          <BreedButton
            key={breed}
            breed={breed}
            value={value}
            on={shown.breeds.includes(breed)}
            disabled={full && !shown.breeds.includes(breed)}
            width={width}
            onPress={() => setShown(tapped(shown, breed))}
          />
        ))}
      </View>
      <Text kind="second" color="soft">
        {[
          t('kansasCity.handLimit', { n: income.handLimit }),
          ...(income.permanent > 0 ? [t('kansasCity.permanent', { n: income.permanent })] : []),
        ].join(' · ')}
      </Text>
      {shown.brahman > 0 ? (
        <Stepper
          label={t('kansasCity.brahman')}
          value={shown.brahman}
          min={1}
          max={brahman}
          onChange={(value) => setShown({ ...shown, brahman: value })}
          testID="kc-brahman"
        />
      ) : null}
      {income.certificates > 0 ? (
        <Stepper
          label={t('kansasCity.certificates')}
          detail={t('kansasCity.ofCertificates', { n: income.certificates })}
          value={shown.certificates}
          min={0}
          max={income.certificates}
          onChange={(certificates) => setShown({ ...shown, certificates })}
          testID="kc-certificates"
        />
      ) : null}
      {shown.breeds.length === 0 ? null : (
        <View style={styles.cities}>
          <Text kind="secondStrong" color="soft">
            {t('kansasCity.reach')}
          </Text>
          {cities.slice(0, OFFERED).map((city) => (
            <CityChip
              key={city.view.city}
              view={city.view}
              table={state.table}
              essentials={false}
              certificates={city.certificates}
              onPress={() => void take(city)}
            />
          ))}
        </View>
      )}
      {children}
    </Panel>
  );
}

/** Least width of a breed's button, and what a letter of its name takes at the least. */
const BREED = 80;
const LETTER = 8;
const MOST_NAME = 1.8;

/** Wide enough for the longest word among the names. */
function widthFor(names: readonly string[]): number {
  const longest = Math.max(...names.flatMap((name) => name.split(/[\s-]/)).map((word) => word.length), 0);
  return Math.max(BREED, longest * LETTER);
}

type BreedButtonProps = {
  readonly breed: Breed;
  readonly value: number;
  readonly on: boolean;
  readonly disabled: boolean;
  readonly width: number;
  readonly onPress: () => void;
};

function BreedButton({ breed, value, on, disabled, width, onPress }: BreedButtonProps) {
  const t = useT();
  const { colors } = useTheme();
  const { scale } = useTextScale();
  const name = { fontSize: TYPE.small.fontSize * Math.min(scale, MOST_NAME) };
  return (
    <Pressable
      role="checkbox"
      aria-checked={on}
      aria-disabled={disabled}
      disabled={disabled}
      aria-label={t('kansasCity.breed', { breed, value })}
      testID={`kc-breed-${breed}`}
      onPress={onPress}
      style={[
        styles.breed,
        { width: width * scale },
        { borderColor: on ? colors.gold : colors.line, backgroundColor: colors.card },
        on ? styles.on : null,
        disabled ? styles.faint : null,
      ]}
    >
      <BreedFace breed={breed} size={40} />
      <Text kind="small" center style={name}>
        {t(`terms.breed.${breed}`)}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  breeds: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  breed: {
    flexGrow: 1,
    flexShrink: 0,
    minHeight: 72,
    borderWidth: 1,
    borderRadius: RADIUS.md,
    padding: SPACE.xs,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 2,
  },
  on: { borderWidth: 3, padding: SPACE.xs - 2 },
  faint: { opacity: 0.45 },
  cities: { gap: SPACE.sm },
});
