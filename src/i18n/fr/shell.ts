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
} as const satisfies Record<keyof typeof english, Message>;
