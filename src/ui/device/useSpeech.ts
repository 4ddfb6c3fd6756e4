import * as Speech from 'expo-speech';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Platform } from 'react-native';

import { useLanguage, type Language } from '@/i18n';

const VOICES: Readonly<Record<Language, string>> = { en: 'en-US', fr: 'fr-FR', pl: 'pl-PL', ru: 'ru-RU' };

const canSpeak = (): boolean =>
  Platform.OS !== 'web' || (typeof window !== 'undefined' && 'speechSynthesis' in window);

export type Voice = {
  readonly canSpeak: boolean;
  readonly speaking: boolean;
  /** Says these sentences one after the other instead of whatever is being said. */
  readonly say: (sentences: readonly string[]) => void;
  readonly stop: () => void;
};

/** The device's voice in the language of the app; silent as soon as the caller leaves the screen. */
export function useSpeech(): Voice {
  const language = useLanguage();
  const [speaking, setSpeaking] = useState(false);
  const turn = useRef(0);
  const stop = useCallback(() => {
    turn.current += 1;
    setSpeaking(false);
    if (canSpeak()) void Speech.stop();
  }, []);
  const say = useCallback(
    (sentences: readonly string[]) => {
      stop();
      if (sentences.length === 0 || !canSpeak()) return;
      const mine = turn.current;
      const quiet = () => {
        if (turn.current === mine) setSpeaking(false);
      };
      setSpeaking(true);
      sentences.forEach((sentence, index) =>
        Speech.speak(sentence, {
          language: VOICES[language],
          onError: quiet,
          ...(index === sentences.length - 1 ? { onDone: quiet, onStopped: quiet } : {}),
        }),
      );
    },
    [language, stop],
  );
  useEffect(() => {
    if (!canSpeak()) return;
    return () => {
      turn.current += 1;
      void Speech.stop();
    };
  }, []);
  return { canSpeak: canSpeak(), speaking, say, stop };
}
