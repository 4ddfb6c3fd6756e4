import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';
import { dispatch } from '@/store/game';

import { Button } from '../base';
import { PageScreen } from '../shell';
import { Columns } from './Columns';
import { tableIsReady, tick, useTicks } from './laidOut';
import { StepCard } from './StepCard';
import { deferredAt, SETUP_STEPS } from './steps';
import { UndoButton } from './UndoButton';

const WIDEST = 1040;

/** Everything that has to lie on the table, to tick off; one tap when all of it does. */
export function Checklist({ id, game }: { readonly id: string; readonly game: Game }) {
  const t = useT();
  const ticks = useTicks(id);
  return (
    <PageScreen
      title={t('setup.title')}
      subtitle={t(`setup.subtitle.${game.setup.draws}`)}
      width={WIDEST}
      action={<UndoButton />}
      footer={
        <Button
          kind="primary"
          icon="check"
          label={t('setup.ready')}
          onPress={() => tableIsReady(id)}
          testID="table-ready"
        />
      }
    >
      <Columns>
        {SETUP_STEPS.map((step, index) => (
          <StepCard
            key={step}
            game={game}
            step={step}
            number={index + 1}
            ticked={ticks.includes(step)}
            onTick={() => tick(id, step)}
            onDraw={() => void dispatch({ type: 'resume', request: deferredAt(game, step) })}
          />
        ))}
      </Columns>
    </PageScreen>
  );
}
