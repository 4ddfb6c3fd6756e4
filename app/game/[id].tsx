import { useLocalSearchParams } from 'expo-router';

import { useAwake } from '@/ui/device/useAwake';
import { lazyScreen } from '@/ui/shell';

const Screen = lazyScreen(() => import('@/ui/game/GameScreen').then((module) => module.GameScreen));

export default function GameRoute() {
  const { id } = useLocalSearchParams<{ id: string }>();
  useAwake();
  return <Screen id={id} />;
}
