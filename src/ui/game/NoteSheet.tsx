import { useState } from 'react';
import { StyleSheet, TextInput } from 'react-native';

import { useT } from '@/i18n';

import { Button, Sheet, Text } from '../base';
import { RADIUS, SPACE, TYPE, useTextScale, useTheme } from '../theme';
import { play } from './table';

/** A few words that go into the log. */
export function NoteSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const { colors } = useTheme();
  const { scale } = useTextScale();
  const [text, setText] = useState('');
  const save = async () => {
    if (await play({ type: 'note', text: text.trim() })) onClose();
  };
  return (
    <Sheet
      open
      title={t('game.menu.note')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          testID="note-save"
          label={t('game.note.save')}
          disabled={text.trim() === ''}
          onPress={() => void save()}
        />
      }
    >
      <Text kind="second" color="soft">
        {t('game.note.hint')}
      </Text>
      <TextInput
        autoFocus
        multiline
        value={text}
        onChangeText={setText}
        aria-label={t('game.note.label')}
        testID="note-text"
        maxLength={500}
        style={[
          styles.input,
          {
            color: colors.ink,
            borderColor: colors.line,
            backgroundColor: colors.ground,
            fontFamily: TYPE.body.fontFamily,
            fontSize: TYPE.body.fontSize * scale,
            lineHeight: TYPE.body.lineHeight * scale,
          },
        ]}
      />
    </Sheet>
  );
}

const styles = StyleSheet.create({
  input: {
    minHeight: 120,
    borderWidth: 1,
    borderRadius: RADIUS.md,
    padding: SPACE.md,
    textAlignVertical: 'top',
  },
});
