import { Circle, G, Path, Rect } from 'react-native-svg';

import { CATTLE, STARTERS, type Breed, type MarketCard, type StarterBreed } from '@/box/cattle';
import type { Owner, WorkerKind } from '@/box/kinds';
import type { ObjectiveFacts, ObjectiveReward, Task } from '@/box/objectives';
import type { SamAction, SamSteps } from '@/box/samCards';
import { assertNever } from '@/lib/assertNever';

import type { Paint } from '../paint';
import type { GlyphName } from './glyphs';
import { Lettering, Sign } from './Sign';
import { cutSquare } from './trailArt';

type Painted = { readonly paint: Paint };

/** A worker tile, 32 square. */
export function WorkerArt({ paint, kind }: Painted & { readonly kind: WorkerKind }) {
  const look = paint.palette.workers[kind];
  return (
    <G>
      <Rect x={-16} y={-16} width={32} height={32} rx={8} fill={look.fill} />
      <Sign glyph={kind} size={23} color={look.on} line={1.9} />
    </G>
  );
}

export const isStarter = (card: MarketCard | StarterBreed): card is StarterBreed => card in STARTERS;

export const breedOf = (card: MarketCard | StarterBreed): Breed =>
  isStarter(card) ? card : CATTLE[card].breed;

export type CattleArtProps = Painted & { readonly card: MarketCard | StarterBreed; readonly short: string };

/** A cattle card, 52 by 44: its value large, its VP in a shield, two letters of its name. */
export function CattleArt({ paint, card, short }: CattleArtProps) {
  const look = paint.palette.breeds[breedOf(card)];
  const value = isStarter(card) ? STARTERS[card].value : CATTLE[card].value;
  const vp = isStarter(card) ? 0 : CATTLE[card].vp;
  const middle = vp > 0 ? -8 : 0;
  return (
    <G>
      <Rect
        x={-25}
        y={-21}
        width={50}
        height={42}
        rx={9}
        fill={look.fill}
        stroke={look.edge}
        strokeWidth={1.5}
      />
      <Sign glyph="horns" size={30} x={middle} y={-2} color={look.on} line={1.3} opacity={0.28} />
      <Lettering text={String(value)} size={21} x={middle} y={-4} color={look.on} slab />
      <Lettering text={short} size={10} x={middle} y={13} color={look.on} />
      {vp > 0 ? (
        <G transform="translate(14 -1)">
          <Path d="M-8-9H8V1C8 6 4 9 0 10.5C-4 9-8 6-8 1Z" fill={look.on} fillOpacity={0.92} />
          <Lettering text={String(vp)} size={12.5} y={-0.5} color={look.fill} />
        </G>
      ) : null}
    </G>
  );
}

/** What an objective asks for, 24 square. */
export function TaskArt({ paint, task }: Painted & { readonly task: Task }) {
  const { palette, colors } = paint;
  switch (task) {
    case 'building':
      return <Badge fill={colors.leather} on={colors.onLeather} glyph="building" />;
    case 'hazard':
      return <Badge fill={palette.hazards.rockfall.fill} on={palette.hazards.rockfall.on} glyph="hazard" />;
    case 'station':
      return <Badge fill={colors.ink} on={colors.card} glyph="station" />;
    case 'newYork':
      return <Badge fill={colors.blue} on={colors.onBlue} glyph="city" />;
    case 'greenOutlaw':
      return (
        <G>
          <Circle r={11.5} fill={palette.outlaws.green.fill} />
          <Sign glyph="mask" size={17} color={palette.outlaws.green.on} line={1.4} />
        </G>
      );
    case 'orangeOutlaw':
      return (
        <G>
          <Path d="M-6-11H6L12 0L6 11H-6L-12 0Z" fill={palette.outlaws.orange.fill} />
          <Sign glyph="mask" size={17} color={palette.outlaws.orange.on} line={1.4} />
        </G>
      );
    case 'value3':
      return <Value fill={palette.breeds.blackAngus.fill} on={palette.breeds.blackAngus.on} value={3} />;
    case 'shorthorn':
      return <Value fill={palette.breeds.shorthorn.fill} on={palette.breeds.shorthorn.on} value={4} />;
    case 'hereford':
      return <Value fill={palette.breeds.hereford.fill} on={palette.breeds.hereford.on} value={5} />;
    default:
      return assertNever(task);
  }
}

type Filled = { readonly fill: string; readonly on: string };

function Badge({ fill, on, glyph }: Filled & { readonly glyph: GlyphName }) {
  return (
    <G>
      <Rect x={-11.5} y={-11.5} width={23} height={23} rx={6} fill={fill} />
      <Sign glyph={glyph} size={15} color={on} line={1.5} />
    </G>
  );
}

function Value({ fill, on, value }: Filled & { readonly value: number }) {
  return (
    <G>
      <Rect x={-11.5} y={-9.5} width={23} height={19} rx={5} fill={fill} />
      <Lettering text={String(value)} size={14} color={on} slab />
    </G>
  );
}

const REWARD: Readonly<Record<Exclude<ObjectiveReward, 'twoDollars'>, readonly [GlyphName, string]>> = {
  drawThree: ['draw', '3'],
  engineTwo: ['engineer', '2'],
  engineThree: ['engineer', '3'],
  herderThree: ['step', '3'],
  auxiliary: ['auxiliary', ''],
};

function RewardArt({ paint, reward }: Painted & { readonly reward: ObjectiveReward }) {
  const { ink } = paint.colors;
  if (reward === 'twoDollars') return <Lettering text={paint.fee(2)} size={13} color={ink} />;
  const [glyph, figure] = REWARD[reward];
  return (
    <G>
      <Sign glyph={glyph} size={16} x={figure === '' ? 0 : -7} color={ink} line={1.5} />
      <Lettering text={figure} size={13} x={9} color={ink} />
    </G>
  );
}

/** An objective card, 80 by 104. */
export function ObjectiveArt({ paint, facts }: Painted & { readonly facts: ObjectiveFacts }) {
  const { colors } = paint;
  const { tasks } = facts;
  const columns = tasks.length > 1 ? 2 : 1;
  const rows = Math.ceil(tasks.length / 2);
  return (
    <G>
      <Rect
        x={1}
        y={1}
        width={78}
        height={102}
        rx={10}
        fill={colors.card}
        stroke={colors.line}
        strokeWidth={1.5}
      />
      <G transform="translate(16 17)">
        <Path d="M-9-10H9V2C9 7 4.5 10 0 12C-4.5 10-9 7-9 2Z" fill={colors.green} />
        <Lettering text={String(facts.vp)} size={14} color={colors.onGreen} />
      </G>
      {facts.penalty > 0 ? (
        <G transform="translate(62 16)">
          <Rect
            x={-12}
            y={-9}
            width={24}
            height={18}
            rx={5}
            fill="none"
            stroke={colors.red}
            strokeWidth={1.5}
          />
          <Lettering text={`−${facts.penalty}`} size={12.5} color={colors.red} />
        </G>
      ) : null}
      {tasks.map((task, index) => {
        const alone = index === tasks.length - 1 && tasks.length % 2 === 1;
        const x = columns === 1 || alone ? 40 : 26 + (index % 2) * 28;
        const y = 54 + (Math.floor(index / 2) - (rows - 1) / 2) * 27;
        return (
          <G key={index} transform={`translate(${x} ${y})`}>
            <TaskArt paint={paint} task={task} />
          </G>
        );
      })}
      {tasks.length === 0 ? <Sign glyph="objective" size={34} x={40} y={56} color={colors.soft} /> : null}
      {facts.reward === null ? null : (
        <G transform="translate(40 91)">
          <Rect x={-36} y={-9.5} width={72} height={19} rx={7} fill={colors.ground} />
          <RewardArt paint={paint} reward={facts.reward} />
        </G>
      )}
    </G>
  );
}

const SAM_ACTION: Readonly<Record<SamAction, GlyphName>> = {
  hireCheapest: 'person',
  hireSpecialist: 'person',
  cattle: 'horns',
  cattleSplit: 'horns',
  build: 'building',
  buildSplit: 'building',
  engine: 'engineer',
  engineSplit: 'engineer',
  objective: 'objective',
  outlaw: 'mask',
  hazard: 'hazard',
};

export type SamCardArtProps = Painted & {
  readonly card: number;
  readonly action: SamAction;
  readonly steps: SamSteps;
};

/** A card of Sam, 66 by 88: its number, how he moves, what he does. */
export function SamCardArt({ paint, card, action, steps }: SamCardArtProps) {
  const { leather, onLeather } = paint.colors;
  return (
    <G>
      <Rect x={0.5} y={0.5} width={65} height={87} rx={10} fill={leather} />
      <Rect
        x={4}
        y={4}
        width={58}
        height={80}
        rx={7}
        fill="none"
        stroke={onLeather}
        strokeOpacity={0.35}
        strokeDasharray="3 2.2"
      />
      <Lettering text={String(card)} size={30} x={33} y={35} color={onLeather} slab />
      {typeof steps === 'number' ? (
        <Lettering text={String(steps)} size={17} x={18} y={66} color={onLeather} />
      ) : (
        <Sign
          glyph={steps === 'specialists' ? 'person' : 'building'}
          size={18}
          x={18}
          y={66}
          color={onLeather}
        />
      )}
      <Path
        d="M31 62L35 66L31 70"
        fill="none"
        stroke={onLeather}
        strokeWidth={1.8}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Sign glyph={SAM_ACTION[action]} size={20} x={48} y={66} color={onLeather} />
    </G>
  );
}

/** An engine, 40 by 30. */
export function EngineArt({ paint, owner }: Painted & { readonly owner: Owner }) {
  const { fill, on, edge, letter } = paint.sides[owner];
  const line = { fill, stroke: edge, strokeWidth: 1.4, strokeLinejoin: 'round' } as const;
  return (
    <G>
      <Path d="M-18 8V-3H2V-13H16V8Z" {...line} />
      <Path d="M-14-3V-11H-8V-3Z" {...line} />
      <Circle cx={-11} cy={9} r={4.5} fill={paint.colors.card} stroke={edge} strokeWidth={1.6} />
      <Circle cx={9} cy={9} r={4.5} fill={paint.colors.card} stroke={edge} strokeWidth={1.6} />
      <Lettering text={letter} size={12} x={9} y={-3.5} color={on} />
    </G>
  );
}

/** A card lying face down, 40 by 52. */
export function BackArt({ paint, owner }: Painted & { readonly owner: Owner }) {
  const { fill, edge } = paint.sides[owner];
  return (
    <G>
      <Rect x={-19} y={-25} width={38} height={50} rx={6} fill={fill} stroke={edge} />
      <Path
        d={cutSquare(22, 6)}
        fill="none"
        stroke={paint.sides[owner].on}
        strokeOpacity={0.6}
        strokeWidth={1.6}
      />
      <Sign glyph="horns" size={14} color={paint.sides[owner].on} />
    </G>
  );
}
