import { playedTime } from '@/storage/finalScore';

import { useGame } from './gameState';

/** Time spent at the table in the open game, in milliseconds; long pauses do not count. */
export const usePlayedTime = (): number =>
  useGame(({ events, at }) => playedTime(events.slice(0, at).map(({ time }) => time)));
