import { deleteDatabaseAsync } from 'expo-sqlite';

import { openExpoDriver } from '@/storage/expoDriver';
import * as database from '@/store/database';
import * as game from '@/store/game';
import * as library from '@/store/library';
import * as log from '@/store/log';
import * as storage from '@/store/storage';
import * as transfer from '@/store/transfer';

import { CONTRACT, runClause, type Ground } from './contract';
import { fillLibrary } from './fill';
import { timeLists, timeResume, timeTaps } from './measure';
import { playOn, TABLE_SETUP } from './play';

const inBrowser: Ground = {
  alone: true,
  openFile: openExpoDriver,
  deleteFile: (name) => deleteDatabaseAsync(name).catch(() => undefined),
};

/** What the laboratory page puts into the hands of journeys and benchmarks. */
export const lab = {
  database,
  game,
  library,
  log,
  storage,
  transfer,
  clauses: Object.keys(CONTRACT),
  runClause: (name: string) => runClause(name, inBrowser),
  playOn,
  fillLibrary,
  timeTaps,
  timeResume,
  timeLists,
  tableSetup: TABLE_SETUP,
};

export type Lab = typeof lab;
