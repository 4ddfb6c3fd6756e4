import type { settings as english } from '../en/settings';
import type { Message } from '../message';

export const settings = {
  'settings.language': 'Langue',
  'settings.languageSystem': 'Comme l’appareil',
  'settings.appearance': 'Aspect',
  'settings.appearance.system': 'Système',
  'settings.appearance.light': 'Clair',
  'settings.appearance.dark': 'Sombre',
  'settings.textSize': 'Taille du texte',
  'settings.textSizeValue': '{percent} %',
  'settings.textSample': 'Avancez le meneur rouge jusqu’au bâtiment suivant.',
  'settings.atTheTable': 'À la table',
  'settings.keepAwake': 'Garder l’écran allumé',
  'settings.keepAwakeDetail': 'Quand une partie est ouverte',
  'settings.haptics': 'Vibrations',
  'settings.hapticsDetail': 'Une brève impulsion quand Sam pioche',
  'settings.readAloud': 'Lire à voix haute',
  'settings.readAloudDetail': 'Les consignes de Sam, dans la langue de l’appli',
  'settings.about': 'À propos',
  'settings.version': 'Version',
  'settings.licence': 'Licence',
  'settings.fanMade':
    'Créé par des amateurs pour leurs propres tables ; sans lien avec l’éditeur de Great Western Trail.',
  'settings.privacy': 'Rien ne quitte cet appareil : ni compte, ni suivi, ni réseau.',
} as const satisfies Record<keyof typeof english, Message>;
