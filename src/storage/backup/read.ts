import { findUnsafe, isPlainObject, type PlainObject } from '../../engine/events/json';
import { parseProfile } from '../../engine/table/profileFile';
import { crc32 } from '../../lib/crc32';
import { err, ok, type Result } from '../../lib/result';
import { readJson } from '../json';
import {
  FORMAT,
  FORMAT_VERSION,
  MAX_CHARACTERS,
  MAX_GAMES,
  MAX_NAME,
  MAX_PROFILES,
  type Backup,
  type BackupError,
  type BackupErrorCode,
  type BackupGame,
  type BackupProfile,
  type RefusedGame,
} from './format';
import { isId, isTime, readGameEntry } from './readGame';

const refuse = (code: BackupErrorCode, path = ''): Result<never, BackupError> => err({ code, path });

/** Values a profile or the settings may be made of. */
const SMALL = 5000;

const CHECK = /,"check":"([0-9a-f]{8})"\}$/;

/** The file as JSON: of ours, of a known version, and exactly as it was written. */
function readEnvelope(file: string): Result<PlainObject, BackupError> {
  if (file.length > MAX_CHARACTERS) return refuse('tooLarge');
  const text = file.replace(/^\uFEFF/, '').trim();
  if (text === '') return refuse('empty');
  const json = readJson(text);
  if (json === null) return refuse('notJson');
  if (!isPlainObject(json.value)) return refuse('notBackup');
  const format: unknown = Object.hasOwn(json.value, 'format') ? json.value['format'] : undefined;
  const named = typeof format === 'string' ? /^([a-z-]+)@(\d{1,6})$/.exec(format) : null;
  if (named === null || named[1] !== FORMAT) return refuse('notBackup', 'format');
  if (Number(named[2]) !== FORMAT_VERSION) return refuse('unknownVersion', 'format');
  const check = CHECK.exec(text.slice(-40));
  if (check === null) return refuse('changed', 'check');
  const body = text.slice(0, text.length - check[0].length);
  return crc32(body) === check[1] ? ok(json.value) : refuse('changed', 'check');
}

function readList(file: PlainObject, key: string, most: number): Result<readonly unknown[], BackupError> {
  const list: unknown = Object.hasOwn(file, key) ? file[key] : undefined;
  if (!Array.isArray(list)) return refuse('badShape', key);
  return list.length > most ? refuse('tooLarge', key) : ok(list as readonly unknown[]);
}

function readProfileEntry(value: unknown, path: string): Result<BackupProfile, BackupError> {
  const unsafe = findUnsafe(value, SMALL);
  if (unsafe !== null) return refuse('unsafe', `${path}.${unsafe}`);
  if (!isPlainObject(value)) return refuse('badShape', path);
  const { id, name, profile, updated } = value;
  if (!isId(id) || typeof name !== 'string' || name.length > MAX_NAME || !isTime(updated)) {
    return refuse('badShape', path);
  }
  const read = parseProfile(profile);
  return read.ok ? ok({ id, name, profile: read.value, updated }) : refuse('badShape', `${path}.profile`);
}

function readSettings(file: PlainObject): Result<string | null, BackupError> {
  if (!Object.hasOwn(file, 'settings')) return ok(null);
  const settings = file['settings'];
  const unsafe = findUnsafe(settings, SMALL);
  if (unsafe !== null) return refuse('unsafe', `settings.${unsafe}`);
  return isPlainObject(settings) ? ok(JSON.stringify(settings)) : refuse('badShape', 'settings');
}

const KEYS: readonly string[] = ['format', 'exported', 'games', 'profiles', 'settings', 'check'];

/**
 * A backup file, read completely before anything is written. Any text at all may be given. A game that does not hold
 * is named with the reason, and does not keep the others from coming in.
 */
export function readBackup(text: string): Result<Backup, BackupError> {
  const file = readEnvelope(text);
  if (!file.ok) return file;
  const stranger = Object.keys(file.value).find((key) => !KEYS.includes(key));
  if (stranger !== undefined) return refuse('badShape', stranger.slice(0, 40));
  const { exported } = file.value;
  if (!isTime(exported)) return refuse('badShape', 'exported');
  const games = readList(file.value, 'games', MAX_GAMES);
  if (!games.ok) return games;
  const profileList = readList(file.value, 'profiles', MAX_PROFILES);
  if (!profileList.ok) return profileList;
  const profiles: BackupProfile[] = [];
  for (const [index, entry] of profileList.value.entries()) {
    const profile = readProfileEntry(entry, `profiles[${index}]`);
    if (!profile.ok) return profile;
    profiles.push(profile.value);
  }
  const settings = readSettings(file.value);
  if (!settings.ok) return settings;
  return ok({ exported, profiles, settings: settings.value, ...readGames(games.value) });
}

function readGames(entries: readonly unknown[]): Pick<Backup, 'games' | 'refused'> {
  const games: BackupGame[] = [];
  const refused: RefusedGame[] = [];
  const seen = new Set<string>();
  for (const entry of entries) {
    const game = readGameEntry(entry);
    if (!game.ok) refused.push(game.error);
    else if (seen.has(game.value.id)) {
      refused.push({ id: game.value.id, name: game.value.name, why: 'twice', at: 0, reason: null });
    } else {
      seen.add(game.value.id);
      games.push(game.value);
    }
  }
  return { games, refused };
}
