import { StyleSheet, View } from 'react-native';

import type { Game } from '@/engine/events/types';
import { isMessageKey, useT } from '@/i18n';
import { useGame } from '@/store/game';

import { Notice } from '../base';
import { SPACE } from '../theme';
import { isMarketClosed } from './progress';
import { canForce, forgetRefusal, play, playAnyway, useTable } from './table';

/** What stands between the player and the next tap: a failed write, a refusal, the last turns. */
export function Notices({ game }: { readonly game: Game }) {
  const t = useT();
  const trouble = useGame((state) => state.trouble);
  const refused = useTable((state) => state.refused);
  const closed = isMarketClosed(game.table) && game.stage.type === 'player';
  const putOff = game.requests.length === 0 ? game.deferred : [];
  if (trouble === null && refused === null && !closed && putOff.length === 0) return null;
  const key = refused === null ? '' : `errors.${refused.error.code}`;
  return (
    <View style={styles.notices}>
      {trouble === null ? null : (
        <Notice
          icon="warning"
          color="red"
          text={`${t('game.notWritten')} ${t(`storage.error.${trouble.error.code}`)}`}
          action={{ label: t('shell.tryAgain'), onPress: () => void trouble.retry() }}
          dismiss={{ label: t('game.keepOut'), onPress: trouble.dismiss }}
        />
      )}
      {refused === null ? null : (
        <Notice
          icon="hand"
          color="red"
          text={t('turn.refused', {
            reason: isMessageKey(key) ? t(key, refused.error.params) : refused.error.code,
          })}
          action={
            canForce(refused) ? { label: t('turn.anyway'), onPress: () => void playAnyway() } : undefined
          }
          dismiss={{ label: t('common.cancel'), onPress: forgetRefusal }}
        />
      )}
      {putOff.length === 0 ? null : (
        <Notice
          icon="clock"
          text={t('game.deferred', { piles: putOff.map(({ pile }) => pile) })}
          action={{ label: t('game.enterNow'), onPress: () => void play({ type: 'resume' }) }}
        />
      )}
      {closed ? (
        <Notice
          icon="flag"
          color="goldText"
          text={t(game.table.sam.jobToken ? 'game.lastTurnYours' : 'game.lastTurnSam')}
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  notices: { paddingHorizontal: SPACE.lg, paddingTop: SPACE.sm, gap: SPACE.sm },
});
