import { lazyScreen } from '@/ui/shell';

export default lazyScreen(() => import('@/ui/history/HistoryScreen').then((module) => module.HistoryScreen));
