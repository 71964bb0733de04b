/** Opens the shop of the settings for one command of the shell, and closes it after. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { readSettingTexts } from '#app/features/settings/settings-store.server.ts';
import { toShopLocale, toShopSettings } from '#app/features/settings/shop-settings.ts';
import { setShopLocale, shopLocale } from '#app/shared/locale.ts';
import type { Shop } from '#app/shop.server.ts';
import type { Queries } from '#db/database.ts';
import { readPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { BY_COMMAND, type FileOperation, type OperationInput } from '#operations/operation.ts';
import { SCOPE_NAMES } from '#operations/scopes.ts';
import {
  readCommand,
  runFileShell,
  runShell,
  type ShellLine,
} from '#operations/shell/run-shell.server.ts';
import { describeError } from '#server/command-error.ts';
import { callShell, type ShellCall } from '#server/control/call-shell.ts';
import { createLog, openDestination } from '#server/log/create-log.ts';
import { openShop } from '#server/open-shop.ts';
import { providerFactoryOf } from '#server/providers/open-provider.ts';
import type { Settings } from '#server/settings/settings.ts';
import { SHOP_LIMITS } from '#server/shop-limits.ts';
import { FolderInUseError, openDatabase } from '#server/storage/open-database.ts';
import { backUpStopped } from './back-up-stopped.ts';

/** The shop of the settings, its database and provider, without a server and without its sweep. */
async function openWholeShop(
  settings: Settings,
): Promise<{ shop: Shop; close(): Promise<void> | void }> {
  const log = createLog(settings.logLevel, openDestination(2));
  const { database, authSecret, close } = await openDatabase(settings, (error) =>
    log.warn({ err: error }, 'The connection to the database was lost'),
  );
  try {
    const shop = await openShop(settings, {
      database,
      authSecret,
      createProvider: providerFactoryOf(settings),
      // Webhooks wait for the shop that runs: a command reads from the provider itself.
      deliverWebhook: async () => new Response(null, { status: 503 }),
      limits: SHOP_LIMITS,
      // They belong to the shop that runs, too.
      plugins: [],
      isServed: false,
      log,
    });
    return { shop, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** A shop that has the folder's lock but does not listen yet is given this long. */
const STARTING_MS = 15_000;
const POLL_MS = 200;

/** Whoever can open the database may do everything. Throws what is printed, in one line. */
export async function openShell(
  settings: Settings,
  call: ShellCall,
): Promise<AsyncIterable<ShellLine>> {
  const backedUp = await backUpStopped(settings, call);
  if (backedUp) return backedUp;
  const command = readCommand(call.words);
  if ('lines' in command) return Readable.from(command.lines);
  if (settings.postgres === null && !existsSync(join(settings.dataDir, 'database'))) {
    throw new Error(
      `There is no shop in ${settings.dataDir}: set DATA_DIR to the folder of one, or DATABASE_URL.`,
    );
  }
  const { operation } = command;
  const untilMs = performance.now() + STARTING_MS;
  for (;;) {
    try {
      return operation.kind === 'file'
        ? writeFromSource(await openSource(settings), settings, call, operation)
        : runOpened(await openWholeShop(settings), call);
    } catch (error) {
      const isStarting = error instanceof FolderInUseError && performance.now() < untilMs;
      if (!isStarting) throw new Error(describeError(error), { cause: error });
    }
    await pause(POLL_MS);
    const lines = await callShell(settings.dataDir, call);
    if (lines) return lines;
  }
}

/** From PostgreSQL it only reads, so that a standby will do. */
async function openSource(settings: Settings): Promise<{ queries: Queries; close(): unknown }> {
  if (settings.postgres !== null) return readPostgresDatabase(settings.postgres);
  const { database, close } = await openDatabase(settings, () => {});
  return { queries: database.queries, close };
}

async function* writeFromSource(
  { queries, close }: Awaited<ReturnType<typeof openSource>>,
  { fixed }: Settings,
  { words, by, folder }: ShellCall,
  operation: FileOperation<OperationInput>,
): AsyncGenerator<ShellLine> {
  const actor = { id: `${BY_COMMAND}${by}`, scopes: SCOPE_NAMES };
  try {
    const texts = { ...(await readSettingTexts(queries)), ...fixed };
    setShopLocale(toShopLocale(texts));
    const { timeZone } = toShopSettings(texts, shopLocale());
    const parts = { source: { queries, timeZone, onProgress() {} }, actor, folder };
    yield* runFileShell(operation, parts, words.slice(2));
  } catch (error) {
    throw new Error(describeError(error), { cause: error });
  } finally {
    await close();
  }
}

async function* runOpened(
  { shop, close }: Awaited<ReturnType<typeof openWholeShop>>,
  { words, by, folder }: ShellCall,
): AsyncGenerator<ShellLine> {
  try {
    yield* runShell(
      { shop, actor: { id: `${BY_COMMAND}${by}`, scopes: SCOPE_NAMES }, folder },
      words,
    );
  } finally {
    await shop.jobs.finish();
    await close();
  }
}
