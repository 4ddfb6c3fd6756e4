import type { GameSetup } from '@/engine/events/setup';
import { defaultSetup, parseSetup } from '@/engine/events/setupFile';

import { changeSettings, useSettings } from './settings';

/** What is chosen for a game: who draws, whose deck, depth, colours and the rest. The seed is drawn, the box has its own page. */
export type NewGameChoices = Omit<GameSetup, 'rules' | 'seed' | 'position' | 'profile'>;

const choicesOf = ({ rules, seed, position, profile, ...choices }: GameSetup): NewGameChoices => choices;

/** What was chosen for the last game; choices that no setup can be made of are forgotten. */
export function lastChoices(): NewGameChoices {
  const fallback = defaultSetup(0);
  const setup = parseSetup({ ...fallback, ...useSettings.getState().newGame });
  return choicesOf(setup.ok ? setup.value : fallback);
}

/** Offers these choices the next time. */
export const rememberChoices = (choices: NewGameChoices): void => changeSettings({ newGame: { ...choices } });
