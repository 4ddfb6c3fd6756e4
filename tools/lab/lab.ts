import * as game from '@/store/game';
import * as storage from '@/store/storage';
import { database } from '@/store/database';

/** What the laboratory page puts into a journey's hands. */
export const lab = { game, storage, database };

export type Lab = typeof lab;
