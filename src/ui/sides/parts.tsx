import { StyleSheet, View } from 'react-native';

import { MARKET_CARDS, STARTER_BREEDS, type MarketCard, type StarterBreed } from '@/box/cattle';
import { DISC_CORNER, DISC_SPACES } from '@/box/playerBoard';
import type { PlayerSide } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Icon, Text } from '../base';
import { CattleChip, cattleName, DiscToken, Glyph } from '../pieces';
import { SPACE, useTheme } from '../theme';
import { Pieces } from './Section';

type Lot = { readonly card: MarketCard | StarterBreed; readonly count: number };

/** The herd by kind of card, starters first. */
export function herdOf(player: Pick<PlayerSide, 'starters' | 'cattle'>): readonly Lot[] {
  const starters = STARTER_BREEDS.map((card): Lot => ({ card, count: player.starters[card] }));
  const bought = MARKET_CARDS.map((card): Lot => ({
    card,
    count: player.cattle.filter((other) => other === card).length,
  }));
  return [...starters, ...bought].filter(({ count }) => count > 0);
}

/** Cards of the herd with how many of each. */
export function HerdLots({ player }: { readonly player: Pick<PlayerSide, 'starters' | 'cattle'> }) {
  const t = useT();
  return (
    <Pieces>
      {herdOf(player).map(({ card, count }) => (
        <View
          key={card}
          accessible
          role="img"
          aria-label={t('board.side.times', { n: count, what: cattleName(t, card) })}
          style={styles.lot}
        >
          <CattleChip card={card} size={52} decorative />
          <Text kind="secondStrong" color="soft">{`× ${count}`}</Text>
        </View>
      ))}
    </Pieces>
  );
}

/** The disc spaces: which still hold a disc, and what each unlocks. */
export function DiscSpaces({ cleared }: { readonly cleared: PlayerSide['cleared'] }) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <View style={styles.discs}>
      {DISC_SPACES.map((space) => {
        const open = cleared.includes(space);
        const dark = DISC_CORNER[space] === 'dark';
        const name = t(`terms.discSpace.${space}`);
        const words = [
          name,
          t(dark ? 'terms.corners.dark' : 'terms.corners.white'),
          t(open ? 'board.side.discGone' : 'board.side.discThere'),
        ];
        return (
          <View key={space} style={styles.disc} accessible role="img" aria-label={words.join(', ')}>
            <View
              style={[
                styles.seat,
                {
                  borderColor: dark ? colors.ink : colors.line,
                  backgroundColor: dark ? colors.ink : colors.ground,
                },
              ]}
            >
              {open ? <Icon name="check" size={18} color={dark ? 'ground' : 'greenText'} /> : null}
              {open ? null : <DiscToken owner="player" size={22} decorative />}
            </View>
            <Text kind="second" color={open ? 'ink' : 'soft'} style={styles.name}>
              {name}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

/** The certificate track: spaces up to the limit, the temporary ones filled. */
export function CertificateTrack({ count, limit }: { readonly count: number; readonly limit: number }) {
  const { colors } = useTheme();
  return (
    <View style={styles.track} aria-hidden>
      {Array.from({ length: limit }, (_, index) => (
        <View
          key={index}
          style={[
            styles.certificate,
            index < count
              ? { backgroundColor: colors.leather, borderColor: colors.leather }
              : { borderColor: colors.trail },
          ]}
        >
          <Glyph name="certificate" size={20} color={index < count ? 'onLeather' : 'soft'} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  lot: { alignItems: 'center' },
  discs: { gap: SPACE.xs },
  disc: { flexDirection: 'row', alignItems: 'center', gap: SPACE.sm },
  seat: {
    width: 32,
    height: 32,
    borderWidth: 1,
    borderRadius: 8,
    alignItems: 'center',
    justifyContent: 'center',
  },
  name: { flex: 1 },
  track: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs },
  certificate: {
    width: 36,
    height: 36,
    borderWidth: 1.5,
    borderRadius: 8,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
