import { useT } from '@/i18n';

import { Screen, type ScreenProps } from '../base';
import { goBack } from './goBack';

/** A page below Home: the same as a Screen, with its way back. */
export function PageScreen(props: Omit<ScreenProps, 'back'>) {
  const t = useT();
  return <Screen back={{ label: t('common.back'), onPress: goBack }} {...props} />;
}
