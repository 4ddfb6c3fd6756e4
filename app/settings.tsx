import { SettingsScreen } from '@/ui/settings/SettingsScreen';

export default function SettingsRoute() {
  return <SettingsScreen />;
}
