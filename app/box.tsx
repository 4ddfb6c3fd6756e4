import { lazyScreen } from '@/ui/shell';

export default lazyScreen(() => import('@/ui/boxProfile/BoxScreen').then((module) => module.BoxScreen));
