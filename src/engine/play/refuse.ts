import { err, type Result } from '../../lib/result';
import type { PlayError, PlayErrorCode, PlayState } from './types';

export type Played = Result<PlayState, PlayError>;

/** A refusal with its code and figures. */
export const refuse = (
  code: PlayErrorCode,
  params: PlayError['params'] = {},
): { readonly ok: false; readonly error: PlayError } => err({ code, params });
