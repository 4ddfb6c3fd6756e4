import { OWNERS, type Owner } from '@/box/kinds';
import { CITIES, STATIONS, STATIONS_WITH_MASTER, TRACK_END } from '@/box/railroad';
import { MASTERS, type MasterId } from '@/box/stationMasters';
import { withItem, type Station, type Table } from '@/engine/table/state';
import { useT } from '@/i18n';

import { SwitchRow } from '../../base';
import { railFigure, railName } from '../places';
import { Stepper } from '../Stepper';
import { Part, Pick } from './controls';
import type { FixProps } from './TrailFix';

/** Every space an engine can stand on, in order. */
const TRACK: readonly number[] = [
  ...Array.from({ length: TRACK_END + 1 }, (_, at) => at),
  ...STATIONS.map(({ at }) => at).filter((at) => at !== TRACK_END),
].sort((a, b) => a - b);

function Engine({ owner, draft, edit }: FixProps & { readonly owner: Owner }) {
  const t = useT();
  const at = draft.engines[owner];
  const index = at === 'box' ? TRACK.length : TRACK.indexOf(at);
  const set = (next: number) =>
    edit((table) => ({ ...table, engines: { ...table.engines, [owner]: TRACK[next] ?? 'box' } }));
  return (
    <Stepper
      label={t(`fix.engine.${owner}`)}
      value={index}
      min={0}
      max={owner === 'sam' ? TRACK.length : TRACK.length - 1}
      shown={at === 'box' ? t('terms.space.box') : railFigure(at)}
      testID={`fix-engine-${owner}`}
      onChange={set}
    />
  );
}

const withStation = (table: Table, index: number, change: Partial<Station>): Table => {
  const station = table.stations[index];
  return station === undefined
    ? table
    : { ...table, stations: withItem(table.stations, index, { ...station, ...change }) };
};

/** Engines, stations with their discs and masters, and deliveries. */
export function RailFix({ draft, edit }: FixProps) {
  const t = useT();
  return (
    <>
      {OWNERS.map((owner) => (
        <Engine key={owner} owner={owner} draft={draft} edit={edit} />
      ))}
      {STATIONS.map(({ at }, index) => {
        const station = draft.stations[index];
        return (
          <Part key={at} title={railName(t, at)}>
            {OWNERS.map((owner) => (
              <SwitchRow
                key={owner}
                title={t(`fix.disc.${owner}`)}
                on={station?.[owner] ?? false}
                testID={`fix-station-${index}-${owner}`}
                onChange={(on) => edit((table) => withStation(table, index, { [owner]: on }))}
              />
            ))}
            {index < STATIONS_WITH_MASTER ? (
              <Pick
                testID={`fix-master-${index}`}
                options={[
                  { value: null, title: t('fix.noMaster'), on: station?.master === null },
                  ...MASTERS.map((master: MasterId) => ({
                    value: master,
                    title: t(`terms.master.${master}`),
                    on: station?.master === master,
                  })),
                ]}
                onPick={(master) => edit((table) => withStation(table, index, { master }))}
              />
            ) : null}
          </Part>
        );
      })}
      {CITIES.map((city, index) => (
        <Part key={city} title={t(`terms.city.${city}`)}>
          {OWNERS.map((owner) => (
            <Stepper
              key={owner}
              label={t(`fix.deliveries.${owner}`)}
              value={draft.cities[index]?.[owner] ?? 0}
              min={0}
              testID={`fix-city-${city}-${owner}`}
              onChange={(count) =>
                edit((table) => {
                  const there = table.cities[index] ?? { player: 0, sam: 0 };
                  return { ...table, cities: withItem(table.cities, index, { ...there, [owner]: count }) };
                })
              }
            />
          ))}
        </Part>
      ))}
    </>
  );
}
