import { useMemo } from 'react';

import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';
import { useGame } from '@/store/game';
import { gameAfter } from '@/store/log';

import { Sheet } from '../base';
import { SidesProvider } from '../pieces';
import { StepCard } from './StepCard';
import { SETUP_STEPS } from './steps';

/** The open game as it was when its setup ended. */
function afterSetup(events: number): Game | null {
  for (let number = 0; number <= events; number += 1) {
    const game = gameAfter(number);
    if (game === null || game.stage.type !== 'setup') return game;
  }
  return null;
}

/** How the table was set up, to look up during the game. */
export function SetupSummary({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const id = useGame((state) => state.id);
  const count = useGame((state) => state.events.length);
  const game = useMemo(() => (id === null ? null : afterSetup(count)), [id, count]);
  return (
    <Sheet open title={t('setup.summary')} closeLabel={t('common.close')} onClose={onClose}>
      {game === null ? null : (
        <SidesProvider colours={game.setup.colours}>
          {SETUP_STEPS.map((step, index) => (
            <StepCard key={step} game={game} step={step} number={index + 1} />
          ))}
        </SidesProvider>
      )}
    </Sheet>
  );
}
