import { memo } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';

import { STATIONS } from '@/box/railroad';
import type { Station, Table } from '@/engine/table/state';

import { DiscArt, EngineArt, Lettering, Sign, WorkerArt } from '../pieces/art';
import type { Paint } from '../pieces/paint';
import { CROSSING_PLACES, LINE, stationIndex, TRACK, trackPlace } from './trackLayout';

type Painted = { readonly paint: Paint };

/** Rails, sleepers and crossings: drawn once. */
export const Rails = memo(function Rails({ paint }: Painted) {
  const { colors } = paint;
  const line = { d: LINE, fill: 'none', strokeLinejoin: 'round' } as const;
  return (
    <G>
      <Path {...line} stroke={colors.trail} strokeWidth={15} strokeDasharray="2.6 5.4" />
      <Path {...line} stroke={colors.soft} strokeWidth={8} />
      <Path {...line} stroke={colors.map} strokeWidth={5} />
      {CROSSING_PLACES.map(({ after, at: [x, y] }) => (
        <G key={after} transform={`translate(${x} ${y})`}>
          <Circle r={7} fill={colors.card} stroke={colors.red} strokeWidth={1.2} />
          <Sign glyph="crossing" size={11} color={colors.red} line={2} />
        </G>
      ))}
      {TRACK.filter((at) => stationIndex(at) < 0).map((at) => {
        const [x, y] = trackPlace(at);
        return (
          <G key={at} transform={`translate(${x} ${y})`}>
            <Circle r={12} fill={colors.card} stroke={colors.line} strokeWidth={1.2} />
            <Lettering text={String(at)} size={12.5} color={colors.ink} />
          </G>
        );
      })}
    </G>
  );
});

const TILE = { width: 40, height: 25 } as const;

/** A station: VP in a shield, price of its upgrade; dark corners as a dark tile. */
function StationArt({
  paint,
  index,
  station,
}: Painted & { readonly index: number; readonly station: Station }) {
  const facts = STATIONS[index];
  if (facts === undefined) return null;
  const { colors } = paint;
  const dark = facts.corner === 'dark';
  const [x, y] = trackPlace(facts.at);
  const ink = dark ? colors.card : colors.ink;
  return (
    <G transform={`translate(${x} ${y})`}>
      <Rect
        x={-TILE.width / 2}
        y={-TILE.height + 3}
        width={TILE.width}
        height={TILE.height}
        rx={6}
        fill={dark ? colors.ink : colors.card}
        stroke={colors.soft}
        strokeWidth={1.4}
      />
      <G transform="translate(-9.5 -10)">
        <Path d="M-7.5-8.5H7.5V1C7.5 5 4 7.5 0 9C-4 7.5-7.5 5-7.5 1Z" fill={ink} />
        <Lettering text={String(facts.vp)} size={11.5} y={-0.5} color={dark ? colors.ink : colors.card} />
      </G>
      <Lettering text={paint.fee(facts.cost)} size={11.5} x={9.5} y={-10} color={ink} />
      {station.player ? (
        <G transform="translate(-17 -24)">
          <DiscArt paint={paint} owner="player" r={7.5} />
        </G>
      ) : null}
      {station.sam ? (
        <G transform="translate(17 -24)">
          <DiscArt paint={paint} owner="sam" r={7.5} />
        </G>
      ) : null}
      {station.master === null ? null : (
        <G transform="translate(0 7)">
          <Circle r={8} fill={colors.leather} stroke={colors.map} strokeWidth={1.2} />
          <Sign glyph="person" size={11} color={colors.onLeather} line={1.3} />
        </G>
      )}
      {station.worker === null ? null : (
        <G transform="translate(0 7) scale(0.48)">
          <WorkerArt paint={paint} kind={station.worker} />
        </G>
      )}
    </G>
  );
}

export const Stations = memo(function Stations({
  paint,
  stations,
}: Painted & { readonly stations: Table['stations'] }) {
  return (
    <G>
      {stations.map((station, index) => (
        <StationArt key={STATIONS[index]?.at} paint={paint} index={index} station={station} />
      ))}
    </G>
  );
});

/** Both engines; side by side where they share a space. */
export const Engines = memo(function Engines({
  paint,
  engines,
}: Painted & { readonly engines: Table['engines'] }) {
  const { player, sam } = engines;
  const together = player === sam;
  const place = (at: number, shift: number) => {
    const [x, y] = trackPlace(at);
    const below = stationIndex(at) >= 0;
    return `translate(${x + (together ? shift : 0)} ${y + (below ? 22 : -18)}) scale(0.8)`;
  };
  return (
    <G>
      {sam === 'box' ? null : (
        <G transform={place(sam, 16)}>
          <EngineArt paint={paint} owner="sam" />
        </G>
      )}
      <G transform={place(player, -14)}>
        <EngineArt paint={paint} owner="player" />
      </G>
    </G>
  );
});

/** Gold rings around the places an engine can go to. */
export const RailStops = memo(function RailStops({
  paint,
  stops,
}: Painted & { readonly stops: readonly number[] }) {
  const { gold } = paint.colors;
  return (
    <G>
      {stops.map((at) => {
        const [x, y] = trackPlace(at);
        return stationIndex(at) >= 0 ? (
          <Rect
            key={at}
            x={x - 23}
            y={y - 25}
            width={46}
            height={31}
            rx={9}
            fill="none"
            stroke={gold}
            strokeWidth={3}
          />
        ) : (
          <Circle key={at} cx={x} cy={y} r={15} fill="none" stroke={gold} strokeWidth={3} />
        );
      })}
    </G>
  );
});
