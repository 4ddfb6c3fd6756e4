import type { rulesPage as english } from '../en/rulesPage';
import type { Message } from '../message';

export const rulesPage = {
  'rulesPage.search': 'Szukaj w zasadach',
  'rulesPage.sam': 'Sam',
  'rulesPage.table': 'Stół',
  'rulesPage.contents': 'Spis treści',
  'rulesPage.none': 'Nic nie znaleziono. Spróbuj innego słowa.',
  'rulesPage.found': {
    one: '{n} rozdział',
    few: '{n} rozdziały',
    many: '{n} rozdziałów',
    other: '{n} rozdziału',
  },
  'rulesPage.clear': 'Wyczyść',
  'rulesPage.jump': 'Do: {title}',
  'rulesPage.own': 'Własnymi słowami. Jeśli drukowane zasady mówią inaczej, to one mają rację.',
} as const satisfies Record<keyof typeof english, Message>;
