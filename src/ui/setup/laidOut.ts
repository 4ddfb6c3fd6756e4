import type { Game } from '@/engine/events/types';
import { changeSettings, useSettings, type Laying } from '@/store/settings';

import type { SetupStep } from './steps';

/** Somebody has moved, or the table was taken over as it stood: there is nothing left to lay out. */
const hasBegun = ({ setup, stage, table }: Game): boolean =>
  setup.position !== undefined ||
  stage.type === 'sam' ||
  stage.type === 'over' ||
  table.herders.player !== null;

const layingOf = (id: string): Laying => {
  const { laying } = useSettings.getState();
  return laying?.game === id ? laying : { game: id, done: [], ready: false };
};

/** Whether the table of this game lies ready; until then its list is shown, after a restart too. */
export function useLaidOut(id: string, game: Game | null): boolean {
  const ready = useSettings(({ laying }) => laying?.game === id && laying.ready);
  return ready || (game !== null && hasBegun(game));
}

/** The steps ticked off. */
export function useTicks(id: string): readonly string[] {
  const laying = useSettings((settings) => settings.laying);
  return laying?.game === id ? laying.done : [];
}

export function tick(id: string, step: SetupStep): void {
  const laying = layingOf(id);
  const done = laying.done.includes(step)
    ? laying.done.filter((other) => other !== step)
    : [...laying.done, step];
  changeSettings({ laying: { ...laying, done } });
}

export const tableIsReady = (id: string): void =>
  changeSettings({ laying: { ...layingOf(id), ready: true } });
