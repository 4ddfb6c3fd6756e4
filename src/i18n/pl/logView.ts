import type { logView as english } from '../en/logView';
import type { Message } from '../message';

export const logView = {
  'logView.title': 'Dziennik',
  'logView.empty': 'Jeszcze nic się nie wydarzyło',
  'logView.setup': 'Przygotowanie',
  'logView.forced': 'wbrew zasadom',
  'logView.by.player': 'Ty',
  'logView.by.sam': 'Sam',
  'logView.by.table': 'Stół',
  'logView.backTitle': 'Wrócić do tej chwili?',
  'logView.undone': {
    one: 'To zostanie cofnięte ({n} wpis). „Ponów” przywraca.',
    few: 'To zostanie cofnięte ({n} wpisy). „Ponów” przywraca.',
    many: 'To zostanie cofnięte ({n} wpisów). „Ponów” przywraca.',
    other: 'To zostanie cofnięte ({n} wpisu). „Ponów” przywraca.',
  },
  'logView.now': 'To ostatnie, co się wydarzyło. Dalej nic nie ma.',
  'logView.back': 'Wróć tutaj',
  'logView.stay': 'Zostań',
  'logView.hint': 'Wraca do tej chwili po potwierdzeniu',
} as const satisfies Record<keyof typeof english, Message>;
