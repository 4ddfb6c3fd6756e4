import type { logView as english } from '../en/logView';
import type { Message } from '../message';

export const logView = {
  'logView.title': 'Журнал',
  'logView.empty': 'Пока ничего не произошло',
  'logView.setup': 'Подготовка',
  'logView.forced': 'вопреки правилам',
  'logView.by.player': 'Вы',
  'logView.by.sam': 'Сэм',
  'logView.by.table': 'Стол',
  'logView.backTitle': 'Вернуться к этому моменту?',
  'logView.undone': {
    one: 'Это будет отменено ({n} запись). «Повторить» вернёт.',
    few: 'Это будет отменено ({n} записи). «Повторить» вернёт.',
    many: 'Это будет отменено ({n} записей). «Повторить» вернёт.',
    other: 'Это будет отменено ({n} записи). «Повторить» вернёт.',
  },
  'logView.now': 'Это последнее, что произошло. Дальше ничего нет.',
  'logView.back': 'Вернуться сюда',
  'logView.stay': 'Остаться',
  'logView.hint': 'Возвращает к этому моменту после вопроса',
} as const satisfies Record<keyof typeof english, Message>;
