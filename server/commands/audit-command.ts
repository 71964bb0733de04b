/** `npm run audit`: asks the shop that runs on the folder, or opens the database itself. */
import pino from 'pino';
import { reasonOf } from '#server/command-error.ts';
import {
  type AuditLine,
  auditLineSchema,
  describeLine,
  exitCodeOf,
  writeAudit,
} from '#server/control/audit-messages.ts';
import { askShop } from '#server/control/control-client.ts';
import { askOrOpen } from '#server/control/remote-or-local.ts';
import { plugInBySettings } from '#server/providers/open-provider.ts';
import { type Environment, readSettings, type Settings } from '#server/settings.ts';
import { openShop } from '#server/shop.ts';
import { openDatabase } from '#server/storage/open-database.ts';

type AuditCommand = {
  env: Environment;
  /** One JSON value a line instead of sentences. */
  isJson: boolean;
  /** Without their line ends: findings and the report, and what stops the audit. */
  print: (line: string) => void;
  complain: (line: string) => void;
};

type Write = (line: AuditLine) => void;

/** What nobody limits here. */
const UNUSED_LIMIT = { windowSeconds: 60, max: 10 };

async function auditOpened(settings: Settings, write: Write): Promise<void> {
  const log = pino({ level: settings.logLevel }, pino.destination(2));
  const { database, authSecret, release } = await openDatabase(settings, (error) =>
    log.warn({ err: error }, 'The connection to the database was lost'),
  );
  try {
    const { provider } = plugInBySettings(settings)({
      queries: database.queries,
      // Events wait for the shop: the audit asks for itself.
      deliverWebhook: async () => new Response(null, { status: 503 }),
      onError: (error) => log.error({ err: error }, 'The card simulator failed'),
    });
    const { audit } = await openShop({
      database,
      provider,
      origin: settings.origin ?? null,
      authSecret,
      authLimit: UNUSED_LIMIT,
      paymentLimit: UNUSED_LIMIT,
      log,
    });
    await writeAudit(audit, write);
  } finally {
    await database.close();
    release();
  }
}

/** False when no shop listens on the folder. */
async function auditRunning({ dataDir }: Settings, write: Write): Promise<boolean> {
  const lines = await askShop(dataDir, 'audit');
  if (!lines) return false;
  for await (const line of lines) write(auditLineSchema.parse(line));
  return true;
}

async function auditFolder(settings: Settings, write: Write): Promise<void> {
  await askOrOpen(
    settings.dataDir,
    () => auditRunning(settings, write),
    () => auditOpened(settings, write),
  );
}

/** Gives the exit code: 0 nothing is wrong, 1 something is, 2 the audit could not be made. */
export async function auditCommand(options: AuditCommand): Promise<number> {
  const { env, isJson, print, complain } = options;
  const read = readSettings(env);
  if (!read.ok) {
    complain(read.message);
    return 2;
  }
  const { settings } = read;
  let exitCode: number | undefined;
  const write = (line: AuditLine) => {
    exitCode = exitCodeOf(line);
    const text = isJson ? JSON.stringify(line) : describeLine(line);
    if ('error' in line) complain(text);
    else print(text);
  };
  try {
    await (settings.postgres === null ? auditFolder : auditOpened)(settings, write);
  } catch (error) {
    write({ error: reasonOf(error) });
  }
  return exitCode ?? 2;
}
