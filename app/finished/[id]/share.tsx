import { useLocalSearchParams } from 'expo-router';

import { lazyScreen } from '@/ui/shell';

const Screen = lazyScreen(() => import('@/ui/share/ShareScreen').then((module) => module.ShareScreen));

export default function ShareRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <Screen id={id} />;
}
