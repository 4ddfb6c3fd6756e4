import type { settings as english } from '../en/settings';
import type { Message } from '../message';

export const settings = {
  'settings.language': 'Język',
  'settings.languageSystem': 'Jak urządzenie',
  'settings.appearance': 'Wygląd',
  'settings.appearance.system': 'System',
  'settings.appearance.light': 'Jasny',
  'settings.appearance.dark': 'Ciemny',
  'settings.textSize': 'Wielkość tekstu',
  'settings.textSizeValue': '{percent} %',
  'settings.textSample': 'Przesuń czerwonego poganiacza do następnego budynku.',
  'settings.atTheTable': 'Przy stole',
  'settings.keepAwake': 'Nie wygaszaj ekranu',
  'settings.keepAwakeDetail': 'Gdy gra jest otwarta',
  'settings.haptics': 'Wibracje',
  'settings.hapticsDetail': 'Krótki impuls, gdy Sam dobiera kartę',
  'settings.readAloud': 'Czytaj na głos',
  'settings.readAloudDetail': 'Polecenia Sama w języku aplikacji',
  'settings.about': 'O aplikacji',
  'settings.version': 'Wersja',
  'settings.licence': 'Licencja',
  'settings.fanMade': 'Dzieło fanów na ich własne stoły; bez związku z wydawcą Great Western Trail.',
  'settings.privacy': 'Nic nie opuszcza tego urządzenia: bez konta, śledzenia i sieci.',
} as const satisfies Record<keyof typeof english, Message>;
