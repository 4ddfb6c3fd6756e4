import { useCallback, useMemo, useState } from 'react';
import { FlatList, StyleSheet } from 'react-native';

import { useT } from '@/i18n';
import type { LogLines } from '@/store/log';

import { Button, Sheet, Text } from '../base';
import { SPACE } from '../theme';
import { LogEntryRow } from './LogEntryRow';
import { logRows, type LogRow } from './rows';

type EventRow = Extract<LogRow, { type: 'event' }>;

export type LogViewProps = {
  readonly log: readonly LogLines[];
  /** Back to the moment after this many events; without it the log is only read. */
  readonly onBackTo?: (number: number) => void;
};

const AT_FIRST = 24;

/** The log in sentences, the last turn first; a tap on an entry offers the way back to it. */
export function LogView({ log, onBackTo }: LogViewProps) {
  const t = useT();
  const rows = useMemo(() => logRows(t, log), [t, log]);
  const [asked, setAsked] = useState<EventRow | null>(null);
  const press = useCallback((row: EventRow) => setAsked(row), []);
  return (
    <>
      <FlatList
        style={styles.list}
        contentContainerStyle={styles.content}
        data={rows}
        keyExtractor={({ id }) => id}
        initialNumToRender={AT_FIRST}
        renderItem={({ item }) =>
          item.type === 'turn' ? (
            <Text kind="subheading" style={styles.turn}>
              {item.turn === 0 ? t('logView.setup') : t('log.turn', { n: item.turn })}
            </Text>
          ) : (
            <LogEntryRow row={item} onPress={onBackTo === undefined ? undefined : press} />
          )
        }
        ListEmptyComponent={<Text color="soft">{t('logView.empty')}</Text>}
      />
      {asked === null || onBackTo === undefined ? null : (
        <BackSheet
          row={asked}
          later={rows.filter((row) => row.type === 'event' && row.number > asked.number).length}
          onClose={() => setAsked(null)}
          onBack={() => {
            setAsked(null);
            onBackTo(asked.number);
          }}
        />
      )}
    </>
  );
}

type BackSheetProps = {
  readonly row: EventRow;
  /** How many entries come after it. */
  readonly later: number;
  readonly onClose: () => void;
  readonly onBack: () => void;
};

function BackSheet({ row, later, onClose, onBack }: BackSheetProps) {
  const t = useT();
  return (
    <Sheet
      open
      title={t('logView.backTitle')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <>
          <Button
            kind="primary"
            icon="undo"
            label={t('logView.back')}
            disabled={later === 0}
            onPress={onBack}
            testID="log-back"
          />
          <Button small kind="quiet" label={t('logView.stay')} onPress={onClose} />
        </>
      }
    >
      {row.sentences.map((sentence, index) => (
        <Text key={index} kind="strong">
          {sentence}
        </Text>
      ))}
      <Text color="soft">{later === 0 ? t('logView.now') : t('logView.undone', { n: later })}</Text>
    </Sheet>
  );
}

const styles = StyleSheet.create({
  list: { flex: 1 },
  content: { paddingHorizontal: SPACE.lg, paddingBottom: SPACE.xl },
  turn: { paddingTop: SPACE.lg, paddingBottom: SPACE.sm },
});
