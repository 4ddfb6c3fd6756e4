import type { rulesPage as english } from '../en/rulesPage';
import type { Message } from '../message';

export const rulesPage = {
  'rulesPage.search': 'Искать в правилах',
  'rulesPage.sam': 'Сэм',
  'rulesPage.table': 'Стол',
  'rulesPage.contents': 'Содержание',
  'rulesPage.none': 'Ничего не найдено. Попробуйте другое слово.',
  'rulesPage.found': { one: '{n} раздел', few: '{n} раздела', many: '{n} разделов', other: '{n} раздела' },
  'rulesPage.clear': 'Очистить',
  'rulesPage.jump': 'К разделу: {title}',
  'rulesPage.own': 'Своими словами. Если печатные правила говорят иное, правы они.',
} as const satisfies Record<keyof typeof english, Message>;
