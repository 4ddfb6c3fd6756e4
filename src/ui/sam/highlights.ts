import { useMemo } from 'react';

import { SPACES, type SpaceId } from '@/box/trail';
import type { Game } from '@/engine/events/types';
import type { SamStep } from '@/engine/sam/types';

export type SamHighlights = {
  /** His way, from where he stood. */
  readonly path: readonly SpaceId[];
  /** Places that change in this turn. */
  readonly pulse: readonly SpaceId[];
  /** The part of the map worth seeing. */
  readonly focus: readonly SpaceId[];
};

const isSpace = (place: string): place is SpaceId => (SPACES as readonly string[]).includes(place);

function changedBy(step: SamStep): readonly SpaceId[] {
  switch (step.do) {
    case 'move':
      return [step.to];
    case 'build':
    case 'outlaw':
    case 'hazard':
      return [step.space];
    case 'foresight':
      return isSpace(step.to) ? [step.to] : [];
    default:
      return [];
  }
}

/** What the map shows of Sam's turn; null until his card is turned. */
export function samHighlights(game: Game): SamHighlights | null {
  const { stage } = game;
  if (stage.type !== 'sam' || stage.outcome === null) return null;
  const { steps } = stage.outcome;
  const way = steps.flatMap((step) => (step.do === 'move' ? step.path : []));
  const path = way.length === 0 ? [] : [stage.start.herders.sam, ...way];
  const pulse = [...new Set(steps.flatMap(changedBy))];
  return { path, pulse, focus: [...new Set([...path, ...pulse])] };
}

/** The same, kept while nothing changes. */
export const useSamHighlights = (game: Game): SamHighlights | null =>
  useMemo(() => samHighlights(game), [game]);
