import type { common as english } from '../en/common';
import type { Message } from '../message';

export const common = {
  'common.done': 'Gotowe',
  'common.cancel': 'Anuluj',
  'common.back': 'Wstecz',
  'common.close': 'Zamknij',
  'common.next': 'Dalej',
  'common.ok': 'OK',
  'common.yes': 'Tak',
  'common.no': 'Nie',
  'common.undo': 'Cofnij',
  'common.redo': 'Ponów',
  'common.you': 'Ty',
  'common.sam': 'Sam',
  'common.why': 'Dlaczego?',
  'common.dollars': '{n}\u00a0$',
  'common.or': 'lub',
  'common.none': 'brak',
} as const satisfies Record<keyof typeof english, Message>;
