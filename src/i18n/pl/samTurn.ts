import type { samTurn as english } from '../en/samTurn';
import type { Message } from '../message';

export const samTurn = {
  'samTurn.turnCard': 'Odkryj kartę Sama',
  'samTurn.back': 'Stos Sama, zakryty',
  'samTurn.cardsLeft': {
    one: 'Została {n} karta w jego stosie',
    few: 'Zostały {n} karty w jego stosie',
    many: 'Zostało {n} kart w jego stosie',
    other: 'Zostało {n} karty w jego stosie',
  },
  'samTurn.pace': '{n|terms.steps}, potem {action}',
  'samTurn.readAloud': 'Czytaj kroki na głos',
  'samTurn.stopReading': 'Przestań czytać',
  'samTurn.step': 'Krok {n}: {text}',
  'samTurn.next': 'Następny krok',
  'samTurn.whyOf': '{text}. Dlaczego: {why}',
  'samTurn.lost': 'Co przegrało',
  'samTurn.rules': 'Przeczytaj w zasadach',
  'samTurn.first': 'Najpierw dotknij tego, co wyszło',
  'samTurn.doneLast': 'Gotowe – twoja ostatnia tura',
  'samTurn.doneScore': 'Gotowe – pora na punkty',
  'samTurn.samLast': 'Ostatnia tura Sama. Masz żeton rynku pracy; potem gra się kończy.',
  'samTurn.yourLast': 'Twoja ostatnia tura. Sam ma żeton rynku pracy; potem gra się kończy.',
  'samTurn.stepByStep': 'Krok po kroku',
  'samTurn.stepByStepDetail': 'Polecenia Sama jedno po drugim zamiast wszystkich naraz',
  'samTurn.option': '{option}, {mark}',
  'samTurn.option.move': '{path|terms.space}',
  'samTurn.option.buy': '{cards|terms.card}',
  'samTurn.option.build': '{building} → {space|terms.space}[, zamiast {replaces}]',
  'samTurn.option.hazard': '{tile|terms.tile}, {space|terms.space}',
  'samTurn.option.disc': 'Dysk: {from|terms.railSpace}',
} as const satisfies Record<keyof typeof english, Message>;
