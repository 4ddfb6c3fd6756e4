import type { samTurn as english } from '../en/samTurn';
import type { Message } from '../message';

export const samTurn = {
  'samTurn.turnCard': 'Открыть карту Сэма',
  'samTurn.back': 'Стопка Сэма, рубашкой вверх',
  'samTurn.cardsLeft': {
    one: 'В его стопке осталась {n} карта',
    few: 'В его стопке осталось {n} карты',
    many: 'В его стопке осталось {n} карт',
    other: 'В его стопке осталось {n} карты',
  },
  'samTurn.pace': '{n|terms.steps}, затем {action}',
  'samTurn.readAloud': 'Прочитать шаги вслух',
  'samTurn.stopReading': 'Прекратить чтение',
  'samTurn.step': 'Шаг {n}: {text}',
  'samTurn.next': 'Следующий шаг',
  'samTurn.whyOf': '{text}. Почему: {why}',
  'samTurn.lost': 'Что проиграло',
  'samTurn.rules': 'Прочитать в правилах',
  'samTurn.first': 'Сначала отметьте, что вышло',
  'samTurn.doneLast': 'Готово – ваш последний ход',
  'samTurn.doneScore': 'Готово – к подсчёту очков',
  'samTurn.samLast': 'Последний ход Сэма. Жетон рынка труда у вас; затем игра окончена.',
  'samTurn.yourLast': 'Ваш последний ход. Жетон рынка труда у Сэма; затем игра окончена.',
  'samTurn.stepByStep': 'Шаг за шагом',
  'samTurn.stepByStepDetail': 'Указания Сэма по одному, а не все сразу',
  'samTurn.option': '{option}, {mark}',
  'samTurn.option.move': '{path|terms.space}',
  'samTurn.option.buy': '{cards|terms.card}',
  'samTurn.option.build': '{building} → {space|terms.space}[, вместо {replaces}]',
  'samTurn.option.hazard': '{tile|terms.tile}, {space|terms.space}',
  'samTurn.option.disc': 'Диск: {from|terms.railSpace}',
} as const satisfies Record<keyof typeof english, Message>;
