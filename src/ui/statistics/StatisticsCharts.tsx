import { useMemo } from 'react';

import { CATEGORIES } from '@/engine/score/types';
import { useT } from '@/i18n';
import type { Statistics } from '@/store/library';

import { binsOf, ChartCard, Columns, LineChart, PairBars, pairBarsHeight, type Pair } from '../charts';
import { categoryKey } from '../score/ScoreTable';

const HEIGHT = 220;

/** Both totals of the last games. */
export function TrendChart({ figures }: { readonly figures: Statistics }) {
  const t = useT();
  const { trend, games } = figures;
  const player = trend.map((point) => point.player);
  const sam = trend.map((point) => point.sam);
  return (
    <ChartCard
      title={t('statistics.trend')}
      words={[t('statistics.trendAlt', { n: trend.length, player: player.join(', '), sam: sam.join(', ') })]}
      height={HEIGHT}
      draw={(width, unit) => (
        <LineChart
          width={width}
          height={HEIGHT}
          unit={unit}
          player={player}
          sam={sam}
          nameOf={(index) => String(games - trend.length + index + 1)}
          dots
        />
      )}
      testID="chart-trend"
    />
  );
}

/** How often which score was reached. */
export function DistributionChart({ figures }: { readonly figures: Statistics }) {
  const t = useT();
  const { player, sam } = figures.totals;
  const bins = useMemo(() => binsOf(player, sam), [player, sam]);
  return (
    <ChartCard
      title={t('statistics.distribution')}
      note={t('statistics.distributionNote')}
      words={bins.map((bin) => t('statistics.bin', { ...bin }))}
      height={HEIGHT}
      draw={(width, unit) => (
        <Columns
          width={width}
          height={HEIGHT}
          unit={unit}
          columns={bins.map((bin) => ({ name: String(bin.from), player: bin.player, sam: bin.sam }))}
        />
      )}
      testID="chart-distribution"
    />
  );
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Mean points by category of both sides. */
export function CategoriesChart({ figures }: { readonly figures: Statistics }) {
  const t = useT();
  const { player, sam } = figures.categories;
  const pairs: readonly Pair[] = CATEGORIES.map((category, index) => ({
    name: t(categoryKey(category)),
    player: tenth(player[index] ?? 0),
    sam: tenth(sam[index] ?? 0),
  }));
  return (
    <ChartCard
      title={t('statistics.categories')}
      words={pairs.map(({ name, player: mine, sam: his }) =>
        t('statistics.alt', { name, player: mine === null ? '–' : t.number(mine), sam: t.number(his) }),
      )}
      height={(unit) => pairBarsHeight(pairs.length, unit)}
      draw={(width, unit) => <PairBars width={width} unit={unit} pairs={pairs} write={t.number} />}
      testID="chart-categories"
    />
  );
}
