import { useT } from '@/i18n';

import { Button } from '../base';
import { play } from '../game/table';

export type DoneButtonProps = {
  readonly canEnd: boolean;
  /** Nobody moves after this turn. */
  readonly last: boolean;
};

/** The turn is over: always at the thumb. */
export function DoneButton({ canEnd, last }: DoneButtonProps) {
  const t = useT();
  return (
    <Button
      kind="primary"
      testID="end-turn"
      label={t(last ? 'turn.doneLast' : 'turn.done')}
      disabled={!canEnd}
      onPress={() => void play({ type: 'endTurn' })}
    />
  );
}
