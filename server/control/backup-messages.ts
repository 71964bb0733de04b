/** The backup that a running shop makes of itself when its command socket asks for it. */
import * as z from 'zod';
import type { Database } from '#db/database.ts';
import { CommandError, reasonOf } from '#server/command-error.ts';
import { makeBackup } from '#server/storage/backup-folder.ts';

/** The last line, and the only one. */
export const backupLineSchema = z.union([
  z.object({ done: z.literal(true) }),
  z.object({ error: z.string() }),
]);

const querySchema = z.object({ folder: z.string() });

export async function answerBackup(
  { whileStill }: Database,
  dataDir: string,
  query: Record<string, string>,
): Promise<z.infer<typeof backupLineSchema>> {
  const { folder } = querySchema.parse(query);
  try {
    if (!whileStill) throw new CommandError('Only an embedded database is backed up here.');
    await makeBackup(dataDir, folder, whileStill);
    return { done: true };
  } catch (error) {
    // Such as a full disk: whoever asked can mend it.
    return { error: `Unable to make the backup: ${reasonOf(error)}` };
  }
}
