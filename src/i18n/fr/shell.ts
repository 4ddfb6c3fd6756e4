import type { shell as english } from '../en/shell';
import type { Message } from '../message';

export const shell = {
  'shell.toHome': 'Vers l’accueil',
  'shell.errorTitle': 'Quelque chose a cassé',
  'shell.errorText':
    'Votre partie est en sécurité : chaque geste est enregistré avant d’être affiché. Réessayez ou revenez à l’accueil.',
  'shell.tryAgain': 'Réessayer',
  'shell.copyDetails': 'Copier les détails',
  'shell.copied': 'Copié',
  'shell.notFoundTitle': 'Hors piste',
  'shell.notFoundText': 'Il n’y a rien à cette adresse.',
  'shell.updateReady':
    'Une nouvelle version est prête. Elle démarre quand vous voulez ; votre partie attend.',
  'shell.updateNow': 'Mettre à jour',
  'shell.later': 'Plus tard',
  'shell.noGameTitle': 'Partie introuvable',
  'shell.noGameText': 'Cette partie n’est pas enregistrée sur cet appareil.',
  'shell.noFinishedTitle': 'Aucune partie terminée',
  'shell.noFinishedText': 'À la fin d’une partie, son score et toute son histoire sont conservés ici.',
  'shell.statistics': 'Statistiques',
  'shell.noStatisticsTitle': 'Rien à compter encore',
  'shell.noStatisticsText': 'Terminez une partie et ses points apparaîtront ici.',
  'shell.samTurn': 'Un tour de Sam',
  'shell.samTurn1':
    'Retournez la première carte de sa pile ; si elle est vide, mélangez d’abord la défausse.',
  'shell.samTurn2': 'Avancez son éleveur du nombre de déplacements indiqué par la carte.',
  'shell.samTurn3': 'Faites l’action de la carte en entier.',
  'shell.samTurn4': 'S’il s’est arrêté à Kansas City, faites ses étapes là-bas ; puis défaussez la carte.',
  'shell.boxTitle': 'Tout comme imprimé',
  'shell.boxText': 'L’appli utilise les valeurs imprimées de la deuxième édition.',
  'shell.toughness': 'Sam est-il coriace aujourd’hui ?',
} as const satisfies Record<keyof typeof english, Message>;
