import { ARROWS, CITIES, CITY } from '@/box/railroad';
import type { CityView } from '@/engine/play';
import type { Table } from '@/engine/table/state';
import { useT, type Translator } from '@/i18n';

import { Chip } from './Chip';

/** VP at the end: for each disc there, and for a neighbour that already has one. */
function cityPoints(table: Table, { city }: CityView): number {
  let points = CITY[city].vp;
  for (const arrow of ARROWS) {
    if (arrow.from !== city && arrow.to !== city) continue;
    const other = arrow.from === city ? arrow.to : arrow.from;
    if ((table.cities[CITIES.indexOf(other)]?.player ?? 0) > 0) points += arrow.vp;
  }
  return points;
}

function cityWords(t: Translator, table: Table, view: CityView, essentials: boolean): readonly string[] {
  const words: string[] = [];
  const points = cityPoints(table, view);
  if (!essentials) {
    words.push(
      view.transport > 0
        ? t('kansasCity.transport', { dollars: view.transport })
        : t('kansasCity.noTransport'),
    );
    if (view.dollars > 0) words.push(t('kansasCity.now', { dollars: view.dollars }));
  }
  for (const reward of view.rewards) words.push(t(`kansasCity.reward.${reward}`));
  if (points !== 0) words.push(t('terms.vp', { n: points }));
  return words;
}

export type CityChipProps = {
  readonly view: CityView;
  readonly table: Table;
  readonly essentials: boolean;
  /** Certificates that must be spent for it. */
  readonly certificates?: number;
  readonly onPress: () => void;
};

/** A city with what a delivery there costs and brings. */
export function CityChip({ view, table, essentials, certificates = 0, onPress }: CityChipProps) {
  const t = useT();
  const words = cityWords(t, table, view, essentials);
  const needs = certificates > 0 ? [t('kansasCity.needs', { n: certificates })] : [];
  return (
    <Chip
      testID={`kc-city-${view.city}`}
      title={t(`terms.city.${view.city}`)}
      detail={[...needs, ...words].join(' · ')}
      mark={{ type: 'figure', text: String(view.value) }}
      onPress={onPress}
    />
  );
}
