import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';
import { dispatch } from '@/store/game';

import { Button } from '../base';
import { PageScreen } from '../shell';
import { Columns } from './Columns';
import { tableIsReady, tick, useTicks } from './laidOut';
import { StepCard } from './StepCard';
import { deferredAt, DRAWN_STEPS, SETUP_STEPS, stateOf, type SetupStep } from './steps';
import { UndoButton } from './UndoButton';

const WIDEST = 1040;

/** Everything that has to lie on the table, to tick off; one tap when all of it does. */
export function Checklist({ id, game }: { readonly id: string; readonly game: Game }) {
  const t = useT();
  const ticks = useTicks(id);
  const table = game.setup.draws === 'table';
  /** What the table drew lies there already; a tap then says that it does not. */
  const isTicked = (step: SetupStep) =>
    ticks.includes(step) !== (table && DRAWN_STEPS.includes(step) && stateOf(game, step) === 'known');
  return (
    <PageScreen
      title={t('setup.title')}
      subtitle={t(table ? 'setup.subtitle.rest' : 'setup.subtitle.app')}
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
            ticked={isTicked(step)}
            onTick={() => tick(id, step)}
            onDraw={() => void dispatch({ type: 'resume', request: deferredAt(game, step) })}
          />
        ))}
      </Columns>
    </PageScreen>
  );
}
