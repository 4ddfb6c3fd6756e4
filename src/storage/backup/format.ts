import type { BoxProfile } from '../../box/profile';
import type { GameSetup } from '../../engine/events/setup';
import type { FoldError } from '../../engine/events/types';
import type { StoredEvent } from '../events';
import type { FinalScore } from '../games';

/** Name and version of the file; docs/backup.md describes it. */
export const FORMAT = 'ride-with-sam';
export const FORMAT_VERSION = 1;

/** A game as the file carries it, checked: its events fold. */
export interface BackupGame {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly started: number;
  readonly updated: number;
  readonly finished: number | null;
  readonly played: number;
  readonly setup: GameSetup;
  /** How many events are in force; those after it can be done again. */
  readonly head: number;
  readonly events: readonly StoredEvent[];
  /** Counted from the events, whatever the file says. */
  readonly result: FinalScore | null;
  readonly standing: { readonly turn: number; readonly mover: 'player' | 'sam'; readonly market: number };
}

export interface BackupProfile {
  readonly id: string;
  readonly name: string;
  readonly profile: BoxProfile;
  readonly updated: number;
}

/** A file that has been read: what can come in, and what cannot. */
export interface Backup {
  readonly exported: number;
  readonly games: readonly BackupGame[];
  readonly profiles: readonly BackupProfile[];
  /** Settings as text, for whoever understands them; null when the file has none. */
  readonly settings: string | null;
  readonly refused: readonly RefusedGame[];
}

/** Why a whole file is refused. */
export const BACKUP_ERRORS = [
  'empty',
  'tooLarge',
  'notJson',
  /** JSON, but not ours. */
  'notBackup',
  /** Written by a newer version of the app. */
  'unknownVersion',
  /** Its check sum does not fit: cut off, damaged or changed by hand. */
  'changed',
  /** A part is missing or of the wrong kind: `path` says which. */
  'badShape',
  /** Something that JSON of ours never holds: `path` says where. */
  'unsafe',
] as const;
export type BackupErrorCode = (typeof BACKUP_ERRORS)[number];

export interface BackupError {
  readonly code: BackupErrorCode;
  readonly path: string;
}

/** Why one game of a good file is refused. */
export const GAME_REFUSALS = [
  'badGame',
  'badSetup',
  /** Played by rules of a newer version of the app. */
  'unknownRules',
  /** Event `at` is none. */
  'badEvent',
  /** Event `at` does not fit the game. */
  'doesNotFold',
  /** Filed as finished, but the events do not reach the end. */
  'notOver',
  /** The file has it twice. */
  'twice',
] as const;
export type GameRefusal = (typeof GAME_REFUSALS)[number];

export interface RefusedGame {
  readonly id: string;
  readonly name: string;
  readonly why: GameRefusal;
  readonly at: number;
  readonly reason: FoldError['code'] | null;
}

export const MAX_CHARACTERS = 150_000_000;
export const MAX_GAMES = 20_000;
export const MAX_EVENTS = 20_000;
export const MAX_PROFILES = 1000;
export const MAX_NAME = 100;
export const MAX_NOTE = 2000;
