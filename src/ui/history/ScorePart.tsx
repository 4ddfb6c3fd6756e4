import { useState } from 'react';

import type { Game } from '@/engine/events/types';
import { CATEGORIES, type Category } from '@/engine/score/types';
import { useT } from '@/i18n';
import type { GameSummary } from '@/store/library';

import { Text } from '../base';
import { CategorySheet, resultOf, ScoreHead, ScoreTable } from '../score';
import { lineOf } from './words';

export type ScorePartProps = { readonly game: Game; readonly summary: GameSummary };

/** The score sheet as on the pad. */
export function ScorePart({ game, summary }: ScorePartProps) {
  const t = useT();
  const [category, setCategory] = useState<Category | null>(null);
  const { player, sam, playerSheet, samSheet } = resultOf(game);
  const categories = player?.categories ?? null;
  return (
    <>
      <ScoreHead
        player={summary.playerTotal ?? player?.total ?? 0}
        sam={summary.samTotal ?? sam.total}
        summary={lineOf(t, summary)}
      />
      <ScoreTable player={categories} sam={sam.categories} onPress={setCategory} />
      {categories === null ? <Text color="soft">{t('history.onlyTotal')}</Text> : null}
      {category === null ? null : (
        <CategorySheet
          category={category}
          player={playerSheet}
          playerVp={categories === null ? null : (categories[CATEGORIES.indexOf(category)] ?? null)}
          sam={samSheet}
          profile={game.table.profile}
          onClose={() => setCategory(null)}
        />
      )}
    </>
  );
}
