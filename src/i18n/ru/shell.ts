import type { shell as english } from '../en/shell';
import type { Message } from '../message';

export const shell = {
  'shell.toHome': 'На главную',
  'shell.errorTitle': 'Что-то сломалось',
  'shell.errorText':
    'Партия цела: каждое касание сохраняется до показа. Попробуйте ещё раз или вернитесь на главную.',
  'shell.tryAgain': 'Ещё раз',
  'shell.copyDetails': 'Скопировать подробности',
  'shell.copied': 'Скопировано',
  'shell.notFoundTitle': 'Сбились с пути',
  'shell.notFoundText': 'По этому адресу ничего нет.',
  'shell.updateReady': 'Готова новая версия. Запустите, когда удобно: партия подождёт.',
  'shell.updateNow': 'Обновить',
  'shell.later': 'Позже',
  'shell.noGameTitle': 'Такой партии здесь нет',
  'shell.noGameText': 'Эта партия не сохранена на этом устройстве.',
  'shell.noFinishedTitle': 'Сыгранных партий пока нет',
  'shell.noFinishedText': 'Когда партия закончится, её счёт и весь ход останутся здесь.',
  'shell.statistics': 'Статистика',
  'shell.noStatisticsTitle': 'Считать пока нечего',
  'shell.noStatisticsText': 'Закончите партию, и её очки появятся здесь.',
} as const satisfies Record<keyof typeof english, Message>;
