import type { rulesPage as english } from '../en/rulesPage';
import type { Message } from '../message';

export const rulesPage = {
  'rulesPage.search': 'Chercher dans les règles',
  'rulesPage.sam': 'Sam',
  'rulesPage.table': 'La table',
  'rulesPage.contents': 'Sommaire',
  'rulesPage.none': 'Rien trouvé. Essayez un autre mot.',
  'rulesPage.found': { one: '{n} section', other: '{n} sections' },
  'rulesPage.clear': 'Effacer',
  'rulesPage.jump': 'Vers\u00a0: {title}',
  'rulesPage.own': 'Avec nos propres mots. Si les règles imprimées disent autre chose, elles ont raison.',
} as const satisfies Record<keyof typeof english, Message>;
