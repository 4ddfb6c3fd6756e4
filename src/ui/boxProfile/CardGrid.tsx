import { Pressable, StyleSheet, View } from 'react-native';

import { boxOf, type BoxProfile } from '@/box/profile';
import { SAM_CARDS, type SamCard, type SamSteps } from '@/box/samCards';
import { isMessageKey, useT, type Translator } from '@/i18n';

import { Card, Rule, SwitchRow, Text } from '../base';
import { SamCardFace } from '../pieces';
import { RADIUS, SPACE, useTextScale, useTheme } from '../theme';
import { isCardChanged, setFlag, tapCard } from './edit';

export type CardGridProps = {
  readonly profile: BoxProfile;
  readonly onChange: (profile: BoxProfile) => void;
};

const stepsWords = (t: Translator, steps: SamSteps): string =>
  typeof steps === 'number' ? t('terms.steps', { n: steps }) : t(`box.steps.${steps}`);

/** Three cards side by side on a phone. */
const CELL = 112;

type CellProps = { readonly card: SamCard; readonly profile: BoxProfile; readonly onPress: () => void };

function Cell({ card, profile, onPress }: CellProps) {
  const t = useT();
  const { colors } = useTheme();
  const { action, steps } = boxOf(profile).samCards[card];
  const { scale } = useTextScale();
  const changed = isCardChanged(profile, card);
  const key = `box.does.${action}`;
  const does = isMessageKey(key) ? t(key) : null;
  const words = t('box.card', { card, action, steps: stepsWords(t, steps) });
  return (
    <Pressable
      role="button"
      aria-label={[words, does, changed ? t('box.changed') : null].filter((part) => part !== null).join(', ')}
      accessibilityHint={t('box.cardHint')}
      onPress={onPress}
      testID={`box-card-${card}`}
      style={({ pressed }) => [
        styles.cell,
        { flexBasis: CELL * scale },
        { borderColor: changed ? colors.gold : 'transparent' },
        pressed ? styles.pressed : null,
      ]}
    >
      <SamCardFace card={card} profile={profile} size={76} decorative />
      <Text kind="small" color={changed ? 'goldText' : 'soft'} center>
        {typeof steps === 'number' ? t('terms.steps', { n: steps }) : t(`box.short.${steps}`)}
      </Text>
      {does === null ? null : (
        <Text kind="small" color="soft" center>
          {does}
        </Text>
      )}
    </Pressable>
  );
}

/** Sam's fifteen cards; one tap on a card changes its steps. */
export function CardGrid({ profile, onChange }: CardGridProps) {
  const t = useT();
  return (
    <>
      <Text color="soft">{t('box.cardsText')}</Text>
      <View style={styles.grid}>
        {SAM_CARDS.map((card) => (
          <Cell key={card} card={card} profile={profile} onPress={() => onChange(tapCard(profile, card))} />
        ))}
      </View>
      <Card style={styles.list}>
        <SwitchRow
          title={t('box.swapHires')}
          detail={t('box.swapHiresDetail')}
          on={profile.swapHires === true}
          onChange={(on) => onChange(setFlag(profile, 'swapHires', on))}
          testID="box-swap"
        />
        <Rule />
        <SwitchRow
          title={t('box.brahman')}
          detail={t('box.brahmanDetail')}
          on={profile.samBuysBrahman === true}
          onChange={(on) => onChange(setFlag(profile, 'samBuysBrahman', on))}
          testID="box-brahman"
        />
      </Card>
    </>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.xs },
  cell: {
    flexGrow: 1,
    maxWidth: '100%',
    alignItems: 'center',
    gap: 2,
    borderWidth: 2,
    borderRadius: RADIUS.sm,
    padding: SPACE.xs,
  },
  pressed: { opacity: 0.6 },
  list: { paddingVertical: SPACE.xs },
});
