import { useState } from 'react';

import { withItem, type Objective, type Table } from '@/engine/table/state';
import { useT, type Translator } from '@/i18n';

import { Row, Text } from '../../base';
import { objectiveName } from '../../pieces';
import { Part, Pick } from './controls';

export type ObjectiveListProps = {
  readonly items: readonly Objective[];
  readonly ids: readonly string[];
  readonly table: Table;
  readonly most?: number;
  readonly onChange: (items: readonly Objective[]) => void;
  readonly testID: string;
};

/** Objective cards in their order: tap one to change it or take it away, or add one. */
export function ObjectiveList({ items, ids, table, most = 24, onChange, testID }: ObjectiveListProps) {
  const t = useT();
  const [open, setOpen] = useState<number | null>(null);
  const name = (card: Objective): string => objectiveName(t, table.profile, card);
  const pick = (index: number, id: string | null) => {
    setOpen(null);
    if (id === null) onChange(items.filter((_, at) => at !== index));
    else onChange(index < items.length ? withItem(items, index, id) : [...items, id]);
  };
  const slots = [...items, ...(items.length < most ? [null] : [])];
  return (
    <>
      {items.length === 0 ? <Text color="soft">{t('common.none')}</Text> : null}
      {slots.map((card, index) => (
        <Part key={index} title={slotTitle(t, card, index)}>
          <Row
            title={card === null ? t('fix.addObjective') : name(card)}
            testID={`${testID}-${index}`}
            onPress={() => setOpen(open === index ? null : index)}
          />
          {open === index ? (
            <Pick
              testID={`${testID}-${index}-pick`}
              options={[
                ...(card === null ? [] : [{ value: null, title: t('fix.takeAway'), on: false }]),
                ...ids.map((id) => ({ value: id, title: name(id), on: card === id })),
              ]}
              onPick={(id) => pick(index, id)}
            />
          ) : null}
        </Part>
      ))}
    </>
  );
}

const slotTitle = (t: Translator, card: Objective | null, index: number): string =>
  card === null ? '' : t('fix.slot', { n: index + 1 });
