import { StyleSheet, View } from 'react-native';

import type { MarketCard } from '@/box/cattle';
import type { Table } from '@/engine/table/state';
import { useT } from '@/i18n';

import { Text } from '../base';
import { SPACE } from '../theme';
import { CattleMarket } from './CattleMarket';
import { Foresight, type ForesightPlace } from './Foresight';
import { JobMarket, type Hire } from './JobMarket';
import { ObjectiveDisplay } from './ObjectiveDisplay';

export type MarketsProps = {
  readonly table: Table;
  readonly hires?: readonly Hire[];
  readonly onPressWorker?: (index: number) => void;
  readonly chosenCattle?: readonly number[];
  readonly onPressCattle?: (index: number, card: MarketCard) => void;
  readonly foresightChoices?: readonly ForesightPlace[];
  readonly onPressForesight?: (place: ForesightPlace) => void;
  readonly objectiveChoices?: readonly number[];
  readonly onPressObjective?: (slot: number) => void;
};

/** Everything on offer around the board. */
export function Markets(props: MarketsProps) {
  const t = useT();
  const { table } = props;
  return (
    <View style={styles.page}>
      <Text kind="heading">{t('board.jobs')}</Text>
      <JobMarket market={table.jobMarket} hires={props.hires} onPressWorker={props.onPressWorker} />
      <Text kind="heading">{t('board.foresight')}</Text>
      <Foresight
        foresight={table.foresight}
        choices={props.foresightChoices}
        onPressTile={props.onPressForesight}
      />
      <Text kind="second" color="soft">
        {t('board.foresight.sam')}
      </Text>
      <Text kind="heading">{t('board.objectives')}</Text>
      <ObjectiveDisplay
        objectives={table.objectives}
        profile={table.profile}
        choices={props.objectiveChoices}
        onPressSlot={props.onPressObjective}
      />
      <Text kind="second" color="soft">
        {t('board.objectives.order')}
      </Text>
      <Text kind="heading">{t('board.market')}</Text>
      <CattleMarket
        cards={table.cattleMarket}
        cowboys={table.player.workers.cowboy}
        left={table.supply.cattle.left}
        chosen={props.chosenCattle}
        onPressCard={props.onPressCattle}
      />
    </View>
  );
}

const styles = StyleSheet.create({ page: { gap: SPACE.sm } });
