import type { common as english } from '../en/common';
import type { Message } from '../message';

export const common = {
  'common.done': 'C’est fait',
  'common.cancel': 'Annuler',
  'common.back': 'Retour',
  'common.close': 'Fermer',
  'common.next': 'Suivant',
  'common.ok': 'OK',
  'common.yes': 'Oui',
  'common.no': 'Non',
  'common.undo': 'Annuler',
  'common.redo': 'Rétablir',
  'common.you': 'Vous',
  'common.sam': 'Sam',
  'common.why': 'Pourquoi\u00a0?',
  'common.dollars': '{n}\u00a0$',
  'common.or': 'ou',
  'common.none': 'aucun',
} as const satisfies Record<keyof typeof english, Message>;
