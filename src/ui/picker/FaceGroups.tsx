import { StyleSheet, View } from 'react-native';

import { CATTLE, type MarketCard } from '@/box/cattle';
import type { MasterId } from '@/box/stationMasters';
import { isSupplyPile } from '@/engine/events/requests';
import type { DrawItem, GameRequest } from '@/engine/events/types';
import type { Table } from '@/engine/table/state';
import { useT, type Translator } from '@/i18n';

import { Text } from '../base';
import { SPACE } from '../theme';
import { FaceButton } from './FaceButton';
import { faceGroups, type Face, type FaceGroup, type FaceGroupId } from './faces';
import { MasterRow } from './MasterRow';
import { PieceFace, pieceName } from './PieceFace';

export type FaceGroupsProps = {
  readonly request: GameRequest;
  readonly table: Table;
  readonly onPick: (item: DrawItem) => void;
};

const SIZE: Readonly<Partial<Record<FaceGroupId, number>>> = {
  worker: 48,
  value3: 52,
  value4: 52,
  value5: 52,
  orange: 52,
  neutral: 52,
  samCard: 60,
};

/** Words under a face that letters and colour alone would not name. */
function captionOf(t: Translator, group: FaceGroupId, item: DrawItem): string | undefined {
  switch (group) {
    case 'worker':
      return t('board.tile', { tile: String(item) });
    case 'outlaw':
      return t('board.tile', { tile: String(item) });
    case 'value3':
    case 'value4':
    case 'value5':
    case 'orange':
      return t(`terms.breed.${CATTLE[item as MarketCard].breed}`);
    default:
      return undefined;
  }
}

type GroupProps = FaceGroupsProps & { readonly group: FaceGroup; readonly alone: boolean };

function Group({ group, alone, request, table, onPick }: GroupProps) {
  const t = useT();
  const { pile } = request;
  const counted = isSupplyPile(pile);
  const button = ({ item, left, can }: Face) => {
    const piece = item as DrawItem;
    const what = pieceName(t, table.profile, pile, piece);
    const common = { onPress: () => onPick(piece), disabled: !can, testID: `draw-${item}` };
    if (group.id === 'master') return <MasterRow key={item} master={item as MasterId} {...common} />;
    return (
      <FaceButton
        key={item}
        label={counted ? t('picker.leftLabel', { what, n: left }) : what}
        caption={captionOf(t, group.id, piece)}
        left={counted ? t('picker.left', { n: left }) : undefined}
        {...common}
      >
        <PieceFace pile={pile} item={piece} size={SIZE[group.id] ?? 42} profile={table.profile} />
      </FaceButton>
    );
  };
  return (
    <View role="group" aria-label={t(`picker.group.${group.id}`)} style={styles.group}>
      {alone ? null : (
        <Text kind="secondStrong" color="soft">
          {t(`picker.group.${group.id}`)}
        </Text>
      )}
      <View style={group.id === 'master' ? styles.column : styles.faces}>{group.faces.map(button)}</View>
    </View>
  );
}

/** Everything that can come out, by kind, with how many are left. */
export function FaceGroups(props: FaceGroupsProps) {
  const groups = faceGroups(props.table, props.request);
  return (
    <View style={styles.groups}>
      {groups.map((group) => (
        <Group key={group.id} group={group} alone={groups.length === 1} {...props} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  groups: { gap: SPACE.sm },
  group: { gap: SPACE.xs },
  faces: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm },
  column: { gap: SPACE.sm },
});
