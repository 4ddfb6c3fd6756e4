import type { logView as english } from '../en/logView';
import type { Message } from '../message';

export const logView = {
  'logView.title': 'Journal',
  'logView.empty': 'Il ne s’est encore rien passé',
  'logView.setup': 'Mise en place',
  'logView.forced': 'contre les règles',
  'logView.by.player': 'Vous',
  'logView.by.sam': 'Sam',
  'logView.by.table': 'Table',
  'logView.backTitle': 'Revenir à ce moment\u00a0?',
  'logView.undone': {
    one: 'Ceci est annulé ({n} entrée). «\u00a0Rétablir\u00a0» le ramène.',
    other: 'Ceci est annulé ({n} entrées). «\u00a0Rétablir\u00a0» les ramène.',
  },
  'logView.now': 'C’est la dernière chose qui s’est passée. Rien ne vient après.',
  'logView.back': 'Revenir ici',
  'logView.stay': 'Rester',
  'logView.hint': 'Revient à ce moment, après confirmation',
} as const satisfies Record<keyof typeof english, Message>;
