import { CONTRACT, runClause, type Ground } from '../../tools/lab/contract';
import { sqlJsDriver, type Disk } from '../setup/sqljs';

const onSqlJs = (): Ground => {
  const disk: Disk = new Map();
  return {
    alone: true,
    openFile: (name) => sqlJsDriver(disk, name),
    deleteFile: async (name) => void disk.delete(name),
  };
};

test.each(Object.keys(CONTRACT))('%s', (name) => runClause(name, onSqlJs()));
