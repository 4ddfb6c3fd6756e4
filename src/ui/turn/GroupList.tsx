import { StyleSheet, View } from 'react-native';

import type { PlayerEvent } from '@/engine/play';

import { Icon, Text } from '../base';
import { SPACE } from '../theme';
import type { Group } from './choice';
import { ChoiceList, type ChoiceListProps } from './ChoiceList';

export type GroupListProps = {
  readonly groups: readonly Group[];
  readonly open: readonly string[];
  readonly onOpen: (open: readonly string[]) => void;
  readonly onDo: (event: PlayerEvent) => void;
  readonly andDone?: ChoiceListProps['andDone'];
  readonly quiet?: boolean;
};

/** A lone leaf names its action itself. */
const speaksForItself = ({ choices, id }: Group): boolean => choices.length === 1 && choices[0]?.id === id;

/** Actions with their ways; those that are done or can't be done say so in one line. */
export function GroupList({ groups, open, onOpen, onDo, andDone, quiet }: GroupListProps) {
  return (
    <View style={styles.groups}>
      {groups.map((group) => (
        <View key={group.id} style={styles.group} role="group" aria-label={group.title}>
          {speaksForItself(group) ? null : (
            <View style={styles.head}>
              <Text
                kind={group.choices.length === 0 ? 'second' : 'secondStrong'}
                color="soft"
                style={styles.title}
              >
                {group.note === undefined ? group.title : `${group.title} – ${group.note}`}
              </Text>
              {group.used ? <Icon name="check" size={20} color="greenText" /> : null}
            </View>
          )}
          {group.choices.length === 0 ? null : (
            <ChoiceList
              choices={group.choices}
              open={open}
              onOpen={onOpen}
              onDo={onDo}
              andDone={andDone}
              quiet={quiet}
            />
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  groups: { gap: SPACE.md },
  group: { gap: SPACE.sm },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.sm },
  title: { flexShrink: 1 },
});
