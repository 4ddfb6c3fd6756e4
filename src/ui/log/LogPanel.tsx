import { undoTo } from '@/store/game';
import { useLog } from '@/store/log';

import { LogView } from './LogView';

const backTo = (number: number): void => void undoTo(number);

/** The log of the game on the table. */
export function LogPanel() {
  return <LogView log={useLog()} onBackTo={backTo} />;
}
