import { HomeScreen } from '@/ui/home/HomeScreen';

export default function HomeRoute() {
  return <HomeScreen />;
}
