import { lazyScreen } from '@/ui/shell';

export default lazyScreen(() => import('@/ui/share/PositionScreen').then((module) => module.PositionScreen));
