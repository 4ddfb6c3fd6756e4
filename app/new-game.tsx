import { lazyScreen } from '@/ui/shell';

export default lazyScreen(() => import('@/ui/newGame/NewGameScreen').then((module) => module.NewGameScreen));
