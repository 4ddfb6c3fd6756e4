import { View } from 'react-native';

import { useT } from '@/i18n';

import { Text } from '../base';

export function Hero() {
  const t = useT();
  return (
    <View style={{ height: 250 }}>
      <Text kind="display">{t('home.title1')}</Text>
      <Text kind="display">{t('home.title2')}</Text>
    </View>
  );
}
