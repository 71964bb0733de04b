/**
 * The backup that a running shop makes of itself: only it can pause the writes to its database. Files are copied one by
 * one, since PGlite's own archive is made in memory; the copy belongs to the engine's version.
 */
import * as z from 'zod';
import { CommandError, describeError } from '#server/command-error.ts';
import { makeBackup } from '#server/storage/backup-folder.ts';
import { defineOperation, type ShopAccess } from './operation.ts';

export const backupOperation = defineOperation({
  name: 'backup',
  request: z.object({ folder: z.string() }),
  input: z.never(),
  line: z.object({ done: z.literal(true) }),
  async *run({ dataDir, whileStill }: Pick<ShopAccess, 'dataDir' | 'whileStill'>, { folder }) {
    if (!whileStill) throw new CommandError('Only an embedded database is backed up here.');
    try {
      await makeBackup(dataDir, folder, whileStill);
    } catch (error) {
      // Such as a full disk, which the caller can fix.
      throw new CommandError(`Unable to make the backup: ${describeError(error)}`);
    }
    yield { done: true as const };
  },
});
