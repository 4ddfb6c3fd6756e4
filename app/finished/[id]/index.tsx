import { useLocalSearchParams } from 'expo-router';

import { lazyScreen } from '@/ui/shell';

const Screen = lazyScreen(() =>
  import('@/ui/history/FinishedScreen').then((module) => module.FinishedScreen),
);

export default function FinishedGameRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <Screen id={id} />;
}
