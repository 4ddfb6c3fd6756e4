import type { samWhy as english } from '../en/samWhy';
import type { Message } from '../message';

export const samWhy = {
  'sam.why.move.only': 'Le seul chemin possible[ en {steps|terms.steps}]',
  'sam.why.move.shortest':
    'Le chemin le plus court\u00a0: {locations|terms.locations} jusqu’à Kansas City[\u00a0; l’autre en compte {lost}]',
  'sam.why.move.fees':
    'Chemins de même longueur\u00a0; celui-ci coûte {fees|common.dollars} de taxes[, l’autre {lost|common.dollars}]',
  'sam.why.move.owed':
    'Même longueur, mêmes taxes\u00a0; ici {owed|common.dollars} vous reviennent[, par l’autre chemin {lost|common.dollars}]',
  'sam.why.move.tie':
    'Les chemins se valent en tout\u00a0; l’appli prend la première branche, vous pouvez en choisir une autre',
  'sam.why.move.bank':
    'Sam vous doit la taxe[ pour {buildings}] mais ne paie jamais\u00a0: c’est la banque qui règle',
  'sam.why.steps.fixed': 'La carte indique {n|terms.steps}',
  'sam.why.steps.specialists': '{n|terms.steps}\u00a0: un par ouvrier de sa spécialité, de 1 à 5',
  'sam.why.steps.buildings':
    '{n|terms.steps}\u00a0: autant que de bâtiments chez celui qui en a le plus, de 1 à 5',
  'sam.why.hire.only': 'Le seul ouvrier qu’il peut engager',
  'sam.why.hire.cheapest':
    'L’ouvrier le moins cher\u00a0: {cost|common.dollars}[\u00a0; le suivant coûte {lost|common.dollars}]',
  'sam.why.hire.cheapestSpecialization':
    'Plusieurs coûtent {cost|common.dollars}\u00a0; sa spécialité passe d’abord',
  'sam.why.hire.upperRow': 'Égalité\u00a0; la rangée la plus haute l’emporte\u00a0: {row}[ avant {lost}]',
  'sam.why.hire.leftSpace': 'Égalité\u00a0; la case de gauche l’emporte',
  'sam.why.hire.specialization': 'Sa spécialité d’abord\u00a0: {worker|terms.kind}',
  'sam.why.hire.mostWorkers':
    'Aucun ouvrier de sa spécialité\u00a0; ensuite, ceux qu’il a en plus grand nombre\u00a0: {worker|terms.kind}, {n}',
  'sam.why.hire.kindTie':
    'Plusieurs types à égalité chez lui\u00a0; le moins cher décide\u00a0: {cost|common.dollars}',
  'sam.why.hire.cost':
    'Plusieurs de ce type\u00a0; le moins cher\u00a0: {cost|common.dollars}[ au lieu de {lost|common.dollars}]',
  'sam.why.specialize.more':
    'Il en a désormais davantage\u00a0: {worker|terms.kind} {n}, {before|terms.kind} {m}',
  'sam.why.reveal.card': 'Carte 13 avec les cowboys\u00a0: d’abord deux cartes gratuites au marché',
  'sam.why.reveal.nothingAffordable': 'Rien qu’il puisse acheter\u00a0: un cowboy ajoute deux cartes',
  'sam.why.reveal.cowboysLeft':
    'Restent après l’achat\u00a0: {cowboys|terms.cowboys}\u00a0; chacun ajoute deux cartes',
  'sam.why.buy.only':
    'Le seul achat possible\u00a0: {vp|terms.points} pour {dollars|common.dollars}, {cowboys|terms.withCowboys}',
  'sam.why.buy.mostVp':
    'Le plus de points[ pour {budget|common.dollars} au plus]\u00a0: {vp|terms.points} pour {dollars|common.dollars}, {cowboys|terms.withCowboys}[\u00a0; ensuite\u00a0: {lost}]',
  'sam.why.buy.bestCard':
    'Points égaux ({vp})\u00a0; l’achat avec la meilleure carte\u00a0: {best}[ au lieu de {lost}]',
  'sam.why.buy.fewestCards':
    'Points égaux ({vp})\u00a0; l’achat avec le moins de cartes\u00a0: {cards}[ au lieu de {lost}]',
  'sam.why.buy.fewestCowboys':
    'Points égaux ({vp})\u00a0; l’achat qui demande le moins de cowboys\u00a0: {cowboys}[ au lieu de {lost}]',
  'sam.why.buy.fewestDollars':
    'Points égaux ({vp})\u00a0; l’achat le moins cher\u00a0: {dollars|common.dollars}[ au lieu de {lost|common.dollars}]',
  'sam.why.buy.tie': 'Achats en tout point égaux ({vp|terms.points})\u00a0; vous pouvez en choisir un autre',
  'sam.why.takeCattle.only': 'La seule carte de valeur 3 au marché',
  'sam.why.takeCattle.mostVp':
    'Carte 13 sans spécialité cowboys\u00a0: la carte de valeur 3 qui vaut le plus, {vp}[ avant {lost}]',
  'sam.why.takeCattle.tie':
    'Plusieurs cartes de valeur 3 valent {vp|terms.points}\u00a0; vous pouvez en choisir une autre',
  'sam.why.build.mostBuilders':
    'Avec {have|terms.builders}, il construit le bâtiment qui en exige le plus\u00a0: {builders}[\u00a0; le suivant en exige {lost}]',
  'sam.why.build.hand':
    'Plusieurs exigent {builders|terms.builders}\u00a0; celui qui porte une main passe d’abord',
  'sam.why.build.lowestNumber':
    'Bâtiments à égalité\u00a0; l’appli prend le plus petit numéro, vous pouvez en choisir un autre',
  'sam.why.build.one':
    'Carte 14 sans spécialité bâtisseurs\u00a0: un bâtiment qui exige exactement 1 bâtisseur',
  'sam.why.build.replaceMost':
    'Aucun nouveau bâtiment possible\u00a0; il remplace un des siens avec le plus de bâtisseurs possible\u00a0: {builders} sur {have}[\u00a0; ensuite\u00a0: {lost}]',
  'sam.why.build.replaceHighest':
    'Même différence\u00a0; le nouveau bâtiment le plus exigeant\u00a0: {builders|terms.builders}',
  'sam.why.build.replaceHands': 'Égalité\u00a0; cet échange lui laisse le plus de bâtiments avec une main',
  'sam.why.build.replaceNearest':
    'Échanges à égalité\u00a0; l’appli remplace le plus proche de Kansas City, vous pouvez en choisir un autre',
  'sam.why.build.replaceOne':
    'Carte 14 sans spécialité bâtisseurs, plus de bâtiment à 1\u00a0: un remplacement avec une différence d’exactement 1',
  'sam.why.build.site': 'La première case libre devant votre éleveur, hors des branches de danger',
  'sam.why.build.siteFromStart':
    'Plus de case libre entre vous et Kansas City\u00a0: il repart du début du parcours',
  'sam.why.build.siteTie':
    'Cases à même distance\u00a0; l’appli prend la première branche, vous pouvez en choisir une autre',
  'sam.why.engine.station':
    '{engineers|terms.engineers}\u00a0: la nouvelle gare la plus lointaine à sa portée[, au-delà de votre locomotive en {skipped}]',
  'sam.why.engine.forward':
    'Aucune nouvelle gare à sa portée\u00a0: il avance de {engineers|terms.spaces}, une par ingénieur[, sans compter la case {skipped} de votre locomotive]',
  'sam.why.engine.nextStation': 'Carte 15 avec les ingénieurs\u00a0: droit à la prochaine gare',
  'sam.why.engine.nextStationPast':
    'Carte 15 avec les ingénieurs\u00a0: à la prochaine gare\u00a0; votre locomotive occupe la précédente',
  'sam.why.engine.last': 'Le bout de la voie\u00a0: sa locomotive s’arrête ici',
  'sam.why.upgrade.stop':
    'En s’arrêtant à une gare, Sam l’améliore gratuitement\u00a0; son chef de gare éventuel quitte la partie',
  'sam.why.upgrade.leastStation':
    'Plus de disque en réserve\u00a0: celui de sa gare qui vaut le moins se déplace, {vp|terms.points}',
  'sam.why.upgrade.nearestStart':
    'Deux de ses gares valent le moins\u00a0; l’appli prend le disque le plus proche du départ, vous pouvez choisir l’autre',
  'sam.why.retireEngine.end':
    'Sa locomotive a atteint le bout\u00a0: elle quitte la partie, ses prochaines actions de locomotive sont ignorées',
  'sam.why.objective.furthest': 'Sam prend toujours l’objectif le plus éloigné de la pioche',
  'sam.why.objective.refill':
    'Ceux qui restent comblent le vide\u00a0; le nouveau se place toujours à côté de la pioche',
  'sam.why.objective.arrow':
    'Ses disques des deux côtés de la flèche ({from|terms.city} – {to|terms.city}) donnent un objectif',
  'sam.why.outlaw.highest': 'Le hors-la-loi de la case au numéro le plus haut',
  'sam.why.hazard.mostTiles':
    'La zone qui compte le plus de dangers\u00a0: {hazard|terms.hazard}, {n}[ contre {lost}]\u00a0; la tuile qui vaut le plus',
  'sam.why.hazard.highestVp':
    'Zones à égalité ({n})\u00a0; celle-ci a la tuile qui vaut le plus\u00a0: {vp|terms.points}',
  'sam.why.hazard.order':
    'Zones en tout point égales\u00a0; l’appli suit l’ordre inondation, sècheresse, éboulement, vous pouvez en choisir une autre',
  'sam.why.hazard.lowestSpace':
    'Tuiles de même valeur ({vp|terms.points})\u00a0; l’appli prend la case la plus basse, vous pouvez en choisir une autre',
  'sam.why.foresight.bottom': 'À Kansas City, Sam prend la tuile du bas de chaque colonne',
  'sam.why.foresight.refill': 'À la fin d’un tour à Kansas City, chaque colonne est complétée depuis son sac',
  'sam.why.foresight.topClosed':
    'Le marché de l’emploi est fermé et la tuile du bas est un ouvrier\u00a0: il prend celle du haut',
  'sam.why.foresight.noSpace': 'Plus de case libre dans sa zone\u00a0: la tuile quitte la partie',
  'sam.why.foresight.marketToken': 'La rangée est pleine\u00a0: le marqueur passe à la rangée {row}',
  'sam.why.refillMarket.arrow':
    'Le marqueur a suivi une flèche jaune\u00a0: on remplit le marché au bétail[ à {size} cartes]',
  'sam.why.deliver.first':
    'Sa première livraison[ (niveau\u00a0: {difficulty|terms.difficulty})]\u00a0: {city|terms.city}',
  'sam.why.deliver.house': 'Sa première livraison selon votre règle maison\u00a0: {city|terms.city}',
  'sam.why.deliver.next': 'Chaque livraison va une ville plus loin\u00a0: {city|terms.city}',
  'sam.why.deliver.newYork': 'Arrivé au bout, Sam livre à New York encore et encore',
  'sam.why.deliver.leastStation':
    'Plus de disque en réserve\u00a0: celui de sa gare qui vaut le moins se déplace, {vp|terms.points}',
  'sam.why.deliver.nearestStart':
    'Deux de ses gares valent le moins\u00a0; l’appli prend le disque le plus proche du départ, vous pouvez choisir l’autre',
  'sam.why.herderStart': 'Après la livraison, l’éleveur reprend le parcours au début',
  'sam.why.slide': 'Règle solo\u00a0: ce qui reste glisse, puis on remplit la place libre',
  'sam.why.end.closed':
    'La dernière case du marché de l’emploi est prise\u00a0: ce tour se termine, l’autre en a encore un',
  'sam.why.deck.shuffle': 'Sa pioche était vide au début du tour',
  'sam.why.nothing.noWorker': 'Aucun ouvrier au marché au-dessus de la rangée du marqueur',
  'sam.why.nothing.rowsFull': 'Ses rangées pour les ouvriers proposés sont pleines',
  'sam.why.nothing.nothingAffordable':
    'Rien à acheter avec ses cowboys[ et {budget|common.dollars}], même après avoir révélé des cartes',
  'sam.why.nothing.noValue3': 'Aucune carte de valeur 3 au marché',
  'sam.why.nothing.noBuilding': 'Aucun de ses bâtiments ne convient à ses bâtisseurs',
  'sam.why.nothing.noSite': 'Ni case libre, ni bâtiment à remplacer',
  'sam.why.nothing.noOneBuilder': 'Aucun bâtiment ni remplacement pour exactement 1 bâtisseur',
  'sam.why.nothing.engineRetired': 'Sa locomotive a quitté la voie',
  'sam.why.nothing.stationBlocked': 'Votre locomotive occupe la dernière gare',
  'sam.why.nothing.noObjective': 'Plus d’objectif dans l’offre',
  'sam.why.nothing.noOutlaw': 'Aucun hors-la-loi sur le plateau',
  'sam.why.nothing.noHazard': 'Aucun danger sur le plateau',
  'sam.why.nothing.skipColumn':
    'Le marché de l’emploi est fermé et les deux tuiles sont des ouvriers\u00a0: la colonne est passée',
  'sam.why.nothing.stackEmpty': 'La pioche de bétail est vide',
  'sam.why.nothing.noDisc': 'Plus de disque en réserve ni sur une gare',
} as const satisfies Record<keyof typeof english, Message>;
