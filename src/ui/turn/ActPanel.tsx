import { useMemo, useState } from 'react';

import type { Offers, PlayerEvent, PlayState } from '@/engine/play';
import { useT } from '@/i18n';

import { Text } from '../base';
import { MoneySheet } from '../game/MoneySheet';
import { play } from '../game/table';
import { canBeLast } from './andDone';
import { Chip } from './Chip';
import type { Choice, Group } from './choice';
import { DoneButton } from './DoneButton';
import { GroupList } from './GroupList';
import { handGroup, localGroups, singleGroup, specTitle } from './groups';
import { buyChoices } from './marketChoices';
import { onlyOpen, openBranch } from './openPath';
import { Panel } from './Panel';
import { shortPlace } from './places';
import { isKept } from './essentials';
import { useMarks } from './useMarks';
import { useOpen } from './useOpen';

export type ActPanelProps = { readonly state: PlayState; readonly offers: Offers; readonly last: boolean };

/** Phase B: the actions of the place as chips with their figures; done is always at the thumb. */
export function ActPanel({ state, offers, last }: ActPanelProps) {
  const t = useT();
  const { table, turn } = state;
  const [open, setOpen] = useOpen(state.table);
  const [money, setMoney] = useState(false);
  const short = offers.local.some(({ used, why }) => !used && why?.code === 'notEnoughMoney');
  const here = table.herders.player;
  const { main, quiet, atTable } = useMemo(() => {
    const kept = offers.local.filter(({ spec }) => !turn.essentials || isKept(spec));
    const left = offers.local.filter((offer) => !kept.includes(offer));
    const buying = buyingGroup(t, state, offers);
    const local = localGroups(t, state, kept);
    const single = singleGroup(t, state, offers);
    const alone = offers.local.length === 0 && single.choices.length > 0;
    return {
      main: [...buying, ...local, ...(alone ? [{ ...single, title: t('turn.one') }] : [])],
      quiet: [...folded(single, alone), handGroup(t, state, offers)].filter(
        ({ choices }) => choices.length > 0,
      ),
      atTable: left.map(({ spec }) => specTitle(t, spec)).join(' · '),
    };
  }, [t, state, offers, turn.essentials]);
  const choices = useMemo(() => [...main, ...quiet].flatMap((group) => group.choices), [main, quiet]);
  useMarks(choices, open, table);
  const branch = openBranch(choices, open);
  const site = branch?.mark?.type === 'building' ? branch.mark.building : null;
  const shown = site === null ? main : focusOn(main, open);
  const place = here === null ? '' : shortPlace(t, table, here);
  const nothing = main.every((group) => group.choices.length === 0);
  const onDo = (event: PlayerEvent) => void play(event);
  const doAndEnd = async (event: PlayerEvent) => {
    if (await play(event)) await play({ type: 'endTurn' });
  };
  const andDone = (event: PlayerEvent) =>
    canBeLast(state, offers, event) ? () => void doAndEnd(event) : null;
  return (
    <Panel
      title={site === null ? t('turn.here', { place }) : t('turn.build.site', { building: site })}
      purse={turn.essentials ? undefined : t.dollars(table.player.dollars)}
      footer={<DoneButton canEnd={offers.canEnd} last={last} />}
    >
      {nothing && site === null ? <Text color="soft">{t('turn.drawHand')}</Text> : null}
      <GroupList groups={shown} open={open} onOpen={setOpen} onDo={onDo} andDone={andDone} />
      <GroupList
        quiet
        groups={site === null ? quiet : focusOn(quiet, open)}
        open={open}
        onOpen={setOpen}
        onDo={onDo}
        andDone={andDone}
      />
      {short ? (
        <Chip quiet title={t('turn.moneyWrong')} testID="correct-money" onPress={() => setMoney(true)} />
      ) : null}
      {money ? <MoneySheet dollars={table.player.dollars} onClose={() => setMoney(false)} /> : null}
      {atTable === '' ? null : (
        <Text kind="second" color="soft">
          {t('turn.atTable', { actions: atTable })}
        </Text>
      )}
    </Panel>
  );
}

/** Only the group and the branch that stand open. */
const focusOn = (groups: readonly Group[], open: readonly string[]): readonly Group[] =>
  groups
    .filter(({ choices }) => choices.some(({ id }) => id === open[0]))
    .map((group) => ({ ...group, choices: onlyOpen(group.choices, open) }));

/** Buying goes on: what the cowboys left could still take. */
function buyingGroup(t: ReturnType<typeof useT>, state: PlayState, { pending }: Offers): readonly Group[] {
  if (pending?.pending.type !== 'buying') return [];
  const { cowboys } = pending.pending;
  const choices = buyChoices({ t, state, id: 'buying' }, pending.options);
  return [{ id: 'buying', title: t('turn.buy.going', { cowboys }), choices }];
}

/** The alternative to everything here stays folded: it is rarely the plan. */
function folded(single: Group, alone: boolean): readonly Group[] {
  if (alone || single.choices.length === 0) return [];
  const branch: Choice = { id: 'aux', title: single.title, children: single.choices };
  return [{ ...single, id: 'aux', choices: [branch] }];
}
