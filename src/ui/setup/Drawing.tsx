import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';

import { Progress, Text } from '../base';
import { GameDrawPicker } from '../picker';
import { PageScreen } from '../shell';
import { Columns } from './Columns';
import { StepCard } from './StepCard';
import { DRAWN_STEPS, SETUP_STEPS, stateOf, type SetupStep } from './steps';
import { UndoButton } from './UndoButton';

type ListProps = { readonly game: Game; readonly title: string; readonly steps: readonly SetupStep[] };

const numberOf = (step: SetupStep): number => SETUP_STEPS.indexOf(step) + 1;

function StepList({ game, title, steps }: ListProps) {
  if (steps.length === 0) return null;
  return (
    <>
      <Text kind="heading">{title}</Text>
      <Columns>
        {steps.map((step) => (
          <StepCard key={step} game={game} step={step} number={numberOf(step)} />
        ))}
      </Columns>
    </>
  );
}

/** The table draws: one request after the other, what is still to come, what lies there already. */
export function Drawing({ game }: { readonly game: Game }) {
  const t = useT();
  const now = SETUP_STEPS.find((step) => stateOf(game, step) === 'now');
  if (now === undefined) return null;
  const toCome = SETUP_STEPS.filter((step) => stateOf(game, step) === 'waiting');
  const placed = DRAWN_STEPS.filter((step) => ['known', 'later'].includes(stateOf(game, step)));
  const progress = t('setup.progress', { n: numberOf(now), count: SETUP_STEPS.length });
  return (
    <PageScreen key={now} title={t('setup.title')} subtitle={progress} action={<UndoButton />}>
      <Progress value={numberOf(now) - 1} max={SETUP_STEPS.length} label={progress} />
      <StepCard game={game} step={now} number={numberOf(now)}>
        <GameDrawPicker game={game} />
      </StepCard>
      <StepList game={game} title={t('setup.toCome')} steps={toCome} />
      <StepList game={game} title={t('setup.placed')} steps={placed.slice().reverse()} />
    </PageScreen>
  );
}
