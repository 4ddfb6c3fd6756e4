import { useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import type { CityId } from '@/box/railroad';
import type { Offers, PendingView, PlayState } from '@/engine/play';
import { useT } from '@/i18n';

import { Button, Text } from '../base';
import { AT_KANSAS_CITY, useShowOnMap } from '../game/mapMarks';
import { play } from '../game/table';
import { SPACE, useTheme } from '../theme';
import { Chip } from './Chip';
import { ChoiceList } from './ChoiceList';
import { CityChip } from './CityChip';
import { ColumnStep } from './ColumnStep';
import { handGroup } from './groups';
import { IncomeStep } from './IncomeStep';
import { Panel } from './Panel';
import { discWords } from './railChoices';
import { useOpen } from './useOpen';

const STEPS = ['column1', 'column2', 'column3', 'income', 'deliver'] as const;

/** Five beads: which step of Kansas City is on. */
function Beads({ step }: { readonly step: number }) {
  const t = useT();
  const { colors } = useTheme();
  return (
    <View
      accessible
      style={styles.beads}
      role="progressbar"
      aria-label={t('kansasCity.step', { step: step + 1 })}
      aria-valuemin={1}
      aria-valuemax={STEPS.length}
      aria-valuenow={step + 1}
    >
      {STEPS.map((name, index) => (
        <View
          key={name}
          style={[styles.bead, { backgroundColor: index <= step ? colors.leather : colors.line }]}
        />
      ))}
    </View>
  );
}

export type KansasCityPanelProps = { readonly state: PlayState; readonly offers: Offers };

/** Kansas City in five steps, each one tap where one is enough. */
export function KansasCityPanel({ state, offers }: KansasCityPanelProps) {
  const t = useT();
  const [planned, setPlanned] = useState<CityId | null>(null);
  const [open, setOpen] = useOpen(state.table);
  const { kansasCity, pending } = offers;
  const step = state.turn.step === null ? -1 : STEPS.indexOf(state.turn.step);
  if (pending?.pending.type === 'deliver') {
    return <DeliverPanel state={state} pending={pending} planned={planned} bead={<Beads step={4} />} />;
  }
  if (kansasCity?.column)
    return <ColumnStep state={state} column={kansasCity.column} bead={<Beads step={step} />} />;
  if (kansasCity?.income) {
    const hand = handGroup(t, state, offers);
    return (
      <IncomeStep state={state} income={kansasCity.income} onPlan={setPlanned} bead={<Beads step={step} />}>
        <ChoiceList
          quiet
          choices={hand.choices}
          open={open}
          onOpen={setOpen}
          onDo={(event) => void play(event)}
        />
      </IncomeStep>
    );
  }
  return null;
}

export type DeliverPanelProps = {
  readonly state: PlayState;
  readonly pending: PendingView;
  readonly planned: CityId | null;
  readonly bead?: ReactNode;
};

/** A city, then the disc that goes there with what it opens. */
export function DeliverPanel({ state, pending, planned, bead }: DeliverPanelProps) {
  const t = useT();
  useShowOnMap(AT_KANSAS_CITY);
  const { table, turn } = state;
  const possible = pending.cities.filter(({ discs }) => discs.length > 0);
  const [chosen, setChosen] = useState<CityId | null>(planned);
  const view = possible.find(({ city }) => city === chosen);
  const purse = turn.essentials ? undefined : t.dollars(table.player.dollars);
  const deliver = (city: CityId) => {
    const discs = possible.find((one) => one.city === city)?.discs ?? [];
    const [only] = discs;
    if (turn.essentials) void play({ type: 'deliver', city });
    else if (discs.length === 1 && only !== undefined) void play({ type: 'deliver', city, disc: only.disc });
    else setChosen(city);
  };
  const skip = pending.skip ? (
    <Button testID="skip" label={t('turn.skip')} onPress={() => void play({ type: 'skip' })} />
  ) : undefined;
  if (view === undefined || turn.essentials) {
    return (
      <Panel title={t('kansasCity.deliver')} purse={purse} footer={skip}>
        {bead}
        {possible.length === 0 ? <Text>{t('kansasCity.noDelivery')}</Text> : null}
        <View style={styles.list}>
          {[...possible].reverse().map((one) => (
            <CityChip
              key={one.city}
              view={one}
              table={table}
              essentials={turn.essentials}
              onPress={() => deliver(one.city)}
            />
          ))}
        </View>
      </Panel>
    );
  }
  return (
    <Panel title={t('kansasCity.disc', { city: view.city })} purse={purse} footer={skip}>
      {bead}
      <View style={styles.list}>
        {view.discs.map((disc) => (
          <Chip
            key={disc.disc}
            testID={`kc-disc-${disc.disc}`}
            {...discWords({ t, state }, disc)}
            onPress={() => void play({ type: 'deliver', city: view.city, disc: disc.disc })}
          />
        ))}
      </View>
      <Chip quiet title={t('kansasCity.otherCity')} testID="kc-other-city" onPress={() => setChosen(null)} />
    </Panel>
  );
}

const styles = StyleSheet.create({
  beads: { flexDirection: 'row', gap: SPACE.xs },
  bead: { flex: 1, height: 6, borderRadius: 3 },
  list: { gap: SPACE.sm },
});
