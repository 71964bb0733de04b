import { describe, expect, test } from 'vitest';
import { backupProblem } from './backup-settings.ts';

describe('a folder for backups', () => {
  test.for(['/srv', '/srv/shop', '/srv/shop/data'])(
    '%s may not hold the data of the shop',
    (folder) => {
      const problem = backupProblem({ BACKUP_DIR: folder }, '/srv/shop/data');
      expect(problem).toEqual(['BACKUP_DIR', expect.stringMatching(/^holds DATA_DIR: /)]);
    },
  );

  test.for(['/srv/shop/data-backups', '/var/lib/shop-backups', '/srv/shop/..backups'])(
    '%s lies beside it',
    (folder) => {
      expect(backupProblem({ BACKUP_DIR: folder }, '/srv/shop/data')).toBeNull();
    },
  );

  test('is needed where it is said how many to keep, or what to do with each', () => {
    for (const values of [{ BACKUPS_KEPT: 3 }, { BACKUP_COMMAND: 'send' }]) {
      expect(backupProblem(values, '/data')).toEqual([
        'BACKUP_DIR',
        expect.stringMatching(/^is missing/),
      ]);
    }
    expect(backupProblem({}, '/data')).toBeNull();
  });
});
