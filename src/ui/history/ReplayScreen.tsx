import { router } from 'expo-router';
import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { Game } from '@/engine/events/types';
import { useT, type Translator } from '@/i18n';
import type { OpenGame } from '@/store/game';
import { useLog } from '@/store/log';
import { playOnFrom } from '@/store/playOn';

import { Button, IconButton, Notice } from '../base';
import { copyPosition } from '../share/position';
import { SPACE } from '../theme';
import { momentAt, momentOfTurn, momentsOf, turnJump } from './moments';
import { NotThere } from './NotThere';
import { ReplayControls } from './ReplayControls';
import { ReplayFrame } from './ReplayFrame';
import { ReplayTable } from './ReplayTable';
import { useGames, useStored } from './useStored';
import { nameOf } from './words';

export type ReplayScreenProps = {
  readonly id: string;
  /** Begin at this turn, or after so many events; else at the beginning. */
  readonly turn?: number;
  readonly at?: number;
};

const STEP_MS = 900;

const titleOf = (t: Translator, { name, started }: OpenGame): string =>
  nameOf(t, { name, started, finished: null });

/** Whose move it is at this moment, in words. */
function useTitle(game: Game): string {
  const t = useT();
  switch (game.stage.type) {
    case 'setup':
      return t('history.replay.setup');
    case 'over':
      return t('history.replay.over');
    default:
      return t('history.replay.at', { turn: game.turn, mover: game.stage.type });
  }
}

type ReplayProps = Omit<ReplayScreenProps, 'id'> & {
  readonly open: OpenGame;
  readonly games: readonly Game[];
};

function Replay({ open, games, turn, at }: ReplayProps) {
  const t = useT();
  const insets = useSafeAreaInsets();
  const log = useLog();
  const moments = useMemo(
    () => momentsOf(open.events.slice(0, open.at), games),
    [open.events, open.at, games],
  );
  const [index, setIndex] = useState(() =>
    turn !== undefined ? momentOfTurn(moments, turn) : at !== undefined ? momentAt(moments, at) : 0,
  );
  const [playing, setPlaying] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const last = moments.length - 1;
  const shown = Math.min(index, last);
  const number = moments[shown]?.at ?? 0;
  const before = moments[shown - 1]?.at ?? 0;
  const game = games[number] ?? games[0];
  const lines = useMemo(
    () => log.filter((entry) => entry.number > before && entry.number <= number),
    [log, before, number],
  );
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setIndex((now) => Math.min(last, now + 1)), STEP_MS);
    return () => clearInterval(timer);
  }, [playing, last]);
  const runs = playing && shown < last;
  const go = (to: number) => {
    setPlaying(false);
    setSaid(null);
    setIndex(to);
  };
  if (game === undefined) return null;
  const playOn = async () => {
    setPlaying(false);
    const made = await playOnFrom(
      number,
      t('history.playOnName', { name: titleOf(t, open), turn: game.turn }),
    );
    if (made.ok) router.push({ pathname: '/game/[id]', params: { id: made.value } });
    else setSaid(t(`storage.error.${made.error.code}`));
  };
  const copy = async () => {
    if (await copyPosition(game)) setSaid(t('history.positionCopied'));
  };
  return (
    <ReplayTable game={game} log={lines}>
      <Foot>
        {said === null ? null : (
          <Notice text={said} dismiss={{ label: t('common.ok'), onPress: () => setSaid(null) }} />
        )}
        <Controls
          game={game}
          index={shown}
          last={last}
          playing={runs}
          onGo={go}
          onTurn={(by) => go(turnJump(moments, shown, by))}
          onPlay={() => setPlaying(!runs)}
        />
        <View style={[styles.actions, { paddingBottom: Math.max(insets.bottom, SPACE.md) }]}>
          <View style={styles.main}>
            <Button
              kind="primary"
              label={t('history.playOn')}
              hint={t('history.playOnText')}
              disabled={game.stage.type === 'over'}
              onPress={() => void playOn()}
              testID="play-on"
            />
          </View>
          <IconButton
            framed
            icon="copy"
            label={t('history.copyPosition')}
            disabled={game.stage.type === 'setup'}
            onPress={() => void copy()}
            testID="copy-position"
          />
        </View>
      </Foot>
    </ReplayTable>
  );
}

const Foot = ({ children }: { readonly children: React.ReactNode }) => (
  <View style={styles.foot}>{children}</View>
);

function Controls({
  game,
  ...controls
}: { readonly game: Game } & Omit<React.ComponentProps<typeof ReplayControls>, 'title'>) {
  return <ReplayControls title={useTitle(game)} {...controls} />;
}

/** A stored game again, step by step, over the real table. */
export function ReplayScreen({ id, turn, at }: ReplayScreenProps) {
  const t = useT();
  const open = useStored(id);
  return (
    <ReplayFrame title={open === null ? t('history.replay') : titleOf(t, open)}>
      {open === null ? null : open.game === null ? (
        <NotThere open={open} />
      ) : (
        <Opened key={id} open={open} turn={turn} at={at} />
      )}
    </ReplayFrame>
  );
}

function Opened({ open, turn, at }: Omit<ReplayProps, 'games'>) {
  const games = useGames(open);
  return games.length === 0 ? null : <Replay open={open} games={games} turn={turn} at={at} />;
}

const styles = StyleSheet.create({
  foot: { gap: SPACE.xs },
  actions: { flexDirection: 'row', alignItems: 'center', gap: SPACE.sm, paddingTop: SPACE.xs },
  main: { flex: 1 },
});
