import { useLocalSearchParams } from 'expo-router';

import { lazyScreen } from '@/ui/shell';

const Screen = lazyScreen(() => import('@/ui/rules/RulesScreen').then((module) => module.RulesScreen));

export default function RulesRoute() {
  const { section } = useLocalSearchParams<{ section?: string }>();
  return <Screen section={section} />;
}
