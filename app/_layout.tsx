import { Stack, type ErrorBoundaryProps } from 'expo-router';
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useEffect } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { useLanguageReady } from '@/i18n';
import { openHome } from '@/store/home';
import { openSettings } from '@/store/settings';
import { homeKeeper, settingsKeeper } from '@/store/settingsKeeper';
import { openStorage } from '@/store/storage';
import { ErrorScreen, UpdateNotice, useFontsReady } from '@/ui/shell';
import { useMotion, useTheme } from '@/ui/theme';

void SplashScreen.preventAutoHideAsync();
openSettings(settingsKeeper);
openHome(homeKeeper);
void openStorage();

export function ErrorBoundary({ error, retry }: ErrorBoundaryProps) {
  return (
    <SafeAreaProvider>
      <ErrorScreen error={error} retry={() => void retry()} />
    </SafeAreaProvider>
  );
}

export default function RootLayout() {
  const { dark, colors } = useTheme();
  const moves = useMotion();
  const fontsReady = useFontsReady();
  const ready = useLanguageReady() && fontsReady;
  useEffect(() => {
    if (ready) SplashScreen.hide();
  }, [ready]);
  if (!ready) return null;
  return (
    <SafeAreaProvider>
      <StatusBar style={dark ? 'light' : 'dark'} />
      <Stack
        screenOptions={{
          headerShown: false,
          contentStyle: { backgroundColor: colors.ground },
          animation: moves ? 'default' : 'none',
        }}
      />
      <UpdateNotice />
    </SafeAreaProvider>
  );
}
