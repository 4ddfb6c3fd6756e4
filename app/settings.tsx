import { lazyScreen } from '@/ui/shell';

export default lazyScreen(() =>
  import('@/ui/settings/SettingsScreen').then((module) => module.SettingsScreen),
);
