import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';
import { runImport, type ImportPlan, type ImportReport } from '@/store/transfer';

import { Button, Rule, Segmented, Sheet, SwitchRow, Text } from '../base';
import { SPACE } from '../theme';

export type RestoreSheetProps = {
  readonly plan: ImportPlan;
  readonly onClose: () => void;
};

/** What came in, as sentences; nothing that is zero. */
function useReport(report: ImportReport): readonly string[] {
  const t = useT();
  const { added, updated, same, kept, profiles, refused } = report;
  const lines = [
    [added, 'storage.added'],
    [updated, 'storage.updated'],
    [same, 'storage.same'],
    [kept, 'storage.kept'],
    [profiles, 'storage.profiles'],
    [refused.length, 'storage.refusedGames'],
  ] as const;
  const counted = lines.flatMap(([n, key]) => (n === 0 ? [] : [t(key, { n })]));
  const why = refused.map(
    ({ name, id, why: code, at }) => `${name || id}: ${t(`storage.refused.${code}`, { at })}`,
  );
  return counted.length === 0 ? [t('storage.added', { n: 0 })] : [...counted, ...why];
}

function Report({ report }: { readonly report: ImportReport }) {
  return (
    <View role="status" aria-live="polite" testID="restore-report" style={styles.lines}>
      {useReport(report).map((line) => (
        <Text key={line}>{line}</Text>
      ))}
    </View>
  );
}

/** Asks what only the player can decide, carries the import out and says what came in. */
export function RestoreSheet({ plan, onClose }: RestoreSheetProps) {
  const t = useT();
  const [overwrite, setOverwrite] = useState<readonly string[]>([]);
  const [settings, setSettings] = useState(false);
  const [busy, setBusy] = useState(false);
  const [report, setReport] = useState<ImportReport | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const run = async () => {
    setBusy(true);
    const done = await runImport(plan, { overwrite, settings });
    setBusy(false);
    if (done.ok) setReport(done.value);
    else setFailure(t(`storage.error.${done.error.code}`));
  };
  const fresh = plan.games.filter(({ merge }) => merge === 'new').length;
  const finished = report !== null;
  return (
    <Sheet
      open
      title={t(finished ? 'settings.restore' : 'settings.restoreTitle')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        finished ? (
          <Button kind="primary" label={t('common.done')} onPress={onClose} testID="restore-done" />
        ) : (
          <Button
            kind="primary"
            icon="download"
            label={t(busy ? 'settings.bringing' : 'settings.restoreGo')}
            disabled={busy}
            onPress={() => void run()}
            testID="restore-go"
          />
        )
      }
    >
      {finished ? (
        <Report report={report} />
      ) : (
        <View style={styles.lines}>
          <Text>{t('settings.restoreGames', { n: plan.games.length + plan.backup.refused.length })}</Text>
          {plan.games.length > 0 ? <Text color="soft">{t('settings.restoreNew', { n: fresh })}</Text> : null}
          {plan.asking.length > 0 ? <Text kind="strong">{t('settings.restoreAsk')}</Text> : null}
          {plan.asking.map(({ game, merge }) => (
            <View key={game.id} style={styles.lines}>
              <Rule />
              <Text>{`${game.name || t.dateTime(game.started)}: ${t(`storage.merge.${merge}`)}`}</Text>
              <Segmented
                label={game.name || t.dateTime(game.started)}
                options={[
                  { value: 'keep', label: t('storage.keepMine') },
                  { value: 'replace', label: t('storage.replace') },
                ]}
                value={overwrite.includes(game.id) ? 'replace' : 'keep'}
                onChange={(choice) =>
                  setOverwrite((ids) =>
                    choice === 'replace' ? [...ids, game.id] : ids.filter((id) => id !== game.id),
                  )
                }
              />
            </View>
          ))}
          {plan.backup.settings === null ? null : (
            <SwitchRow title={t('settings.restoreSettings')} on={settings} onChange={setSettings} />
          )}
          {failure === null ? null : (
            <Text color="red" role="alert">
              {failure}
            </Text>
          )}
        </View>
      )}
    </Sheet>
  );
}

const styles = StyleSheet.create({ lines: { gap: SPACE.sm } });
