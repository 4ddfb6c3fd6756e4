import { create } from 'zustand';

import { LANGUAGES, openLanguage, setLanguage, type LanguageSetting } from '@/i18n';

export const APPEARANCES = ['system', 'light', 'dark'] as const;
export type Appearance = (typeof APPEARANCES)[number];

export const TEXT_SCALES = [1, 1.15, 1.3, 1.5, 2] as const;
export type TextScale = (typeof TEXT_SCALES)[number];

export type Settings = {
  readonly language: LanguageSetting;
  readonly appearance: Appearance;
  readonly textScale: TextScale;
  readonly keepAwake: boolean;
  readonly haptics: boolean;
  readonly readAloud: boolean;
  /** Sam's instructions one after the other instead of all at once. */
  readonly stepByStep: boolean;
  /** What was chosen for the last game, unread: `lastChoices` of store/newGame makes sense of it. */
  readonly newGame: Readonly<Record<string, unknown>>;
  /** The box profile new games are played with; null for the box as printed. */
  readonly boxProfile: string | null;
  readonly firstGameHintSeen: boolean;
  /** The table laid out last: its game, the steps ticked off, and whether all is in place. */
  readonly laying: Laying | null;
};

export type Laying = { readonly game: string; readonly done: readonly string[]; readonly ready: boolean };

export const DEFAULT_SETTINGS: Settings = {
  language: 'system',
  appearance: 'system',
  textScale: 1,
  keepAwake: true,
  haptics: true,
  readAloud: false,
  stepByStep: false,
  newGame: {},
  boxProfile: null,
  firstGameHintSeen: false,
  laying: null,
};

/** Where settings are kept between visits. Reading is immediate so that the first picture already has its colours. */
export type SettingsKeeper = {
  readonly read: () => string | null;
  readonly write: (text: string) => void;
};

const oneOf = <T>(list: readonly T[], value: unknown, otherwise: T): T =>
  list.find((item) => item === value) ?? otherwise;

const flag = (value: unknown, otherwise: boolean): boolean =>
  typeof value === 'boolean' ? value : otherwise;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function readLaying(value: unknown): Laying | null {
  if (!isRecord(value) || typeof value.game !== 'string') return null;
  const done = Array.isArray(value.done) ? value.done.filter((step) => typeof step === 'string') : [];
  return { game: value.game, done, ready: flag(value.ready, false) };
}

/** Settings from kept text, field by field: one bad value falls back alone and never takes the others with it. */
export function parseSettings(text: string | null): Settings {
  let raw: unknown = null;
  try {
    raw = text === null ? null : JSON.parse(text);
  } catch {
    return DEFAULT_SETTINGS;
  }
  if (!isRecord(raw)) return DEFAULT_SETTINGS;
  return {
    language: oneOf(['system', ...LANGUAGES] as const, raw.language, DEFAULT_SETTINGS.language),
    appearance: oneOf(APPEARANCES, raw.appearance, DEFAULT_SETTINGS.appearance),
    textScale: oneOf(TEXT_SCALES, raw.textScale, DEFAULT_SETTINGS.textScale),
    keepAwake: flag(raw.keepAwake, DEFAULT_SETTINGS.keepAwake),
    haptics: flag(raw.haptics, DEFAULT_SETTINGS.haptics),
    readAloud: flag(raw.readAloud, DEFAULT_SETTINGS.readAloud),
    stepByStep: flag(raw.stepByStep, DEFAULT_SETTINGS.stepByStep),
    newGame: isRecord(raw.newGame) ? raw.newGame : DEFAULT_SETTINGS.newGame,
    boxProfile: typeof raw.boxProfile === 'string' ? raw.boxProfile : null,
    firstGameHintSeen: flag(raw.firstGameHintSeen, DEFAULT_SETTINGS.firstGameHintSeen),
    laying: readLaying(raw.laying),
  };
}

let keeper: SettingsKeeper | null = null;
let kept = false;

export const useSettings = create<Settings>(() => DEFAULT_SETTINGS);

/** Takes settings from a keeper and writes every later change to it. */
export function openSettings(newKeeper: SettingsKeeper): void {
  keeper = newKeeper;
  const text = newKeeper.read();
  kept = text !== null;
  show(parseSettings(text));
}

function show(settings: Settings): void {
  useSettings.setState(settings);
  openLanguage(settings.language);
}

/** Whether the keeper had anything from an earlier visit. */
export const hasKeptSettings = (): boolean => kept;

/** The settings as text, for a copy. */
export const settingsText = (): string => JSON.stringify(useSettings.getState());

/** Takes over settings from a copy: the database's, or a backup's. */
export function adoptSettings(text: string): void {
  show(parseSettings(text));
  keeper?.write(settingsText());
}

/** Changes some settings at once and keeps them. */
export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  if (change.language !== undefined) setLanguage(change.language);
  keeper?.write(settingsText());
}
