import { router } from 'expo-router';
import { useMemo, useState } from 'react';

import type { Game } from '@/engine/events/types';
import type { Category } from '@/engine/score/types';
import { CATEGORIES } from '@/engine/score/types';
import { useT } from '@/i18n';
import { finishGame, undo, useGame } from '@/store/game';
import { usePlayedTime } from '@/store/played';

import { showTable } from '../game/table';
import { SidesProvider } from '../pieces';
import { CategorySheet } from './CategorySheet';
import { resultOf } from './result';
import { ScoreEntry } from './ScoreEntry';
import { ScoreFooter, SecondThoughts } from './ScoreFooter';
import { ScoreHead } from './ScoreHead';
import { ScorePage } from './ScorePage';
import { ScoreTable } from './ScoreTable';

export type ScoreScreenProps = { readonly game: Game };

/** Shorter than this is a game that was played by something else than hands. */
const A_MINUTE = 60_000;

/** The game is over: the score of both, how it came about, and the way into the archive. */
export function ScoreScreen({ game }: ScoreScreenProps) {
  const t = useT();
  const id = useGame((state) => state.id);
  const filed = useGame((state) => state.filed);
  const time = usePlayedTime();
  const result = useMemo(() => resultOf(game), [game]);
  const [category, setCategory] = useState<Category | null>(null);
  const [entering, setEntering] = useState(false);
  const { player, sam, playerSheet, samSheet } = result;
  if (player === null || entering) {
    return (
      <ScoreEntry
        samTotal={sam.total}
        categories={player?.categories ?? null}
        total={player?.total ?? 0}
        back={{
          label: t('common.back'),
          onPress: () => (player === null ? showTable() : setEntering(false)),
        }}
        onKept={() => setEntering(false)}
      />
    );
  }
  const summary = t('score.summary', {
    difficulty: game.setup.difficulty,
    turns: game.turn,
    ...(time < A_MINUTE ? {} : { time: t.duration(time) }),
  });
  const go = (page: 'replay' | 'share') =>
    router.push({ pathname: `/finished/[id]/${page}`, params: { id: id ?? '' } });
  return (
    <SidesProvider colours={game.setup.colours}>
      <ScorePage
        onHome={() => router.dismissTo('/')}
        onUndo={() => void undo()}
        footer={
          <ScoreFooter
            filed={filed}
            onFile={() => void finishGame()}
            onReplay={() => go('replay')}
            onShare={() => go('share')}
          />
        }
      >
        <ScoreHead player={player.total} sam={sam.total} summary={summary} />
        <ScoreTable player={player.categories} sam={sam.categories} onPress={setCategory} />
        {filed ? null : (
          <SecondThoughts
            typed={playerSheet === null}
            onTable={() => showTable()}
            onEnter={() => setEntering(true)}
          />
        )}
        {category === null ? null : (
          <CategorySheet
            category={category}
            player={playerSheet}
            playerVp={player.categories?.[CATEGORIES.indexOf(category)] ?? null}
            sam={samSheet}
            profile={game.setup.profile}
            onClose={() => setCategory(null)}
          />
        )}
      </ScorePage>
    </SidesProvider>
  );
}
