import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { HIDDEN_STARTING, OBJECTIVE_IDS, OBJECTIVES, type ObjectiveFacts } from '@/box/objectives';
import { boxOf, type BoxProfile } from '@/box/profile';
import { useT } from '@/i18n';

import { Button, Text } from '../base';
import { ObjectiveCard, objectiveName } from '../pieces';
import { RADIUS, SPACE, useTheme } from '../theme';
import type { CardGridProps } from './CardGrid';
import { changeObjective, newObjectiveId } from './edit';
import { ObjectiveSheet } from './ObjectiveSheet';

const BLANK: ObjectiveFacts = { vp: 3, penalty: 2, reward: 'twoDollars', tasks: ['building'] };

/** Every card of the catalogue and those of the profile; nobody knows the hidden one. */
const cardsOf = (profile: BoxProfile): readonly string[] => [
  ...OBJECTIVE_IDS.filter((id) => id !== HIDDEN_STARTING),
  ...Object.keys(profile.objectives ?? {}).filter((id) => OBJECTIVES[id] === undefined),
];

/** All objectives; a tap opens one to be corrected. */
export function ObjectiveGrid({ profile, onChange }: CardGridProps) {
  const t = useT();
  const { colors } = useTheme();
  const [open, setOpen] = useState<string | null>(null);
  const facts = open === null ? undefined : boxOf(profile).objectives[open];
  const add = () => {
    const id = newObjectiveId(profile);
    onChange(changeObjective(profile, id, BLANK));
    setOpen(id);
  };
  return (
    <>
      <Text color="soft">{t('box.objectivesText')}</Text>
      <View style={styles.grid}>
        {cardsOf(profile).map((id) => {
          const changed = profile.objectives?.[id] !== undefined;
          const name = objectiveName(t, profile, id);
          return (
            <Pressable
              key={id}
              role="button"
              aria-label={changed ? `${name}, ${t('box.changed')}` : name}
              onPress={() => setOpen(id)}
              testID={`box-objective-${id}`}
              style={({ pressed }) => [
                styles.cell,
                { borderColor: changed ? colors.gold : 'transparent' },
                pressed ? styles.pressed : null,
              ]}
            >
              <ObjectiveCard objective={id} profile={profile} size={78} decorative />
            </Pressable>
          );
        })}
      </View>
      <Button icon="plus" label={t('box.addObjective')} onPress={add} testID="box-add-objective" />
      {open === null || facts === undefined ? null : (
        <ObjectiveSheet
          id={open}
          facts={facts}
          changed={profile.objectives?.[open] !== undefined}
          onChange={(next) => onChange(changeObjective(profile, open, next))}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.sm },
  cell: { borderWidth: 2, borderRadius: RADIUS.sm, padding: 2 },
  pressed: { opacity: 0.6 },
});
