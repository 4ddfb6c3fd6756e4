import type { shell as english } from '../en/shell';
import type { Message } from '../message';

export const shell = {
  'shell.toHome': 'Na początek',
  'shell.errorTitle': 'Coś się zepsuło',
  'shell.errorText':
    'Twoja gra jest bezpieczna: każde dotknięcie zapisano, zanim je pokazano. Spróbuj ponownie albo wróć na początek.',
  'shell.tryAgain': 'Spróbuj ponownie',
  'shell.copyDetails': 'Skopiuj szczegóły',
  'shell.copied': 'Skopiowano',
  'shell.notFoundTitle': 'Poza szlakiem',
  'shell.notFoundText': 'Pod tym adresem nic nie ma.',
  'shell.updateReady': 'Nowa wersja jest gotowa. Uruchomi się, kiedy zechcesz; gra poczeka.',
  'shell.updateNow': 'Zaktualizuj',
  'shell.later': 'Później',
  'shell.noGameTitle': 'Nie ma tu takiej gry',
  'shell.noGameText': 'Ta gra nie jest zapisana na tym urządzeniu.',
  'shell.noFinishedTitle': 'Brak ukończonych gier',
  'shell.noFinishedText': 'Po zakończeniu gry jej wynik i cały przebieg zostają tutaj.',
  'shell.statistics': 'Statystyki',
  'shell.noStatisticsTitle': 'Nie ma jeszcze czego liczyć',
  'shell.noStatisticsText': 'Ukończ grę, a jej punkty pojawią się tutaj.',
} as const satisfies Record<keyof typeof english, Message>;
