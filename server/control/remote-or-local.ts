/** How a command reaches a shop whose database only one process may open. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError } from '#server/command-error.ts';
import { FolderInUseError } from '#server/storage/open-database.ts';

/** A shop that has the folder's lock but does not listen yet is given this long. */
const STARTING_MS = 15_000;
const POLL_MS = 200;

/**
 * Asks the shop that runs on the folder; where none does (`ask` gives false), opens the database.
 * Throws CommandError when the folder holds no shop, and what either of the two throws.
 */
export async function askOrOpen(
  dataDir: string,
  ask: () => Promise<boolean>,
  open: () => Promise<void>,
): Promise<void> {
  if (!existsSync(join(dataDir, 'database'))) {
    throw new CommandError(
      `There is no shop in ${dataDir}: set DATA_DIR to the folder of one, or DATABASE_URL.`,
    );
  }
  const until = performance.now() + STARTING_MS;
  while (!(await ask())) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof FolderInUseError) || performance.now() > until) throw error;
      await pause(POLL_MS);
    }
  }
}
