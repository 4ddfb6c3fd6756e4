import { useMemo } from 'react';

import type { Game } from '@/engine/events/types';

import { useShowOnMap, type MapMarks } from '../game/mapMarks';
import { useSamHighlights } from './highlights';
import { Reveal } from './Reveal';
import { SamSteps } from './SamSteps';

export type SamTurnProps = { readonly game: Game };

const BEFORE: MapMarks = { small: true };

/** Sam's turn: turn his card, do what it says, done. */
export function SamTurn({ game }: SamTurnProps) {
  const shown = useSamHighlights(game);
  const marks = useMemo<MapMarks>(
    () => (shown === null ? BEFORE : { ...shown, mover: 'sam', small: true }),
    [shown],
  );
  useShowOnMap(marks);
  const { stage, turn } = game;
  if (stage.type !== 'sam') return null;
  if (stage.card === null) return <Reveal game={game} />;
  return <SamSteps key={`${turn}.${stage.card}`} game={game} stage={stage} card={stage.card} />;
}
