import { useMemo } from 'react';

import { STATIONS, TRACK_END_DOLLARS } from '@/box/railroad';
import { MASTER, type MasterId } from '@/box/stationMasters';
import type { PendingView, PlayState } from '@/engine/play';
import { assertNever } from '@/lib/assertNever';
import { useT, type Translator } from '@/i18n';

import { Button, Text } from '../base';
import { play } from '../game/table';
import { ChoiceList } from './ChoiceList';
import { specTitle } from './groups';
import { Panel } from './Panel';
import { pendingChoices } from './pendingChoices';
import { railName } from './places';
import { useMarks } from './useMarks';
import { useOpen } from './useOpen';

export type PendingPanelProps = { readonly state: PlayState; readonly pending: PendingView };

/** Something begun that has to be settled before anything else. */
export function PendingPanel({ state, pending }: PendingPanelProps) {
  const t = useT();
  const [open, setOpen] = useOpen(state.table);
  const choices = useMemo(() => pendingChoices({ t, state, id: 'pending' }, pending), [t, state, pending]);
  useMarks(choices, open, state.table);
  const { title, detail } = pendingWords(t, pending);
  return (
    <Panel
      title={title}
      purse={state.turn.essentials ? undefined : t.dollars(state.table.player.dollars)}
      footer={
        pending.skip ? (
          <Button testID="skip" label={t('turn.skip')} onPress={() => void play({ type: 'skip' })} />
        ) : undefined
      }
    >
      {detail === null ? null : <Text color="soft">{detail}</Text>}
      {choices.length === 0 ? <Text>{t('turn.nothing')}</Text> : null}
      <ChoiceList choices={choices} open={open} onOpen={setOpen} onDo={(event) => void play(event)} />
    </Panel>
  );
}

/** Nothing is said of a master who brings nothing at the end. */
const atTheEnd = (master: MasterId): { readonly end?: MasterId } =>
  MASTER[master].vp > 0 ? { end: master } : {};

function pendingWords(
  t: Translator,
  { pending, upgrade }: PendingView,
): { readonly title: string; readonly detail: string | null } {
  switch (pending.type) {
    case 'action':
      return { title: specTitle(t, pending.spec), detail: t(`turn.pending.${pending.from}`) };
    case 'ride':
      return { title: t('turn.pending.ride', { steps: pending.steps }), detail: t('turn.pending.objective') };
    case 'upgrade': {
      const title = t('turn.pending.upgrade', { station: railName(t, STATIONS[pending.station]?.at ?? 0) });
      if (upgrade === null) return { title, detail: null };
      const cost = t('turn.pending.upgradeCost', { dollars: upgrade.cost, vp: upgrade.vp });
      const { master } = upgrade;
      if (master === null) return { title, detail: cost };
      return {
        title,
        detail: `${cost}\n${t('turn.pending.master.end', { master, now: master, ...atTheEnd(master) })}`,
      };
    }
    case 'trackEnd':
      return { title: t('turn.pending.trackEnd', { dollars: TRACK_END_DOLLARS }), detail: null };
    case 'objective':
      return {
        title: t(pending.to === 'hand' ? 'turn.pending.objectiveHand' : 'turn.pending.objectiveHerd'),
        detail: null,
      };
    case 'deliver':
      return { title: t('turn.pending.deliver', { limit: pending.limit }), detail: null };
    case 'buying':
      return { title: t('turn.spec.buyCattle'), detail: null };
    default:
      return assertNever(pending);
  }
}
