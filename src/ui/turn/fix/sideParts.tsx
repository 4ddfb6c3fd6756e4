import { WORKERS } from '@/box/kinds';
import { PRINTED_WORKERS, ROW_SIZE } from '@/box/playerBoard';
import { HAZARD_TILES, OUTLAW_TILES } from '@/box/tiles';
import type { SamSide, Workers } from '@/engine/table/state';
import { useT } from '@/i18n';

import { tileName } from '../../pieces';
import { Stepper } from '../Stepper';
import { Counts, Part } from './controls';

type WorkersFixProps = {
  readonly workers: Workers;
  readonly onChange: (workers: Workers) => void;
  readonly testID: string;
};

export function WorkersFix({ workers, onChange, testID }: WorkersFixProps) {
  const t = useT();
  return (
    <Part title={t('fix.workers')}>
      {WORKERS.map((kind) => (
        <Stepper
          key={kind}
          label={t(`terms.kind.${kind}`)}
          value={workers[kind]}
          min={PRINTED_WORKERS}
          max={ROW_SIZE}
          testID={`${testID}-${kind}`}
          onChange={(count) => onChange({ ...workers, [kind]: count })}
        />
      ))}
    </Part>
  );
}

type Taken = Pick<SamSide, 'hazards' | 'outlaws'>;

type TilesProps = Taken & {
  readonly onChange: (change: Partial<Taken>) => void;
  readonly testID: string;
};

/** Hazards and outlaws a side has taken. */
export function Tiles({ hazards, outlaws, onChange, testID }: TilesProps) {
  const t = useT();
  return (
    <Part title={t('fix.tiles')}>
      <Counts
        testID={`${testID}-outlaws`}
        faces={OUTLAW_TILES}
        items={outlaws}
        name={(tile) => tileName(t, tile)}
        onChange={(items) => onChange({ outlaws: items })}
      />
      <Counts
        testID={`${testID}-hazards`}
        faces={HAZARD_TILES}
        items={hazards}
        name={(tile) => tileName(t, tile)}
        onChange={(items) => onChange({ hazards: items })}
      />
    </Part>
  );
}
