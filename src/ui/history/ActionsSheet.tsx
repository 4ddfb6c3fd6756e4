import { router } from 'expo-router';

import { useT } from '@/i18n';
import { deleteGame, type GameSummary } from '@/store/library';
import { exportGame, share } from '@/store/transfer';

import { Row, Rule, Sheet } from '../base';
import { offerUndo } from './deleted';
import { nameOf } from './words';

export type ActionsSheetProps = {
  readonly game: GameSummary;
  readonly onWords: () => void;
  readonly onDeleted?: () => void;
  readonly onClose: () => void;
};

/** What can be done with a stored game. */
export function ActionsSheet({ game, onWords, onDeleted, onClose }: ActionsSheetProps) {
  const t = useT();
  const { id, status } = game;
  const go = (to: () => void) => {
    onClose();
    to();
  };
  const remove = async () => {
    const done = await deleteGame(id);
    if (done.ok) {
      offerUndo(id);
      onDeleted?.();
    }
    onClose();
  };
  return (
    <Sheet open title={nameOf(t, game)} closeLabel={t('common.close')} onClose={onClose}>
      {status === 'playing' ? (
        <Row
          icon="play"
          title={t('history.go')}
          onPress={() => go(() => router.push({ pathname: '/game/[id]', params: { id } }))}
        />
      ) : (
        <>
          <Row
            icon="eye"
            title={t('history.open')}
            onPress={() => go(() => router.push({ pathname: '/finished/[id]', params: { id } }))}
          />
          <Rule />
          <Row
            icon="share"
            title={t('history.share')}
            onPress={() => go(() => router.push({ pathname: '/finished/[id]/share', params: { id } }))}
          />
        </>
      )}
      <Rule />
      <Row icon="edit" title={t('history.words')} onPress={() => go(onWords)} testID="action-words" />
      <Rule />
      <Row
        icon="upload"
        title={t('storage.exportGame')}
        onPress={() => go(() => void share(exportGame(id)))}
        testID="action-file"
      />
      <Rule />
      <Row icon="trash" title={t('history.delete')} onPress={() => void remove()} testID="action-delete" />
    </Sheet>
  );
}
