import type { Ref } from 'react';
import Svg, { Circle, G, Path, Rect, Text as SvgText } from 'react-native-svg';

import { CATEGORIES } from '@/engine/score/types';
import { useT } from '@/i18n';
import type { SheetRow } from '@/store/library';

import { RIDER } from '../home/heroScene';
import { usePaint } from '../pieces';
import { outcomeOf } from '../score';
import { categoryKey } from '../score/ScoreTable';
import { FONTS } from '../theme';

export const CARD = { width: 540, height: 776 } as const;
export const CARD_ID = 'result-card';

export type ResultCardProps = {
  readonly sheet: SheetRow;
  /** Level, variants, turns and time. */
  readonly line: string;
  /** How wide it is shown. */
  readonly width: number;
  readonly ref?: Ref<Svg>;
};

const MIDDLE = CARD.width / 2;
const ROWS = { top: 378, step: 31, left: 44, axis: 372, gap: 34, reach: 92 } as const;

type WordsProps = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly text: string;
  readonly family?: string;
  readonly anchor?: 'start' | 'middle' | 'end';
};

const Words = ({ x, y, size, fill, text, family = FONTS.text, anchor = 'middle' }: WordsProps) => (
  <SvgText x={x} y={y} fontSize={size} fontFamily={family} fill={fill} textAnchor={anchor}>
    {text}
  </SvgText>
);

/** Who rode home ahead, as a small picture: both riders before the sun. */
function Riders({ ahead }: { readonly ahead: number }) {
  const { colors, sides } = usePaint();
  const lead = Math.max(-1, Math.min(1, ahead / 40)) * 90;
  const rider = (x: number, fill: string) => (
    <G transform={`translate(${x} 172) scale(0.95)`} fill={fill}>
      {RIDER.map((part) => (
        <Path key={part} d={part} />
      ))}
    </G>
  );
  return (
    <G transform="translate(0 14)">
      <Circle cx={MIDDLE} cy={140} r={56} fill={colors.gold} opacity={0.2} />
      <Circle cx={MIDDLE} cy={140} r={42} fill={colors.gold} opacity={0.8} />
      <Path
        d="M17 174C140 160 230 176 320 168S480 160 523 172V184C380 192 160 190 17 184Z"
        fill={colors.trail}
      />
      {rider(MIDDLE - 34 - lead, sides.sam.edge)}
      {rider(MIDDLE + 34 + lead, sides.player.edge)}
    </G>
  );
}

/** The eleven rows of both sides; nothing where a mere total was typed in. */
function Rows({ sheet }: { readonly sheet: SheetRow }) {
  const t = useT();
  const { colors, sides } = usePaint();
  const known = !sheet.player.includes(null);
  const values = [...(known ? sheet.player : []), ...sheet.sam].map((value) => Math.max(0, value ?? 0));
  const most = Math.max(1, ...values);
  const reach = (value: number) => (Math.max(0, value) / most) * ROWS.reach;
  return (
    <G>
      {CATEGORIES.map((category, index) => {
        const y = ROWS.top + index * ROWS.step;
        const mine = sheet.player[index] ?? 0;
        const his = sheet.sam[index] ?? 0;
        return (
          <G key={category}>
            <Words
              x={ROWS.left}
              y={y}
              size={17}
              fill={colors.ink}
              text={t(categoryKey(category))}
              anchor="start"
            />
            {known ? (
              <Rect
                x={ROWS.axis - ROWS.gap - reach(mine)}
                y={y - 13}
                width={reach(mine)}
                height={14}
                rx={3}
                fill={sides.player.fill}
                stroke={sides.player.edge}
                strokeWidth={reach(mine) > 0 ? 1 : 0}
              />
            ) : null}
            <Words
              x={ROWS.axis - 4}
              y={y}
              size={17}
              fill={colors.ink}
              family={FONTS.strong}
              text={known ? t.number(mine) : '–'}
              anchor="end"
            />
            <Words
              x={ROWS.axis + 6}
              y={y}
              size={17}
              fill={sides.sam.edge}
              family={FONTS.strong}
              text={t.number(his)}
              anchor="start"
            />
            <Rect
              x={ROWS.axis + ROWS.gap}
              y={y - 13}
              width={reach(his)}
              height={14}
              rx={3}
              fill={sides.sam.fill}
              stroke={sides.sam.edge}
              strokeWidth={reach(his) > 0 ? 1 : 0}
            />
          </G>
        );
      })}
    </G>
  );
}

/** The result as one picture to send around. */
export function ResultCard({ sheet, line, width, ref }: ResultCardProps) {
  const t = useT();
  const { colors, sides } = usePaint();
  const { playerTotal: player, samTotal: sam } = sheet;
  const title = t(`score.result.${outcomeOf(player, sam)}`);
  return (
    <Svg
      ref={ref}
      id={CARD_ID}
      width={width}
      height={(width * CARD.height) / CARD.width}
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      aria-hidden
    >
      <Rect width={CARD.width} height={CARD.height} fill={colors.ground} />
      <Rect
        x={16}
        y={16}
        width={CARD.width - 32}
        height={CARD.height - 32}
        rx={22}
        fill={colors.card}
        stroke={colors.line}
        strokeWidth={2}
      />
      <Words x={MIDDLE} y={56} size={17} fill={colors.soft} text={t.date(sheet.finished)} />
      <Words x={MIDDLE} y={80} size={17} fill={colors.soft} text={line} />
      <Riders ahead={player - sam} />
      <Words
        x={MIDDLE}
        y={242}
        size={title.length > 26 ? 24 : 30}
        fill={colors.ink}
        family={FONTS.slab}
        text={title}
      />
      <Words
        x={MIDDLE - 22}
        y={304}
        size={58}
        fill={sides.player.edge}
        family={FONTS.slab}
        text={t.number(player)}
        anchor="end"
      />
      <Words x={MIDDLE} y={298} size={36} fill={colors.soft} family={FONTS.slab} text=":" />
      <Words
        x={MIDDLE + 22}
        y={304}
        size={58}
        fill={sides.sam.edge}
        family={FONTS.slab}
        text={t.number(sam)}
        anchor="start"
      />
      <Words x={MIDDLE - 26} y={332} size={17} fill={colors.soft} text={t('common.you')} anchor="end" />
      <Words x={MIDDLE + 26} y={332} size={17} fill={colors.soft} text={t('common.sam')} anchor="start" />
      <Rows sheet={sheet} />
      <Words
        x={MIDDLE}
        y={CARD.height - 36}
        size={17}
        fill={colors.leather}
        family={FONTS.slab}
        text={`${t('home.title1')} ${t('home.title2')}`}
      />
    </Svg>
  );
}
