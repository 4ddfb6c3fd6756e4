import type { BoxProfile } from '@/box/profile';
import { parseProfile } from '@/engine/table/profileFile';
import { parseJsonText } from '@/engine/table/positionJson';
import type { PositionError } from '@/engine/table/positionError';
import { err, ok, type Result } from '@/lib/result';

import type { TextFile } from './files';

const FORMAT = 'sam-box@1';

export interface NamedProfile {
  readonly name: string;
  readonly profile: BoxProfile;
}

/** A box profile as a file for somebody with the same box. */
export const profileFile = ({ name, profile }: NamedProfile): TextFile => ({
  name: `${name.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '') || 'box'}.json`,
  text: `${JSON.stringify({ format: FORMAT, name, profile }, null, 2)}\n`,
});

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const NOT_OURS: PositionError = { path: 'format', code: 'type', message: `format: expected "${FORMAT}"` };

/** Reads such a file, or says by path what is wrong with it. */
export function readProfileFile(text: string): Result<NamedProfile, PositionError> {
  const json = parseJsonText(text);
  if (!json.ok) return json;
  if (!isRecord(json.value) || json.value['format'] !== FORMAT) return err(NOT_OURS);
  const profile = parseProfile(json.value['profile']);
  if (!profile.ok) return profile;
  const { name } = json.value;
  return ok({ name: typeof name === 'string' ? name.slice(0, 100) : '', profile: profile.value });
}
