import type { newGame as english } from '../en/newGame';
import type { Message } from '../message';

export const newGame = {
  'newGame.title': 'Nouvelle partie',
  'newGame.subtitle': 'Sam est-il coriace aujourd’hui\u00a0?',
  'newGame.level.easy': 'Sans ses trois cartes de spécialiste',
  'newGame.level.medium': 'Avec ses trois cartes de spécialiste',
  'newGame.level.hard': 'Avec ses trois cartes de spécialiste et trois ouvriers de plus',
  'newGame.facts':
    '{cards|terms.cards} · {workers|terms.workers} · première livraison\u00a0: {city|terms.city}',
  'newGame.draws': 'Qui pioche tuiles et cartes\u00a0?',
  'newGame.draws.app': 'L’appli',
  'newGame.draws.table': 'Vous, à la table',
  'newGame.drawsDetail.app': 'L’appli dit ce qui sort\u00a0: placez simplement ce qu’elle montre.',
  'newGame.drawsDetail.table':
    'Vous piochez dans les vrais sacs et pioches et touchez ce qui est sorti\u00a0: un geste par élément.',
  'newGame.depth': 'Ce que l’appli doit suivre',
  'newGame.depth.full': 'Tout',
  'newGame.depth.essentials': 'L’essentiel',
  'newGame.depthDetail.full': 'Aussi votre argent, vos disques et votre troupeau, et tout le score à la fin.',
  'newGame.depthDetail.essentials':
    'Seulement ce que Sam doit savoir. Vous gérez votre argent et vos disques, et saisissez votre score.',
  'newGame.more': 'Variantes, première livraison, couleurs, bâtiments',
  'newGame.variants': 'Variantes',
  'newGame.brahman': 'Brahman',
  'newGame.brahmanDetail':
    '8 cartes orange rejoignent le marché au bétail, qui en contient {n}. {dollars|common.dollars} pour chacune en main lors du revenu. Sam n’en achète jamais.',
  'newGame.brahmanSam':
    '8 cartes orange rejoignent le marché au bétail, qui en contient {n}. {dollars|common.dollars} pour chacune en main lors du revenu. Dans votre boîte, Sam peut en acheter.',
  'newGame.city': 'Première livraison de Sam',
  'newGame.cityDetail': 'Plus près de Kansas City, c’est plus facile\u00a0; plus près de New York, plus dur.',
  'newGame.cityUsual': 'habituelle',
  'newGame.neutrals': 'Bâtiments neutres',
  'newGame.neutrals.byLetter': 'Par lettre',
  'newGame.neutrals.shuffled': 'Mélangés',
  'newGame.sides': 'Faces de vos bâtiments',
  'newGame.sides.a': 'Toutes a',
  'newGame.sides.random': 'Au hasard',
  'newGame.sides.each': 'Une par une',
  'newGame.sidesDetail': 'Les bâtiments de Sam montrent toujours la face b.',
  'newGame.side': 'Bâtiment {n}\u00a0: face {side}',
  'newGame.again': 'Encore une fois',
  'newGame.colours': 'Couleurs',
  'newGame.colour.player': 'Vous',
  'newGame.colour.sam': 'Sam',
  'newGame.deck': 'Cartes de Sam',
  'newGame.deck.app': 'Dans l’appli',
  'newGame.deck.real': 'Vrai paquet',
  'newGame.deckDetail.app': 'L’appli les mélange et les retourne.',
  'newGame.deckDetail.real': 'Vous les mélangez et les retournez, et touchez le numéro.',
  'newGame.box': 'Votre boîte',
  'newGame.boxPrinted': 'telle qu’imprimée',
  'newGame.hint':
    'Les déplacements de Sam ne sont imprimés que sur ses cartes\u00a0: l’appli part de nombres probables. Quelques objectifs peuvent différer aussi. Comparez-les une fois avec votre boîte, en une minute.',
  'newGame.hintOk': 'Compris',
  'newGame.start': 'Préparer la table',
} as const satisfies Record<keyof typeof english, Message>;
