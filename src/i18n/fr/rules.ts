import type { RuleSection } from '../rules';

export const rules: readonly RuleSection[] = [
  {
    id: 'sam.turn',
    title: 'Un tour de Sam',
    paragraphs: [
      'Révélez sa prochaine carte. Son éleveur se déplace d’abord, puis l’action de la carte s’applique en entier\u00a0; si le déplacement l’a mené à Kansas City, ses étapes de Kansas City suivent. La carte va sur sa défausse.',
      'Le lieu où il s’arrête ne lui donne jamais d’action. Il n’a ni argent, ni troupeau, ni jetons Échange, ni certificats. Pour tout le reste, c’est un joueur\u00a0: ses bâtiments sont pour vous ceux d’un adversaire et les locomotives se sautent.',
      'Ses cartes Bétail et Objectif vont face cachée dans une seule pile, ses hors-la-loi et dangers à côté de son plateau.',
      'Si deux options restent à égalité après toutes les règles, le choix vous revient. L’appli en prend une, le dit et propose les autres.',
    ],
  },
  {
    id: 'sam.difficulty',
    title: 'Difficulté',
    paragraphs: [
      'Facile\u00a0: cartes 1 à 12, première livraison à Bloomington. Moyen\u00a0: les 15 cartes, Bloomington. Difficile\u00a0: les 15 cartes, un ouvrier de plus de chaque type, première livraison à Peoria.',
      'À tous les niveaux, Sam commence avec une tuile Ouvrier tirée au hasard du sac 2. Pour ajuster, rapprochez sa première ville de Kansas City (plus facile) ou de New York (plus difficile).',
    ],
  },
  {
    id: 'sam.cards',
    title: 'Les 15 cartes',
    paragraphs: [
      '1 et 2 engagent, 3 et 10 achètent du bétail, 4 et 11 construisent, 5, 6 et 12 avancent la locomotive, 7 prend un objectif, 8 un hors-la-loi, 9 un danger.',
      '13, 14 et 15 favorisent leur spécialité. 13 avec les cowboys\u00a0: deux cartes gratuites au marché, puis il achète\u00a0; sinon il prend la meilleure carte de valeur 3. 14 avec les bâtisseurs\u00a0: il construit\u00a0; sinon seulement avec exactement 1 bâtisseur. 15 avec les ingénieurs\u00a0: à la prochaine gare\u00a0; sinon la locomotive avance selon les ingénieurs.',
      'Les cartes 1 à 9 indiquent un nombre de déplacements. Les autres le font avancer selon ses spécialistes, ou selon les bâtiments de celui d’entre vous qui en a le plus sur le parcours\u00a0: au moins 1, au plus 5. Si la pioche est vide au début de son tour, on mélange sa défausse.',
    ],
  },
  {
    id: 'sam.move',
    title: 'Le déplacement de Sam',
    paragraphs: [
      'Il fait exactement le nombre de déplacements de la carte\u00a0; seul Kansas City l’arrête plus tôt. Il prend le chemin qui compte le moins de lieux en tout jusqu’à Kansas City\u00a0: ceux où il entre maintenant et ceux qui resteront.',
      'À égalité, le chemin aux taxes les plus basses sur les lieux où il entre\u00a0; puis celui où il vous doit le moins. Il ne fait jamais de détour pour éviter une taxe.',
      'Sam ne paie jamais. Pour chaque main de vos bâtiments où il passe ou s’arrête, prenez 2\u00a0$ à la banque.',
    ],
  },
  {
    id: 'sam.specialization',
    title: 'Spécialité',
    paragraphs: [
      'Le type d’ouvrier que Sam possède le plus\u00a0; au début, celui de la tuile tirée. Elle change dès qu’un autre type devient plus nombreux que l’actuel, même au milieu d’un tour. Une égalité ne change rien.',
    ],
  },
  {
    id: 'sam.hire',
    title: 'Sam engage',
    paragraphs: [
      'Gratuitement, jamais dans la rangée du marqueur, et seulement des types qui ont encore de la place sur son plateau.',
      'Carte 1\u00a0: l’ouvrier le moins cher\u00a0; puis sa spécialité\u00a0; puis la rangée la plus haute\u00a0; puis la case de gauche.',
      'Carte 2\u00a0: sa spécialité\u00a0; à défaut, le type dont il a le plus\u00a0; puis le moins cher, la rangée la plus haute, la case de gauche.',
    ],
  },
  {
    id: 'sam.cattle',
    title: 'Sam achète du bétail',
    paragraphs: [
      'Avec 8\u00a0$ au plus et ses cowboys, il achète les cartes qui valent ensemble le plus de points. Les achats se combinent, chaque cowboy ne sert qu’une fois.',
      'À égalité de points\u00a0: l’achat avec la meilleure carte\u00a0; puis le moins de cartes, de cowboys, de dollars. Il n’achète jamais de bétail orange.',
      'S’il ne peut rien acheter, ses cowboys ajoutent deux cartes chacun, un à la fois, jusqu’à ce qu’il puisse. Après l’achat, chaque cowboy restant ajoute deux cartes.',
    ],
  },
  {
    id: 'sam.build',
    title: 'Sam construit',
    paragraphs: [
      'Où\u00a0: la première case libre devant votre éleveur vers Kansas City, jamais dans une branche de danger. S’il n’y en a pas, continuez depuis le début du parcours.',
      'Quoi\u00a0: le bâtiment de sa réserve qui exige le plus de bâtisseurs, sans dépasser les siens\u00a0; à égalité, un bâtiment avec une main.',
      'Si aucun ne peut être placé, il remplace un des siens avec la plus grande différence que ses bâtisseurs permettent\u00a0; puis le nouveau bâtiment le plus exigeant\u00a0; puis l’échange qui laisse le plus de bâtiments avec une main. L’ancienne tuile quitte la partie.',
      'Carte 14 sans la spécialité bâtisseurs\u00a0: un bâtiment qui en exige exactement 1\u00a0; sinon un remplacement avec une différence d’exactement 1. Les tuiles de Sam montrent toujours la face b.',
    ],
  },
  {
    id: 'sam.engine',
    title: 'La locomotive de Sam',
    paragraphs: [
      'Elle avance selon ses ingénieurs en sautant la vôtre. Si elle peut atteindre des gares qu’il n’a pas améliorées, elle s’arrête à la plus lointaine\u00a0; sinon elle avance du nombre entier de cases.',
      'Carte 15 avec la spécialité ingénieurs\u00a0: droit à la prochaine gare où votre locomotive n’est pas.',
      'À une gare, il place un disque gratuitement\u00a0; un chef de gare encore présent va dans la boîte, sans ouvrier à sa place. Sans disque en réserve, celui de sa gare qui vaut le moins se déplace.',
      'Sur la dernière case, il améliore cette gare, puis sa locomotive va dans la boîte\u00a0; ses actions de locomotive suivantes sont ignorées.',
    ],
  },
  {
    id: 'sam.objective',
    title: 'Sam prend un objectif',
    paragraphs: [
      'Celui qui est le plus loin de la pioche. Les autres s’en éloignent d’une place et un nouveau est révélé à côté d’elle. À la fin, chacun compte ses points positifs comme s’il était rempli.',
    ],
  },
  {
    id: 'sam.outlaw',
    title: 'Sam prend un hors-la-loi',
    paragraphs: ['Celui de la case au numéro le plus haut. Il ne touche pas de prime.'],
  },
  {
    id: 'sam.hazard',
    title: 'Sam prend un danger',
    paragraphs: [
      'Dans la zone qui en compte le plus\u00a0; à égalité, celle qui a la tuile de plus haute valeur. Il y prend la tuile qui vaut le plus.',
    ],
  },
  {
    id: 'sam.kansasCity',
    title: 'Sam à Kansas City',
    paragraphs: [
      'Dans chaque colonne de prévision, il prend la tuile du bas, placée selon les règles normales. Si le marché de l’emploi est fermé et qu’un ouvrier est en bas, il prend la tuile du haut, ou passe la colonne si c’est aussi un ouvrier.',
      'Il n’a pas de revenu. Il livre à sa première ville, ensuite chaque fois à la suivante, puis à New York encore et encore. Une flèche avec un objectif lui donne le plus éloigné de la pioche.',
      'Puis son éleveur retourne au départ, les tuiles restantes glissent vers le bas et chaque colonne est complétée en haut.',
    ],
  },
  {
    id: 'sam.score',
    title: 'Le score de Sam',
    paragraphs: [
      'Il compte les bâtiments, villes, gares, dangers, bétail, ouvriers des colonnes 5 et 6, le marqueur Marché de l’emploi et les points positifs de tous ses objectifs, y compris celui de départ. Rien pour l’argent, les chefs de gare et le disque de déplacement.',
    ],
  },
  {
    id: 'table.setup',
    title: 'Mise en place en solo',
    paragraphs: [
      'Mise en place comme à deux joueurs. Cinq chefs de gare au hasard sur les cinq premières gares\u00a0; bâtiments neutres selon leur lettre à la première partie, ensuite mélangés.',
      'Mettez de côté pour Sam une tuile au hasard du sac 2\u00a0; au niveau difficile, aussi un ouvrier de chaque type. Puis sept tuiles du sac 1 sur les cases libres les plus basses de leur zone, trois ouvriers au marché de l’emploi, deux tuiles de chaque sac sur ses cases Prévision.',
      'Sept cartes au marché au bétail, quatre objectifs en ligne depuis la pioche. Vous commencez\u00a0: 6\u00a0$, 4 cartes, 1 jeton Échange, un objectif de départ face visible.',
      'Sam\u00a0: son plateau, 14 disques, 12 bâtiments face b, l’éleveur au départ, la locomotive sur la première case, ses cartes mélangées, un objectif de départ face cachée.',
    ],
  },
  {
    id: 'table.turn',
    title: 'Votre tour',
    paragraphs: [
      'Au premier tour, placez votre éleveur sur le bâtiment neutre de votre choix et passez à la phase B.',
      'A\u00a0: déplacez-vous de 1 jusqu’à votre limite. Chaque lieu compte, les cases vides non, Kansas City arrête le déplacement. B\u00a0: utilisez le lieu. C\u00a0: complétez votre main.',
      'Sur un bâtiment neutre ou à vous\u00a0: chacune de ses actions une fois, dans l’ordre voulu, ou une action auxiliaire simple à la place. Sur un bâtiment adverse, un danger ou un hors-la-loi\u00a0: une action auxiliaire simple.',
      'Une action «\u00a0éleveur +n\u00a0» vous fait avancer et répète la phase B. Les jetons Échange s’utilisent à tout moment\u00a0: piochez jusqu’à 2 cartes, défaussez-en autant.',
    ],
  },
  {
    id: 'table.fees',
    title: 'Mains et taxes',
    paragraphs: [
      'Chaque main coûte 2\u00a0$, verte ou noire\u00a0; les deux ensemble 4\u00a0$. Dangers et hors-la-loi\u00a0: à la banque. Pour les bâtiments de Sam, payez aussi à la banque. Payez ce que vous pouvez\u00a0; rien ne vous bloque.',
    ],
  },
  {
    id: 'table.actions',
    title: 'Engager, acheter, construire',
    paragraphs: [
      'Engager\u00a0: payez le coût de la rangée\u00a0; jamais dans celle du marqueur. L’ouvrier va sur la case libre la plus à gauche de sa rangée\u00a0; son action immédiate se fait tout de suite ou jamais. Une rangée pleine n’engage plus.',
      'Acheter\u00a0: une valeur 3 coûte 6\u00a0$ avec 1 cowboy, 3\u00a0$ avec 2, une paire 5\u00a0$ avec 3. Valeur 4\u00a0: 12\u00a0$ avec 1, 6\u00a0$ avec 3, une paire 8\u00a0$ avec 5. Valeur 5\u00a0: 12\u00a0$ avec 2, 6\u00a0$ avec 4. Un cowboy non utilisé peut ajouter deux cartes au marché.',
      'Construire\u00a0: autant de bâtisseurs que la tuile en exige, 2\u00a0$ chacun, sur une case libre\u00a0; ou remplacez un de vos bâtiments par un plus exigeant, pour la différence. L’ancienne tuile quitte la partie.',
    ],
  },
  {
    id: 'table.auxiliary',
    title: 'Actions auxiliaires',
    paragraphs: [
      'Un disque retiré ouvre l’action simple, les deux la double. Simple / double\u00a0: recevoir 1\u00a0$ / 2\u00a0$\u00a0; piocher et défausser 1 / 2\u00a0; payer 1\u00a0$ et reculer de 1 pour un certificat / doublé\u00a0; payer 1\u00a0$ pour avancer de 1 / 2\u00a0$ pour 2 au plus\u00a0; reculer de 1 pour 1\u00a0$ et retirer du jeu une carte en main / doublé.',
    ],
  },
  {
    id: 'table.objectives',
    title: 'Objectifs',
    paragraphs: [
      'Pris dans l’offre ou sur la pioche vers votre défausse. Jouez-les de votre main avant la phase A, ou avant ou après une action de la phase B, pour leur effet. Solo\u00a0: les objectifs plus proches de la pioche s’en éloignent d’une place et on complète à côté d’elle.',
      'À la fin, chaque élément ne sert qu’à une condition d’une seule carte. Les cartes de votre zone comptent obligatoirement, celles du troupeau si vous voulez.',
    ],
  },
  {
    id: 'table.engine',
    title: 'La locomotive',
    paragraphs: [
      'En avant jusqu’au nombre, au moins 1\u00a0; en arrière exactement. Les cases occupées ne comptent pas, les embranchements sont facultatifs.',
      'En vous arrêtant sur un embranchement, vous pouvez améliorer la gare une fois\u00a0: payez, placez un disque, et prenez si vous voulez le chef de gare contre le dernier ouvrier engagé d’une rangée.',
      'Sur la dernière case le déplacement s’arrête\u00a0: améliorez si vous voulez, puis reculez d’au moins 1 sur une case libre et recevez 3\u00a0$\u00a0; un embranchement ainsi atteint peut être amélioré aussitôt.',
    ],
  },
  {
    id: 'table.kansasCity',
    title: 'Kansas City',
    paragraphs: [
      'Étapes 1 à 3\u00a0: dans chaque prévision, choisissez une des deux tuiles et placez-la. Un ouvrier va dans la rangée du marqueur, dangers et hors-la-loi sur la case libre la plus basse de leur zone\u00a0; sans place, ils quittent la partie.',
      'Étape 4, revenu\u00a0: les valeurs des races différentes en main, les certificats permanents et autant de temporaires que vous voulez. Recevez autant de dollars et défaussez votre main.',
      'Étape 5, livraison\u00a0: un disque sur une ville de valeur inférieure ou égale à cette somme, où vous n’en avez pas encore\u00a0; Kansas City et New York peuvent se répéter. Payez 1\u00a0$ par passage à niveau entre votre locomotive et la ville.',
      'Un disque d’un emplacement à bordure noire ne va que sur une bordure noire. Puis l’éleveur retourne au départ\u00a0; en solo, les tuiles restantes glissent vers le bas et on complète en haut.',
    ],
  },
  {
    id: 'table.discs',
    title: 'Vos disques',
    paragraphs: [
      'Un disque retiré débloque ce qu’il couvrait. Bordure blanche\u00a0: les actions auxiliaires et la limite de 4 certificats. Bordure noire\u00a0: la limite de 6 certificats (seulement après 4), un déplacement de plus avec 3\u00a0$ aussitôt, un déplacement de plus avec 3\u00a0PV à la fin, et deux fois une carte en main de plus pour 5\u00a0$ chacune.',
      'S’il ne reste aucun disque que vous puissiez placer ou payer, prenez-en un des vôtres sur une gare. S’il ne reste que des bordures noires, elles vont aussi sur les blanches.',
    ],
  },
  {
    id: 'table.outlaws',
    title: 'Hors-la-loi et dangers',
    paragraphs: [
      'Un hors-la-loi rapporte la prime de sa case\u00a0: un jeton Échange sur la case 1, puis 1, 2, 3, 4, 5, 6, 8 et 10\u00a0$. Un danger coûte ce que dit l’action et vaut 2, 3 ou 4\u00a0PV.',
      'Un éleveur dont la tuile est retirée reste sur la case vide et repart de là.',
    ],
  },
  {
    id: 'table.cities',
    title: 'Les villes',
    paragraphs: [
      'Valeurs\u00a0: Fulton 1, St. Louis 4, Bloomington 6, Peoria 8, Chicago 10, Toledo 12, Pittsburgh 14, Philadelphie 16, New York 18. Kansas City est toujours possible\u00a0: 4\u00a0$ aussitôt, −6\u00a0PV par disque.',
      'Deux villes voisines avec vos disques\u00a0: Fulton – St. Louis −3\u00a0PV, Chicago – Toledo +6, Toledo – Pittsburgh +8, Pittsburgh – Philadelphie +4. Philadelphie seule +6, New York +9 par disque.',
      'Flèches entre villes voisines, dès que les deux ont votre disque\u00a0: Fulton – St. Louis, Bloomington – Peoria et Peoria – Chicago un objectif de l’offre, St. Louis – Bloomington un jeton Échange.',
    ],
  },
  {
    id: 'table.end',
    title: 'Fin de la partie',
    paragraphs: [
      'L’ouvrier qui fait sortir le marqueur de la dernière rangée déclenche la fin\u00a0: celui qui l’a placé prend le marqueur (2\u00a0PV) et termine son tour\u00a0; l’autre joue un dernier tour.',
      'Le marché de l’emploi fermé, on ne peut plus choisir d’ouvrier\u00a0: prenez l’autre tuile ou passez la colonne.',
    ],
  },
  {
    id: 'table.score',
    title: 'Le décompte',
    paragraphs: [
      'Argent\u00a0: 1\u00a0PV par 5\u00a0$. Puis bâtiments sur le parcours, villes, gares, dangers, bétail de tout le troupeau, objectifs, chefs de gare, 4\u00a0PV par ouvrier des colonnes 5 et 6, 3\u00a0PV pour le disque de déplacement, 2\u00a0PV pour le marqueur Marché de l’emploi.',
      'Un objectif rempli rapporte ses points, sinon il coûte sa pénalité. Un chef de gare peut compter ce qui sert déjà à un objectif. Le plus de points l’emporte\u00a0; l’égalité se partage.',
    ],
  },
  {
    id: 'table.simmental',
    title: 'Simmental',
    paragraphs: [
      'Huit veaux (valeur 2) rejoignent la pioche et le marché passe à 9 cartes. Un veau coûte 8\u00a0$ avec 1 cowboy, 5\u00a0$ avec 2. Après le revenu, les veaux en main peuvent devenir génisses (valeur 4) et les génisses vaches (valeur 5)\u00a0; la nouvelle carte va sur la défausse. Une seule carte orange compte pour le revenu. Sam n’en achète jamais.',
    ],
  },
  {
    id: 'table.brahman',
    title: 'Brahman',
    paragraphs: [
      'Huit Brahman (valeur 2) rejoignent la pioche aux mêmes prix que les Simmental, et le marché passe à 9 cartes. Chacun en main ajoute 4\u00a0$ au revenu, mais pas à la valeur de la livraison. Sam n’en achète pas\u00a0: la règle n’en dit rien, c’est donc une règle maison.',
    ],
  },
];
