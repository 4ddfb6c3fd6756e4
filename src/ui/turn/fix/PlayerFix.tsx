import { BUILDING_NUMBERS } from '@/box/buildings';
import { STARTER_BREEDS, STARTERS } from '@/box/cattle';
import { HIDDEN_STARTING, OBJECTIVE_IDS } from '@/box/objectives';
import { DISC_SPACES } from '@/box/playerBoard';
import { MASTERS } from '@/box/stationMasters';
import { ownBuilding } from '@/engine/play/build';
import { certificateLimit } from '@/engine/play/purse';
import { useT } from '@/i18n';

import { SwitchRow } from '../../base';
import { Stepper } from '../Stepper';
import { Counts, Part, Pick } from './controls';
import { toggledIn, withPlayer } from './draft';
import { marketFaces, objectiveIds } from './MarketFix';
import { ObjectiveList } from './ObjectiveList';
import { Tiles, WorkersFix } from './sideParts';
import type { FixProps } from './TrailFix';

/** The player's board, herd and cards. */
export function PlayerFix({ draft, edit, essentials }: FixProps & { readonly essentials: boolean }) {
  const t = useT();
  const { player } = draft;
  const set = (change: Partial<typeof player>) => edit((table) => withPlayer(table, change));
  return (
    <>
      {essentials ? null : (
        <Part title={t('fix.purse')}>
          <Stepper
            label={t('fix.dollars')}
            value={player.dollars}
            min={0}
            testID="fix-dollars"
            onChange={(dollars) => set({ dollars })}
          />
          <Stepper
            label={t('fix.certificates')}
            value={player.certificates}
            min={0}
            max={certificateLimit(player)}
            testID="fix-certificates"
            onChange={(certificates) => set({ certificates })}
          />
          <Stepper
            label={t('fix.tokens')}
            value={player.tokens}
            min={0}
            testID="fix-tokens"
            onChange={(tokens) => set({ tokens })}
          />
        </Part>
      )}
      <WorkersFix workers={player.workers} testID="fix-you" onChange={(workers) => set({ workers })} />
      <Part title={t('fix.reserve')}>
        <Pick
          testID="fix-reserve"
          options={BUILDING_NUMBERS.map((number) => ({
            value: number,
            title: ownBuilding(draft, number),
            on: player.reserve.includes(number),
          }))}
          onPick={(number) => set({ reserve: toggledIn(player.reserve, number, BUILDING_NUMBERS) })}
        />
      </Part>
      {essentials ? null : (
        <Part title={t('fix.cleared')}>
          <Pick
            testID="fix-cleared"
            options={DISC_SPACES.map((disc) => ({
              value: disc,
              title: t(`terms.discSpace.${disc}`),
              on: player.cleared.includes(disc),
            }))}
            onPick={(disc) => set({ cleared: toggledIn(player.cleared, disc, DISC_SPACES) })}
          />
        </Part>
      )}
      <Part title={t('fix.masters')}>
        <Pick
          testID="fix-masters"
          options={MASTERS.map((master) => ({
            value: master,
            title: t(`terms.master.${master}`),
            on: player.masters.includes(master),
          }))}
          onPick={(master) => set({ masters: toggledIn(player.masters, master, MASTERS) })}
        />
      </Part>
      {essentials ? null : (
        <Part title={t('fix.herd')}>
          {STARTER_BREEDS.map((breed) => (
            <Stepper
              key={breed}
              label={t(`terms.breed.${breed}`)}
              value={player.starters[breed]}
              min={0}
              max={STARTERS[breed].copies}
              testID={`fix-herd-${breed}`}
              onChange={(count) => set({ starters: { ...player.starters, [breed]: count } })}
            />
          ))}
          <Counts
            testID="fix-herd"
            faces={marketFaces(draft)}
            items={player.cattle}
            name={(card) => t('turn.card', { card })}
            onChange={(cattle) => set({ cattle })}
          />
        </Part>
      )}
      <Tiles
        hazards={player.hazards}
        outlaws={player.outlaws}
        testID="fix-you"
        onChange={(change) => set(change)}
      />
      {(['area', 'herd'] as const).map((where) => (
        <Part key={where} title={t(`fix.objectives.${where}`)}>
          <ObjectiveList
            testID={`fix-${where}`}
            table={draft}
            ids={
              where === 'herd' ? objectiveIds(draft) : OBJECTIVE_IDS.filter((id) => id !== HIDDEN_STARTING)
            }
            items={player.objectives[where]}
            onChange={(items) => set({ objectives: { ...player.objectives, [where]: items } })}
          />
        </Part>
      ))}
      <SwitchRow
        title={t('fix.jobToken')}
        on={player.jobToken}
        testID="fix-you-token"
        onChange={(jobToken) => set({ jobToken })}
      />
    </>
  );
}
