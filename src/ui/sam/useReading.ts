import { useEffect, useMemo, useRef } from 'react';

import { useT } from '@/i18n';
import type { Line } from '@/i18n/samLines';
import { useSettings } from '@/store/settings';

import { useSpeech, type Voice } from '../device';

export type Reading = Pick<Voice, 'canSpeak' | 'speaking'> & { readonly toggle: () => void };

const NOTHING: readonly string[] = [];

/** What has not been heard yet: everything from the first sentence that is new. */
export function unheard(sentences: readonly string[], heard: readonly string[]): readonly string[] {
  const from = sentences.findIndex((sentence, index) => sentence !== heard[index]);
  return from < 0 ? NOTHING : sentences.slice(from);
}

/** Reads what is new as soon as it appears, when the player wants it; any time on demand. */
export function useReading(lines: readonly Line[]): Reading {
  const t = useT();
  const wanted = useSettings((settings) => settings.readAloud);
  const { canSpeak, speaking, say, stop } = useSpeech();
  const sentences = useMemo(() => lines.map(({ key, params }) => t(key, params)), [lines, t]);
  const heard = useRef(NOTHING);
  useEffect(() => {
    if (!wanted) return;
    const news = unheard(sentences, heard.current);
    heard.current = sentences;
    if (news.length > 0) say(news);
  }, [wanted, sentences, say]);
  return { canSpeak, speaking, toggle: () => (speaking ? stop() : say(sentences)) };
}
