import { useLocalSearchParams } from 'expo-router';

import { lazyScreen } from '@/ui/shell';

const Screen = lazyScreen(() => import('@/ui/history/ReplayScreen').then((module) => module.ReplayScreen));

const whole = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

export default function ReplayRoute() {
  const { id, turn, at } = useLocalSearchParams<{ id: string; turn?: string; at?: string }>();
  return <Screen id={id} turn={whole(turn)} at={whole(at)} />;
}
