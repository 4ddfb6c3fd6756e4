import type { samTurn as english } from '../en/samTurn';
import type { Message } from '../message';

export const samTurn = {
  'samTurn.turnCard': 'Révéler la carte de Sam',
  'samTurn.back': 'La pioche de Sam, face cachée',
  'samTurn.cardsLeft': { one: '{n} carte dans sa pioche', other: '{n} cartes dans sa pioche' },
  'samTurn.pace': '{n|terms.steps}, puis {action}',
  'samTurn.readAloud': 'Lire les étapes à voix haute',
  'samTurn.stopReading': 'Arrêter la lecture',
  'samTurn.step': 'Étape {n}\u00a0: {text}',
  'samTurn.next': 'Étape suivante',
  'samTurn.whyOf': '{text}. Pourquoi\u00a0: {why}',
  'samTurn.lost': 'Ce qui a perdu',
  'samTurn.rules': 'Lire dans les règles',
  'samTurn.first': 'Touchez d’abord ce qui est sorti',
  'samTurn.doneLast': 'C’est fait – votre dernier tour',
  'samTurn.doneScore': 'C’est fait – passons au score',
  'samTurn.samLast':
    'Dernier tour de Sam. Vous avez le marqueur Marché de l’emploi\u00a0; ensuite la partie est finie.',
  'samTurn.yourLast':
    'Votre dernier tour. Sam a le marqueur Marché de l’emploi\u00a0; ensuite la partie est finie.',
  'samTurn.stepByStep': 'Pas à pas',
  'samTurn.stepByStepDetail': 'Les consignes de Sam l’une après l’autre au lieu de toutes à la fois',
  'samTurn.option': '{option}, {mark}',
  'samTurn.option.move': '{path|terms.space}',
  'samTurn.option.buy': '{cards|terms.card}',
  'samTurn.option.build': '{building} → {space|terms.space}[, à la place de {replaces}]',
  'samTurn.option.hazard': '{tile|terms.tile}, {space|terms.space}',
  'samTurn.option.disc': 'Disque\u00a0: {from|terms.railSpace}',
} as const satisfies Record<keyof typeof english, Message>;
