import type { BoxProfile } from '../box/profile';
import { parseProfile } from '../engine/table/profileFile';
import { readJson } from './json';
import type { Row, Sql } from './sql';

/** What the owner of a box corrected, under a name. */
export interface StoredProfile {
  readonly id: string;
  readonly name: string;
  readonly profile: BoxProfile;
  readonly updated: number;
}

interface ProfileRow extends Row {
  readonly id: string;
  readonly name: string;
  readonly profile: string;
  readonly updated: number;
}

/** All profiles that can be read, by name; one that cannot is left alone on disk. */
export async function listProfiles(sql: Sql): Promise<readonly StoredProfile[]> {
  const rows = await sql.all<ProfileRow>('SELECT id, name, profile, updated FROM profiles ORDER BY name, id');
  return rows.flatMap(({ profile: text, ...row }) => {
    const json = readJson(text);
    const profile = json && parseProfile(json.value);
    return profile?.ok ? [{ ...row, profile: profile.value }] : [];
  });
}

export async function saveProfile(sql: Sql, { id, name, profile, updated }: StoredProfile): Promise<void> {
  await sql.run('INSERT OR REPLACE INTO profiles (id, name, profile, updated) VALUES (?, ?, ?, ?)', [
    id,
    name,
    JSON.stringify(profile),
    updated,
  ]);
}

export async function deleteProfile(sql: Sql, id: string): Promise<void> {
  await sql.run('DELETE FROM profiles WHERE id = ?', [id]);
}
