import { create } from 'zustand';

import { PRINTED_PROFILE, type BoxProfile } from '@/box/profile';
import type { Result } from '@/lib/result';
import type { StorageError } from '@/storage/errors';
import * as disk from '@/storage/profiles';

import { withDatabase } from './database';
import { newId } from './newId';
import { changeSettings, useSettings } from './settings';

export type { StoredProfile } from '@/storage/profiles';

/** The box profiles on this device. */
export const useProfiles = create<{
  readonly profiles: readonly disk.StoredProfile[];
  readonly loaded: boolean;
}>(() => ({ profiles: [], loaded: false }));

export async function loadProfiles(): Promise<Result<readonly disk.StoredProfile[], StorageError>> {
  const read = await withDatabase(disk.listProfiles);
  if (read.ok) useProfiles.setState({ profiles: read.value, loaded: true });
  return read;
}

/** Keeps a profile under a name, a new one or an existing one. */
export async function saveProfile(
  name: string,
  profile: BoxProfile,
  id: string = newId(),
): Promise<Result<string, StorageError>> {
  const saved = await withDatabase(async (db) => {
    await disk.saveProfile(db, { id, name: name.trim().slice(0, 100), profile, updated: Date.now() });
    return id;
  });
  if (saved.ok) await loadProfiles();
  return saved;
}

/** Games played with it keep their own copy. */
export async function deleteProfile(id: string): Promise<Result<void, StorageError>> {
  const done = await withDatabase((db) => disk.deleteProfile(db, id));
  if (!done.ok) return done;
  if (useSettings.getState().boxProfile === id) changeSettings({ boxProfile: null });
  await loadProfiles();
  return done;
}

/** The profile new games are played with. */
export async function chosenProfile(): Promise<BoxProfile> {
  const { boxProfile } = useSettings.getState();
  if (boxProfile === null) return PRINTED_PROFILE;
  if (!useProfiles.getState().loaded) await loadProfiles();
  return useProfiles.getState().profiles.find(({ id }) => id === boxProfile)?.profile ?? PRINTED_PROFILE;
}
