import { router } from 'expo-router';

/** Back where the player came from; Home when the page was opened by its address. */
export function goBack(): void {
  if (router.canGoBack()) router.back();
  else router.replace('/');
}
