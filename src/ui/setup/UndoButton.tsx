import { isMessageKey, useT } from '@/i18n';
import { undo, useGame } from '@/store/game';

import { IconButton } from '../base';

/** Takes back the last draw; says which. */
export function UndoButton() {
  const t = useT();
  const step = useGame((state) => state.undo);
  if (step === null) return null;
  const what = step.lines
    .map(({ key, params }) => (isMessageKey(key) ? t(key, params) : ''))
    .filter((line) => line !== '')
    .join(' ');
  return (
    <IconButton
      framed
      icon="undo"
      label={what === '' ? t('common.undo') : t('setup.undoWhat', { what })}
      onPress={() => void undo()}
      testID="undo"
    />
  );
}
