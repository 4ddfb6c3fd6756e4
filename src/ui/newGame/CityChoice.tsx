import { Pressable, StyleSheet, View } from 'react-native';

import { CITIES, CITY, type CityId } from '@/box/railroad';
import { useT } from '@/i18n';

import { Text } from '../base';
import { RADIUS, SPACE, TARGET, useTheme } from '../theme';
import { Question } from './Question';

export type CityChoiceProps = {
  readonly value: CityId;
  /** The city of the chosen level. */
  readonly usual: CityId;
  readonly onChange: (city: CityId) => void;
};

/** Where Sam's first train goes. */
export function CityChoice({ value, usual, onChange }: CityChoiceProps) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <Question title={t('newGame.city')} detail={t('newGame.cityDetail')}>
      <View role="radiogroup" aria-label={t('newGame.city')} style={styles.cities}>
        {CITIES.map((city) => {
          const selected = city === value;
          const name = t(`terms.city.${city}`);
          const label = city === usual ? `${name}, ${t('newGame.cityUsual')}` : name;
          return (
            <Pressable
              key={city}
              role="radio"
              aria-label={label}
              aria-checked={selected}
              onPress={() => onChange(city)}
              testID={`city-${city}`}
              style={[
                styles.city,
                { backgroundColor: colors.card, borderColor: selected ? colors.red : colors.line },
                selected ? styles.selected : null,
              ]}
            >
              <Text kind={selected ? 'secondStrong' : 'second'}>
                {`${CITY[city].value} · ${name}`}
                {city === usual ? ` (${t('newGame.cityUsual')})` : ''}
              </Text>
            </Pressable>
          );
        })}
      </View>
    </Question>
  );
}

const styles = StyleSheet.create({
  cities: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  city: {
    maxWidth: '100%',
    minHeight: TARGET,
    justifyContent: 'center',
    borderRadius: RADIUS.md,
    borderWidth: 1,
    margin: 1,
    paddingHorizontal: SPACE.md,
  },
  selected: { borderWidth: 2, margin: 0 },
});
