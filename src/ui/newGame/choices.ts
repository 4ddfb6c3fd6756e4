import { BUILDING_NUMBERS } from '@/box/buildings';
import { WORKERS, type Difficulty, type Owner } from '@/box/kinds';
import { PRINTED_WORKERS } from '@/box/playerBoard';
import { LEVEL } from '@/box/samCards';
import { COLOURS, type Colour } from '@/engine/events/setup';
import { lastChoices, type NewGameChoices } from '@/store/newGame';
import { useSettings } from '@/store/settings';

/** Raising calves is not kept track of, so the Simmental are not offered. */
const OFFERED = ['brahman'] as const;

/** What the screen starts with: the last choices; before the first game, the app draws. */
export function firstChoices(): NewGameChoices {
  const last = lastChoices();
  const variants = last.variants.filter((variant) => (OFFERED as readonly string[]).includes(variant));
  const isFirst = useSettings.getState().newGame['draws'] === undefined;
  return { ...last, variants, draws: isFirst ? 'app' : last.draws };
}

/** Sam's first city follows the level unless somebody moved it. */
export function withDifficulty(choices: NewGameChoices, difficulty: Difficulty): NewGameChoices {
  const moved = choices.firstDelivery !== LEVEL[choices.difficulty].firstCity;
  return {
    ...choices,
    difficulty,
    firstDelivery: moved ? choices.firstDelivery : LEVEL[difficulty].firstCity,
  };
}

/** The two never share a colour: taking the other's gives them yours. */
export function withColour(choices: NewGameChoices, owner: Owner, colour: Colour): NewGameChoices {
  const { colours } = choices;
  const other: Owner = owner === 'player' ? 'sam' : 'player';
  const theirs = colours[other] === colour ? colours[owner] : colours[other];
  return { ...choices, colours: { ...colours, [owner]: colour, [other]: theirs } };
}

export const ALL_A = 'a'.repeat(BUILDING_NUMBERS.length);

export const turned = (sides: string, index: number): string =>
  [...sides].map((side, at) => (at === index ? (side === 'a' ? 'b' : 'a') : side)).join('');

/** A side for each building from the bits of a seed. */
export const sidesOf = (seed: number): string =>
  BUILDING_NUMBERS.map((_, bit) => ((seed >>> bit) & 1 ? 'b' : 'a')).join('');

/** Workers Sam starts with: the printed ones, the drawn tile, and on hard one of each. */
export const samWorkers = (difficulty: Difficulty): number =>
  WORKERS.length * (PRINTED_WORKERS + (LEVEL[difficulty].extraWorkers ? 1 : 0)) + 1;

export { COLOURS };
