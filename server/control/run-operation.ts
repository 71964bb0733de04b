/** Where an operation runs: in the shop that runs on the folder, or here on what is opened for it. */
import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { BY_COMMAND } from '#admin/audit-log/audit-log.server.ts';
import { CommandError } from '#server/command-error.ts';
import type { Settings } from '#server/settings.ts';
import { FolderInUseError, openDatabase } from '#server/storage/open-database.ts';
import { callShop } from './control-client.ts';
import type { Operation, ShopAccess } from './operation.ts';

/** How a command opens what an operation needs, and closes it after. */
export type Open<Access> = (
  settings: Settings,
) => Promise<{ shop: Access; close(): Promise<void> | void }>;

type Call<Access, Request, Input> = {
  request: Request;
  /** What is sent along; nothing when absent. */
  input?: AsyncIterable<Input>;
  open: Open<Access>;
};

/** Who calls, for the record of acts: the user of the system, who need not have a name. */
export function callerName(): string {
  try {
    return `${BY_COMMAND}${userInfo().username}`;
  } catch {
    return `${BY_COMMAND}user ${process.getuid?.() ?? 'without a name'}`;
  }
}

/** For an operation that needs the database alone. */
export const openQueries: Open<Pick<ShopAccess, 'queries' | 'settings' | 'by'>> = async (
  settings,
) => {
  // A connection that breaks fails the statement that needed it.
  const { database, close } = await openDatabase(settings, () => {});
  return { shop: { queries: database.queries, settings, by: callerName() }, close };
};

/** A shop that has the folder's lock but does not listen yet is given this long. */
const STARTING_MS = 15_000;
const POLL_MS = 200;

/**
 * The lines of the operation: of the shop that runs on the embedded database of the settings, or else
 * of `run` on what `open` gives. Throws CommandError when the folder holds no shop.
 */
export async function* runOperation<Access, Request extends object, Input, Line>(
  settings: Settings,
  operation: Operation<Access, Request, Input, Line>,
  { request, input = Readable.from([]), open }: Call<Access, Request, Input>,
): AsyncGenerator<Line> {
  const { dataDir, postgres } = settings;
  if (postgres === null && !existsSync(join(dataDir, 'database'))) {
    throw new CommandError(
      `There is no shop in ${dataDir}: set DATA_DIR to the folder of one, or DATABASE_URL.`,
    );
  }
  const untilMs = performance.now() + STARTING_MS;
  for (;;) {
    const lines =
      postgres === null &&
      (await callShop(dataDir, operation, { ...request, by: callerName() }, input));
    if (lines) return yield* lines;
    const opened = await open(settings).catch((error: unknown) => {
      if (!(error instanceof FolderInUseError) || performance.now() > untilMs) throw error;
    });
    if (opened) {
      try {
        return yield* operation.run(opened.shop, request, input);
      } finally {
        await opened.close();
      }
    }
    await pause(POLL_MS);
  }
}
