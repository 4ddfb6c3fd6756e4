import { useMemo, useState } from 'react';

import type { Game } from '@/engine/events/types';
import { CATEGORIES } from '@/engine/score/types';
import { OPEN_CATEGORIES, type OpenCategory } from '@/engine/score/score';
import { useT } from '@/i18n';

import { Segmented, Text } from '../base';
import { ChartCard, LineChart, PairBars, pairBarsHeight, type Pair } from '../charts';
import { categoryKey, resultOf } from '../score';
import { courseOf, seriesOf } from './course';

const HEIGHT = 240;

/** Points of both sides by category. */
function ByCategory({ game }: { readonly game: Game }) {
  const t = useT();
  const { player, sam } = useMemo(() => resultOf(game), [game]);
  const mine = player?.categories ?? null;
  const pairs: readonly Pair[] = CATEGORIES.map((category, index) => ({
    name: t(categoryKey(category)),
    player: mine?.[index] ?? null,
    sam: sam.categories[index] ?? 0,
  }));
  return (
    <ChartCard
      title={t('history.byCategory')}
      note={mine === null ? t('history.onlyTotal') : undefined}
      words={pairs.map(({ name, player: vp, sam: his }) =>
        t('statistics.alt', { name, player: vp ?? '–', sam: his }),
      )}
      height={(unit) => pairBarsHeight(pairs.length, unit)}
      draw={(width, unit) => <PairBars width={width} unit={unit} pairs={pairs} write={t.number} />}
      testID="chart-categories"
    />
  );
}

/** What lay on the table by each turn. */
function OverTurns({ games }: { readonly games: readonly Game[] }) {
  const t = useT();
  const course = useMemo(() => courseOf(games), [games]);
  const [category, setCategory] = useState<OpenCategory | 'all'>('all');
  const player = seriesOf(course, 'player', category);
  const sam = seriesOf(course, 'sam', category);
  const turnAt = (index: number): number => course[index]?.turn ?? 0;
  if (course.length === 0) return <Text color="soft">{t('logView.empty')}</Text>;
  return (
    <ChartCard
      title={t('history.overTurns')}
      note={t('history.overTurnsNote')}
      choice={
        <Segmented
          label={t('history.overTurns')}
          options={(['all', ...OPEN_CATEGORIES] as const).map((value) => ({
            value,
            label: value === 'all' ? t('history.openTotal') : t(categoryKey(value)),
          }))}
          value={category}
          onChange={setCategory}
        />
      }
      words={course.map(({ turn }, index) =>
        t('statistics.turnAlt', { turn, player: player[index] ?? 0, sam: sam[index] ?? 0 }),
      )}
      height={HEIGHT}
      draw={(width, unit) => (
        <LineChart
          width={width}
          height={HEIGHT}
          unit={unit}
          player={player}
          sam={sam}
          nameOf={(index) => String(turnAt(index))}
        />
      )}
      testID="chart-turns"
    />
  );
}

/** Both charts of one game. */
export function ChartsPart({ game, games }: { readonly game: Game; readonly games: readonly Game[] }) {
  return (
    <>
      <OverTurns games={games} />
      <ByCategory game={game} />
    </>
  );
}
