import { setStringAsync } from 'expo-clipboard';

import type { PositionError } from '@/engine/table/position';
import type { Game } from '@/engine/events/types';
import type { Translator } from '@/i18n';
import { positionText, type PositionTrouble } from '@/store/position';

/** Puts a moment of a game on the clipboard as a position file; false when there is none to copy. */
export async function copyPosition(game: Game): Promise<boolean> {
  const text = positionText(game);
  return text !== null && setStringAsync(text);
}

function fileWords(t: Translator, { path, code, message }: PositionError): string {
  if (code === 'json') return t('share.error.json', { message });
  const what = t(`share.error.${code}`);
  return path === '' || code === 'size' ? what : t('share.error.at', { path, what });
}

/** What is wrong with a position, for the person who brought it. */
export function positionWords(t: Translator, trouble: PositionTrouble): string {
  return trouble.type === 'file' ? fileWords(t, trouble.error) : t('share.error.stored');
}
