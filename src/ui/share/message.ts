import { CATEGORIES } from '@/engine/score/types';
import type { Translator } from '@/i18n';
import type { SheetRow } from '@/store/library';

import { categoryKey } from '../score/ScoreTable';

/** The result as text: who, how much, and the rows of the sheet. */
export function resultText(t: Translator, sheet: SheetRow): string {
  const { difficulty, finished, playerTotal, samTotal, result } = sheet;
  const head = t('share.message', {
    difficulty,
    date: t.date(finished),
    player: playerTotal,
    sam: samTotal,
    result,
  });
  if (sheet.player.includes(null)) return head;
  const rows = CATEGORIES.map((category, index) =>
    t('share.messageRow', {
      name: t(categoryKey(category)),
      player: sheet.player[index] ?? 0,
      sam: sheet.sam[index] ?? 0,
    }),
  );
  return [head, ...rows].join('\n');
}
