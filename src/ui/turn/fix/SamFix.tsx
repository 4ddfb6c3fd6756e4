import { BUILDING_NUMBERS } from '@/box/buildings';
import { WORKERS } from '@/box/kinds';
import { HIDDEN_STARTING } from '@/box/objectives';
import { DISCS } from '@/box/playerBoard';
import { LEVEL, SAM_SIDE } from '@/box/samCards';
import { useT } from '@/i18n';

import { SwitchRow } from '../../base';
import { Stepper } from '../Stepper';
import { Counts, Part, Pick } from './controls';
import { toggledIn, withSam } from './draft';
import { marketFaces, objectiveIds } from './MarketFix';
import { ObjectiveList } from './ObjectiveList';
import { Tiles, WorkersFix } from './sideParts';
import type { FixProps } from './TrailFix';

/** Sam's board, his cards and what he has taken. */
export function SamFix({ draft, edit }: FixProps) {
  const t = useT();
  const { sam } = draft;
  const set = (change: Partial<typeof sam>) => edit((table) => withSam(table, change));
  const { cards } = LEVEL[draft.difficulty];
  return (
    <>
      <WorkersFix workers={sam.workers} testID="fix-sam" onChange={(workers) => set({ workers })} />
      <Part title={t('fix.specialization')}>
        <Pick
          testID="fix-specialization"
          options={WORKERS.map((kind) => ({
            value: kind,
            title: t(`terms.kind.${kind}`),
            on: sam.specialization === kind,
          }))}
          onPick={(specialization) => set({ specialization })}
        />
      </Part>
      <Stepper
        label={t('fix.samDiscs')}
        value={sam.discs}
        min={0}
        max={DISCS}
        testID="fix-sam-discs"
        onChange={(discs) => set({ discs })}
      />
      <Part title={t('fix.deck')}>
        <Pick
          testID="fix-deck"
          options={cards.map((card) => ({ value: card, title: String(card), on: sam.deck.includes(card) }))}
          onPick={(card) =>
            set(
              sam.deck.includes(card)
                ? { deck: sam.deck.filter((one) => one !== card), discards: [...sam.discards, card] }
                : { deck: [...sam.deck, card], discards: sam.discards.filter((one) => one !== card) },
            )
          }
        />
      </Part>
      <Part title={t('fix.reserve')}>
        <Pick
          testID="fix-sam-reserve"
          options={BUILDING_NUMBERS.map((number) => ({
            value: number,
            title: `${number}${SAM_SIDE}`,
            on: sam.reserve.includes(number),
          }))}
          onPick={(number) => set({ reserve: toggledIn(sam.reserve, number, BUILDING_NUMBERS) })}
        />
      </Part>
      <Part title={t('fix.samCattle')}>
        <Counts
          testID="fix-sam-cattle"
          faces={marketFaces(draft)}
          items={sam.cattle}
          name={(card) => t('turn.card', { card })}
          onChange={(cattle) => set({ cattle })}
        />
      </Part>
      <Tiles
        hazards={sam.hazards}
        outlaws={sam.outlaws}
        testID="fix-sam"
        onChange={(change) => set(change)}
      />
      <Part title={t('fix.samObjectives')}>
        <ObjectiveList
          testID="fix-sam-objectives"
          table={draft}
          ids={[HIDDEN_STARTING, ...objectiveIds(draft)]}
          items={sam.objectives}
          onChange={(objectives) => set({ objectives })}
        />
      </Part>
      <SwitchRow
        title={t('fix.jobTokenSam')}
        on={sam.jobToken}
        testID="fix-sam-token"
        onChange={(jobToken) => set({ jobToken })}
      />
    </>
  );
}
