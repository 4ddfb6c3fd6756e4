import { StyleSheet, View } from 'react-native';
import { Rect } from 'react-native-svg';

import { CATTLE, STARTERS, type Breed, type MarketCard } from '@/box/cattle';
import { breedValue } from '@/engine/play/herd';
import { assertNever } from '@/lib/assertNever';

import { Text } from '../base';
import { CattleChip, PieceFrame, TileFace, usePaint } from '../pieces';
import { Lettering } from '../pieces/art';
import { useTheme } from '../theme';
import type { Mark } from './choice';

const SIZE = 40;

const isPrinted = (card: MarketCard | Breed): card is MarketCard => card in CATTLE;
const isStarter = (card: MarketCard | Breed): card is keyof typeof STARTERS => card in STARTERS;

/** A breed whatever its points: its colour and its value. */
export function BreedFace({ breed, size = SIZE }: { readonly breed: Breed; readonly size?: number }) {
  const { palette } = usePaint();
  const look = palette.breeds[breed];
  return (
    <PieceFrame size={size} width={44} height={40}>
      <Rect
        x={-21}
        y={-19}
        width={42}
        height={38}
        rx={9}
        fill={look.fill}
        stroke={look.edge}
        strokeWidth={1.5}
      />
      <Lettering text={String(breedValue(breed))} size={21} color={look.on} slab />
    </PieceFrame>
  );
}

/** The little picture of a choice. */
export function MarkView({ mark }: { readonly mark: Mark }) {
  const { colors } = useTheme();
  switch (mark.type) {
    case 'worker':
      return <TileFace tile={mark.kind} size={SIZE} decorative />;
    case 'tile':
      return <TileFace tile={mark.tile} size={SIZE} decorative />;
    case 'building':
      return <TileFace tile={`player:${mark.building}`} size={SIZE + 6} decorative />;
    case 'card':
      return isPrinted(mark.card) || isStarter(mark.card) ? (
        <CattleChip card={mark.card} size={SIZE + 6} decorative />
      ) : (
        <BreedFace breed={mark.card} />
      );
    case 'figure':
      return (
        <View style={[styles.ring, { borderColor: colors.gold }]}>
          <Text
            kind="subheading"
            heading={false}
            color="goldText"
            maxFontSizeMultiplier={1}
            style={styles.figure}
          >
            {mark.text}
          </Text>
        </View>
      );
    default:
      return assertNever(mark);
  }
}

const styles = StyleSheet.create({
  ring: {
    minWidth: SIZE - 4,
    height: SIZE - 4,
    borderRadius: SIZE / 2,
    borderWidth: 2,
    paddingHorizontal: 5,
    alignItems: 'center',
    justifyContent: 'center',
  },
  figure: { fontSize: 18, lineHeight: 22 },
});
