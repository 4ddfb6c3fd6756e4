import type { common as english } from '../en/common';
import type { Message } from '../message';

export const common = {
  'common.done': 'Готово',
  'common.cancel': 'Отмена',
  'common.back': 'Назад',
  'common.close': 'Закрыть',
  'common.next': 'Далее',
  'common.ok': 'ОК',
  'common.yes': 'Да',
  'common.no': 'Нет',
  'common.undo': 'Отменить',
  'common.redo': 'Повторить',
  'common.you': 'Вы',
  'common.sam': 'Сэм',
  'common.why': 'Почему?',
  'common.dollars': '{n}\u00a0$',
  'common.or': 'или',
  'common.none': 'нет',
} as const satisfies Record<keyof typeof english, Message>;
