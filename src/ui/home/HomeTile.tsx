import { StyleSheet, View } from 'react-native';

import { Card, Icon, Text, type IconName } from '../base';
import { SPACE } from '../theme';

export type HomeTileProps = {
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly onPress: () => void;
};

/** A way from Home to one of the quieter pages. */
export function HomeTile({ icon, title, detail, onPress }: HomeTileProps) {
  return (
    <Card style={styles.tile} onPress={onPress} label={`${title}, ${detail}`}>
      <Icon name={icon} color="leather" />
      <View>
        <Text kind="subheading" heading={false}>
          {title}
        </Text>
        <Text kind="second" color="soft">
          {detail}
        </Text>
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  tile: { flexGrow: 1, flexBasis: '44%', minWidth: 150, gap: SPACE.sm },
});
