import type { ComponentType, ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { LEVEL } from '@/box/samCards';
import { marketSize } from '@/engine/table/place';
import type { Game } from '@/engine/events/types';
import { useT, type Translator } from '@/i18n';

import { Button, Card, Icon, Text } from '../base';
import { SPACE, useTextScale, useTheme } from '../theme';
import {
  CattleCards,
  ForesightTiles,
  JobMarketTiles,
  Masters,
  Neutrals,
  ObjectiveCards,
  SamWorker,
  TrailTiles,
  type BodyProps,
} from './boardBodies';
import { SamSide, YourSide } from './sideBodies';
import { stateOf, type SetupStep } from './steps';
import { WherePicture } from './WherePicture';

const BODY: Readonly<Record<SetupStep, ComponentType<BodyProps>>> = {
  masters: Masters,
  neutrals: Neutrals,
  samWorker: SamWorker,
  trail: TrailTiles,
  jobMarket: JobMarketTiles,
  foresight: ForesightTiles,
  cattle: CattleCards,
  objectives: ObjectiveCards,
  you: YourSide,
  sam: SamSide,
};

/** What is done in a step, in one line. */
function textOf(t: Translator, { setup, table }: Game, step: SetupStep): string {
  switch (step) {
    case 'neutrals':
      return t(setup.neutrals === 'byLetter' ? 'setup.text.neutrals' : 'setup.text.neutralsShuffled');
    case 'samWorker':
      return t(LEVEL[setup.difficulty].extraWorkers ? 'setup.text.samWorkerHard' : 'setup.text.samWorker');
    case 'cattle':
      return t('setup.text.cattle', { n: marketSize(table) });
    default:
      return t(`setup.text.${step}`);
  }
}

/** From here on words need the whole width. */
const LARGE_TEXT = 1.5;

export type StepCardProps = {
  readonly game: Game;
  readonly step: SetupStep;
  readonly number: number;
  readonly ticked?: boolean;
  readonly onTick?: () => void;
  /** Takes up a draw that was put off. */
  readonly onDraw?: () => void;
  /** Without a picture of all that lies there. */
  readonly compact?: boolean;
  /** Instead of what lies there: the picker of the draw. */
  readonly children?: ReactNode;
};

/** One step of setting up: where it goes, what to do, what lies there then. */
export function StepCard({
  game,
  step,
  number,
  ticked = false,
  compact = false,
  onTick,
  onDraw,
  children,
}: StepCardProps) {
  const t = useT();
  const { colors } = useTheme();
  const state = stateOf(game, step);
  const title = t(`setup.step.${step}`);
  const Body = BODY[step];
  const large = useTextScale().scale >= LARGE_TEXT;
  const words = (
    <View style={large ? styles.below : styles.words}>
      <Text kind="subheading">{`${number}. ${title}`}</Text>
      <Text kind="second" color="soft">
        {textOf(t, game, step)}
      </Text>
    </View>
  );
  const head = (
    <>
      <WherePicture step={step} />
      {large ? <View style={styles.words} /> : words}
      {onTick === undefined ? null : (
        <View
          style={[
            styles.check,
            { borderColor: ticked ? colors.green : colors.line },
            ticked ? { backgroundColor: colors.green } : null,
          ]}
        >
          {ticked ? <Icon name="check" size={20} color="onGreen" /> : null}
        </View>
      )}
      {large ? words : null}
    </>
  );
  const shown =
    !compact && state !== 'waiting' && !(state === 'later' && (step === 'samWorker' || step === 'neutrals'));
  return (
    <Card border={state === 'now' ? 'gold' : 'line'} strong={state === 'now'} style={styles.card}>
      {onTick === undefined ? (
        <View style={styles.head}>{head}</View>
      ) : (
        <Pressable
          role="checkbox"
          aria-checked={ticked}
          aria-label={t('setup.tick', { what: title })}
          onPress={onTick}
          testID={`setup-${step}`}
          style={styles.head}
        >
          {head}
        </Pressable>
      )}
      {children ?? (shown && !ticked ? <Body game={game} /> : null)}
      {state === 'later' ? (
        <View style={styles.later}>
          <Icon name="clock" color="soft" />
          <Text color="soft" style={styles.words}>
            {t('setup.later')}
          </Text>
          {onDraw === undefined ? null : (
            <Button small label={t('setup.drawNow')} onPress={onDraw} testID={`setup-draw-${step}`} />
          )}
        </View>
      ) : null}
    </Card>
  );
}

const styles = StyleSheet.create({
  card: { gap: SPACE.md, padding: SPACE.md },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.md, minHeight: 64 },
  words: { flex: 1, gap: 2 },
  below: { width: '100%', gap: 2 },
  check: {
    width: 30,
    height: 30,
    borderRadius: 15,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  later: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.sm },
});
