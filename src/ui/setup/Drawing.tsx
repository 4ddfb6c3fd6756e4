import type { Game } from '@/engine/events/types';
import { useT } from '@/i18n';

import { Progress, Text } from '../base';
import { GameDrawPicker } from '../picker';
import { PageScreen } from '../shell';
import { Columns } from './Columns';
import { tick, useTicks } from './laidOut';
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

/** What lies at fixed places: nothing is drawn for it, hands lay it out and tick it off. */
const isByHand = ({ setup }: Game, step: SetupStep): boolean =>
  step === 'neutrals' && setup.neutrals === 'byLetter';

/** The table draws: one request after the other, what is still to come, what lies there already. */
export function Drawing({ id, game }: { readonly id: string; readonly game: Game }) {
  const t = useT();
  const ticks = useTicks(id);
  const now = SETUP_STEPS.find((step) => stateOf(game, step) === 'now');
  if (now === undefined) return null;
  const toCome = SETUP_STEPS.filter((step) => stateOf(game, step) === 'waiting');
  const passed = SETUP_STEPS.slice(0, SETUP_STEPS.indexOf(now)).filter((step) => !DRAWN_STEPS.includes(step));
  const byHand = passed.filter((step) => isByHand(game, step));
  const toPlace = byHand.filter((step) => !ticks.includes(step));
  const placed = SETUP_STEPS.filter(
    (step) =>
      ['known', 'later'].includes(stateOf(game, step)) &&
      (DRAWN_STEPS.includes(step) || (passed.includes(step) && !toPlace.includes(step))),
  );
  const progress = t('setup.progress', { n: numberOf(now), count: SETUP_STEPS.length });
  return (
    <PageScreen key={now} title={t('setup.title')} subtitle={progress} action={<UndoButton />}>
      <Progress value={numberOf(now) - 1} max={SETUP_STEPS.length} label={progress} />
      {toPlace.map((step) => (
        <StepCard
          key={step}
          game={game}
          step={step}
          number={numberOf(step)}
          compact
          onTick={() => tick(id, step)}
        />
      ))}
      <StepCard game={game} step={now} number={numberOf(now)}>
        <GameDrawPicker game={game} />
      </StepCard>
      <StepList game={game} title={t('setup.toCome')} steps={toCome} />
      <StepList game={game} title={t('setup.placed')} steps={placed.slice().reverse()} />
    </PageScreen>
  );
}
