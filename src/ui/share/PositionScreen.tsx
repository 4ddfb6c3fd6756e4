import { getStringAsync } from 'expo-clipboard';
import { router } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { useT } from '@/i18n';
import { openPosition } from '@/store/position';
import { takeFile } from '@/store/transfer';

import { Button, Field, Notice, Text } from '../base';
import { PageScreen } from '../shell';
import { SPACE } from '../theme';
import { positionWords } from './position';

/** Starts a game from a position that was pasted or picked, or says what is wrong with it. */
export function PositionScreen() {
  const t = useT();
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const write = (next: string) => {
    setText(next);
    setTrouble(null);
  };
  const paste = async () => {
    const found = await getStringAsync().catch(() => '');
    if (found.trim() === '') setTrouble(t('share.nothingToPaste'));
    else write(found);
  };
  const choose = async () => {
    try {
      const file = await takeFile();
      if (file !== null) write(file.text);
    } catch {
      setTrouble(t('storage.error.failed'));
    }
  };
  const start = async () => {
    const opened = await openPosition(text, `${t('share.positionName')}, ${t.date(Date.now())}`);
    if (opened.ok) router.replace({ pathname: '/game/[id]', params: { id: opened.value } });
    else setTrouble(positionWords(t, opened.error));
  };
  return (
    <PageScreen
      title={t('share.position')}
      footer={
        <Button
          kind="primary"
          icon="play"
          label={t('share.start')}
          disabled={text.trim() === ''}
          onPress={() => void start()}
          testID="position-start"
        />
      }
    >
      <Text>{t('share.positionText')}</Text>
      <View style={styles.ways}>
        <Button
          small
          icon="copy"
          label={t('share.paste')}
          onPress={() => void paste()}
          testID="position-paste"
        />
        <Button
          small
          icon="upload"
          label={t('share.choose')}
          onPress={() => void choose()}
          testID="position-file"
        />
      </View>
      {trouble === null ? null : (
        <View testID="position-trouble">
          <Notice icon="warning" color="red" text={trouble} />
        </View>
      )}
      <Field
        label={t('share.positionField')}
        value={text}
        onChange={write}
        multiline
        plain
        testID="position-text"
      />
    </PageScreen>
  );
}

const styles = StyleSheet.create({ ways: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.sm } });
