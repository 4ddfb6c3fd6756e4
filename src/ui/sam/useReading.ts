import { useEffect, useRef } from 'react';

import { useT } from '@/i18n';
import type { Line } from '@/i18n/samLines';
import { useSettings } from '@/store/settings';

import { useSpeech, type Voice } from '../device';

export type Reading = Pick<Voice, 'canSpeak' | 'speaking'> & { readonly toggle: () => void };

/** Reads what is new as soon as it appears, when the player wants it; any time on demand. */
export function useReading(lines: readonly Line[]): Reading {
  const t = useT();
  const wanted = useSettings((settings) => settings.readAloud);
  const { canSpeak, speaking, say, stop } = useSpeech();
  const read = useRef(0);
  const sentences = lines.map(({ key, params }) => t(key, params));
  const now = useRef(sentences);
  now.current = sentences;
  const count = sentences.length;
  useEffect(() => {
    if (!wanted) return;
    say(now.current.slice(Math.min(read.current, count)));
    read.current = count;
  }, [wanted, count, say]);
  return { canSpeak, speaking, toggle: () => (speaking ? stop() : say(sentences)) };
}
