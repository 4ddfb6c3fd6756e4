import { lazyScreen } from '@/ui/shell';

export default lazyScreen(() =>
  import('@/ui/statistics/StatisticsScreen').then((module) => module.StatisticsScreen),
);
