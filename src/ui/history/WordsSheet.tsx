import { useState } from 'react';

import { useT } from '@/i18n';
import { MAX_NAME, MAX_NOTE, noteGame, renameGame, type GameSummary } from '@/store/library';

import { Button, Field, Sheet, Text } from '../base';

export type WordsSheetProps = {
  readonly game: Pick<GameSummary, 'id' | 'name' | 'note'>;
  readonly onClose: () => void;
};

/** A game's name and note. */
export function WordsSheet({ game, onClose }: WordsSheetProps) {
  const t = useT();
  const [name, setName] = useState(game.name);
  const [note, setNote] = useState(game.note);
  const [failure, setFailure] = useState<string | null>(null);
  const save = async () => {
    const named = name === game.name ? null : await renameGame(game.id, name);
    const noted = note === game.note ? null : await noteGame(game.id, note);
    const failed = [named, noted].find((done) => done !== null && !done.ok);
    if (failed && !failed.ok) setFailure(t(`storage.error.${failed.error.code}`));
    else onClose();
  };
  return (
    <Sheet
      open
      title={t('history.words')}
      closeLabel={t('common.close')}
      onClose={onClose}
      footer={
        <Button kind="primary" label={t('history.save')} onPress={() => void save()} testID="words-save" />
      }
    >
      <Field
        label={t('history.name')}
        value={name}
        onChange={setName}
        maxLength={MAX_NAME}
        testID="game-name"
      />
      <Field
        label={t('history.note')}
        value={note}
        onChange={setNote}
        maxLength={MAX_NOTE}
        multiline
        testID="game-note"
      />
      {failure === null ? null : (
        <Text color="red" role="alert">
          {failure}
        </Text>
      )}
    </Sheet>
  );
}
