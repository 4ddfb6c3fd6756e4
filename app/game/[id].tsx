import { useLocalSearchParams } from 'expo-router';

import { lazyScreen } from '@/ui/shell';

const Screen = lazyScreen(() => import('@/ui/game/GameScreen').then((module) => module.GameScreen));

export default function GameRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  return <Screen id={id} />;
}
