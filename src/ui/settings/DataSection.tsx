import { router } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';
import { checkIntegrity, startFresh, useStorage } from '@/store/storage';
import { exportAll, planBackup, share, takeFile, type ImportPlan } from '@/store/transfer';

import { Card, Notice, Row, Rule, Text } from '../base';
import { SPACE } from '../theme';
import { RestoreSheet } from './RestoreSheet';

type Said = { readonly text: string; readonly bad: boolean; readonly fresh?: boolean };

/** A large file keeps the app busy for a while: what is said about it must stand on the screen before. */
const nextPicture = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Everything about the stored games: a copy, bringing one in, looking for damage. */
export function DataSection() {
  const t = useT();
  const { memory, persisted } = useStorage();
  const [said, setSaid] = useState<Said | null>(null);
  const [plan, setPlan] = useState<ImportPlan | null>(null);
  const backup = async () => {
    const done = await share(exportAll());
    setSaid(
      done.ok
        ? { text: t('settings.saved'), bad: false }
        : { text: t(`storage.error.${done.error.code}`), bad: true },
    );
  };
  const restore = async () => {
    const file = await takeFile().catch(() => undefined);
    if (file === null) return;
    if (file === undefined) return setSaid({ text: t('storage.error.failed'), bad: true });
    setSaid({ text: t('settings.reading'), bad: false });
    await nextPicture();
    const chosen = await planBackup(file.text);
    if (chosen.ok) {
      setSaid(null);
      setPlan(chosen.value);
      return;
    }
    const { error } = chosen;
    const text =
      error.type === 'file'
        ? t(`storage.backup.${error.error.code}`)
        : t(`storage.error.${error.error.code}`);
    setSaid({ text, bad: true });
  };
  const check = async () => {
    const checked = await checkIntegrity();
    if (!checked.ok) setSaid({ text: t(`storage.error.${checked.error.code}`), bad: true });
    else if (checked.value.length === 0) setSaid({ text: t('storage.checkGood'), bad: false });
    else setSaid({ text: t('storage.checkBad'), bad: true, fresh: true });
  };
  const fresh = async () => {
    const done = await startFresh();
    setSaid(
      done.ok
        ? { text: t('storage.setAside', { name: done.value }), bad: false }
        : { text: t(`storage.error.${done.error.code}`), bad: true },
    );
  };
  return (
    <View style={styles.group}>
      <Text kind="subheading">{t('settings.data')}</Text>
      {memory ? <Notice icon="warning" color="goldText" text={t('storage.memory')} /> : null}
      {persisted === false ? <Notice text={t('storage.notPersisted')} /> : null}
      <Card style={styles.list}>
        <Row
          icon="upload"
          title={t('settings.backup')}
          detail={t('settings.backupDetail')}
          onPress={() => void backup()}
          testID="backup"
        />
        <Rule />
        <Row
          icon="download"
          title={t('settings.restore')}
          detail={t('settings.restoreDetail')}
          onPress={() => void restore()}
          testID="restore"
        />
        <Rule />
        <Row
          icon="flag"
          title={t('settings.position')}
          detail={t('settings.positionDetail')}
          onPress={() => router.push('/position')}
          testID="open-position"
        />
        <Rule />
        <Row
          icon="check"
          title={t('settings.check')}
          detail={t('settings.checkDetail')}
          onPress={() => void check()}
          testID="check-database"
        />
      </Card>
      {said === null ? null : (
        <Notice
          text={said.text}
          icon={said.bad ? 'warning' : 'check'}
          color={said.bad ? 'red' : 'greenText'}
          action={
            said.fresh === true ? { label: t('storage.startFresh'), onPress: () => void fresh() } : undefined
          }
          dismiss={{ label: t('common.ok'), onPress: () => setSaid(null) }}
        />
      )}
      {plan === null ? null : <RestoreSheet plan={plan} onClose={() => setPlan(null)} />}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: SPACE.sm, marginTop: SPACE.md },
  list: { paddingVertical: SPACE.xs },
});
