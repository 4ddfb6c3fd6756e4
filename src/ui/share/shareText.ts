import { setStringAsync } from 'expo-clipboard';
import { Share } from 'react-native';

const isChangeOfMind = (thrown: unknown): boolean => thrown instanceof Error && thrown.name === 'AbortError';

/** Hands words to the share sheet; where there is none they go on the clipboard. */
export async function shareText(message: string): Promise<'shared' | 'copied' | 'failed'> {
  try {
    await Share.share({ message });
    return 'shared';
  } catch (thrown) {
    if (isChangeOfMind(thrown)) return 'shared';
    return (await setStringAsync(message).catch(() => false)) ? 'copied' : 'failed';
  }
}
