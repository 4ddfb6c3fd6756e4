import { memo } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';

import { FOREST_SITES, HAZARD_SPACES, OUTLAW_SPACES, RISK_ACTIONS, SITES } from '@/box/trail';

import { ART, Lettering, Sign } from '../pieces/art';
import type { Paint } from '../pieces/paint';
import { curveOf, EDGES, KANSAS_CITY_BOX, middleOf, PLACES, WORLD } from './layout';

type Painted = { readonly paint: Paint };

const RIVER =
  'M500 250C420 290 372 310 346 334C322 356 322 362 300 382C280 398 240 386 206 386C170 386 150 376 124 380C96 384 60 396 20 388C-20 380-60 386-160 400';
const HILLS = [
  'M302 20L309 8L316 19M330 58L338 46L346 57M340 78L347 68L354 77M372 40L384 20L396 40M392 90L404 70L416 90',
  'M338 152L346 138L354 151M346 168L352 158L358 167',
];
const CRACKS = ['M6 206L14 214L10 224M8 250L3 258M52 262L58 270L54 280M50 232L58 226M8 330L16 322'];
const MESAS = ['M262 222L266 212H280L284 222M150 222L153 215H162L165 222', 'M286 286L290 276H306L310 286'];
/** Land beyond the sheet, seen where the window is wider or taller. */
const ROOM = 400;
/** Woods around the sites that lie in a forest. */
const WOODS: readonly (readonly [number, number, number])[] = [
  [152, 122, 13],
  [196, 123, 15],
  [246, 124, 12],
  [204, 160, 11],
  [211, 74, 14],
  [222, 116, 11],
  [168, 106, 12],
  [265, 82, 12],
  [106, 128, 12],
  [150, 90, 11],
  [176, 24, 12],
  [222, 22, 13],
  [104, 268, 13],
  [62, 300, 12],
  [68, 262, 11],
  [92, 368, 13],
  [132, 322, 11],
];

/** The land: paper, a river by the floods, dry ground, hills and woods. */
function Land({ paint }: Painted) {
  const { palette, colors } = paint;
  const line = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
  return (
    <G>
      <Rect
        x={-ROOM}
        y={-ROOM}
        width={WORLD.width + 2 * ROOM}
        height={WORLD.height + 2 * ROOM}
        fill={colors.map}
      />
      <Path
        d="M-60 190C-20 176 54 196 60 244C62 284 44 318 10 324C-30 330-70 318-90 290C-110 250-100 204-60 190Z"
        fill={palette.sand}
        opacity={0.55}
      />
      <Path
        d="M152 214C190 204 262 204 288 224C306 242 286 284 248 284C200 286 132 284 126 254C124 232 138 218 152 214Z"
        fill={palette.sand}
        opacity={0.35}
      />
      <Path
        d="M262-20C286 22 328 30 336 66C344 100 334 136 348 160C380 200 460 190 480 120C500 40 470-60 400-80C340-96 240-70 262-20Z"
        fill={palette.rock}
        opacity={0.6}
      />
      <Path d={RIVER} {...line} stroke={palette.water} strokeWidth={17} opacity={0.75} />
      <Path d={RIVER} {...line} stroke={colors.map} strokeWidth={1.2} strokeDasharray="9 13" opacity={0.7} />
      {[...HILLS, ...CRACKS, ...MESAS].map((d) => (
        <Path key={d} d={d} {...line} stroke={colors.soft} strokeWidth={1.1} opacity={0.32} />
      ))}
      {WOODS.map(([x, y, size]) => (
        <Sign key={`${x} ${y}`} glyph="tree" x={x} y={y} size={size} color={palette.wood} opacity={0.38} />
      ))}
    </G>
  );
}

/** The trail itself, with the direction of travel. */
function Ribbons({ paint }: Painted) {
  const { colors } = paint;
  const round = { fill: 'none', strokeLinecap: 'round' } as const;
  return (
    <G>
      {EDGES.map((edge) => (
        <Path
          key={`b${edge.from}${edge.to}`}
          d={curveOf(edge)}
          {...round}
          stroke={colors.map}
          strokeWidth={13}
        />
      ))}
      {EDGES.map((edge) => (
        <Path
          key={`${edge.from}${edge.to}`}
          d={curveOf(edge)}
          {...round}
          stroke={colors.trail}
          strokeWidth={9}
        />
      ))}
      {EDGES.map((edge) => {
        if (Math.hypot(edge.b[0] - edge.a[0], edge.b[1] - edge.a[1]) < 36) return null;
        const { at, angle } = middleOf(edge);
        return (
          <Path
            key={`c${edge.from}${edge.to}`}
            d="M-2-3L2 0L-2 3"
            transform={`translate(${at[0]} ${at[1]}) rotate(${angle})`}
            {...round}
            stroke={colors.map}
            strokeWidth={1.8}
            strokeLinejoin="round"
          />
        );
      })}
    </G>
  );
}

function EmptySites({ paint }: Painted) {
  const { site, wood } = paint.palette;
  const side = ART.site;
  return SITES.map((space) => {
    const [x, y] = PLACES[space];
    const forest = FOREST_SITES.includes(space);
    const risk = RISK_ACTIONS[space] !== undefined;
    return (
      <G key={space} transform={`translate(${x} ${y})`}>
        <Rect
          x={-side / 2}
          y={-side / 2}
          width={side}
          height={side}
          rx={6}
          fill={site.fill}
          stroke={site.edge}
          strokeWidth={1.2}
        />
        {forest ? <Sign glyph="tree" size={17} x={risk ? -4.5 : 0} color={wood} /> : null}
        {risk ? <Sign glyph="risk" size={15} x={forest ? 7 : 0} color={site.on} line={2} /> : null}
      </G>
    );
  });
}

function EmptyHazards({ paint }: Painted) {
  const { site, hazards } = paint.palette;
  const side = ART.hazard - 2;
  const dashed = { fill: paint.colors.map, stroke: site.on, strokeWidth: 1.1, strokeDasharray: '3 2.4' };
  return (
    <G>
      {(['flood', 'drought', 'rockfall'] as const).flatMap((kind) =>
        HAZARD_SPACES[kind].map((space) => {
          const [x, y] = PLACES[space];
          return (
            <G key={space} transform={`translate(${x} ${y})`}>
              <Rect x={-side / 2} y={-side / 2} width={side} height={side} rx={5} {...dashed} />
              <Sign glyph={kind} size={12} color={hazards[kind].edge} line={1.2} opacity={0.45} />
            </G>
          );
        }),
      )}
      {OUTLAW_SPACES.map((space, index) => {
        const [x, y] = PLACES[space];
        return (
          <G key={space} transform={`translate(${x} ${y})`}>
            <Circle r={ART.outlaw / 2 - 0.5} {...dashed} />
            <Lettering text={String(index + 1)} size={11.5} color={site.on} />
          </G>
        );
      })}
    </G>
  );
}

function Ends({ paint, kansasCity }: Painted & { kansasCity: string }) {
  const { colors } = paint;
  const [sx, sy] = PLACES.start;
  const [kx, ky] = PLACES.kansasCity;
  const { width, height } = KANSAS_CITY_BOX;
  return (
    <G>
      <G transform={`translate(${sx} ${sy})`}>
        <Circle r={15} fill={colors.card} stroke={colors.soft} strokeWidth={1.4} strokeDasharray="3.4 2.4" />
        <Sign glyph="cowboy" size={18} color={colors.ink} />
      </G>
      <G transform={`translate(${kx} ${ky})`}>
        <Rect x={-width / 2} y={-height / 2} width={width} height={height} rx={8} fill={colors.ink} />
        <Lettering text={kansasCity} size={kansasCity.length > 11 ? 11 : 12} color={colors.ground} slab />
      </G>
    </G>
  );
}

/** The land and the trail: drawn once, again only for another theme. */
export const Ground = memo(function Ground({ paint }: Painted) {
  return (
    <G>
      <Land paint={paint} />
      <Ribbons paint={paint} />
    </G>
  );
});

export type PrintedProps = Painted & { readonly kansasCity: string };

/** The printed places, as they look while nothing lies on them. */
export const Printed = memo(function Printed({ paint, kansasCity }: PrintedProps) {
  return (
    <G>
      <EmptyHazards paint={paint} />
      <EmptySites paint={paint} />
      <Ends paint={paint} kansasCity={kansasCity} />
    </G>
  );
});
