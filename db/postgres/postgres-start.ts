/** What is tested and awaited before a PostgreSQL is used: that it answers, takes writes and has sessions. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';
import { asOwnersProblem, describeCause, PostgresProblem } from './postgres-problem.ts';
import { WritingClient } from './writing-client.ts';

/** How long the start waits for a database that cannot be reached, and where it says so. */
export type Waiting = { forMs: number; print(line: string): void };

export const NO_WAITING: Waiting = { forMs: 0, print() {} };

export type Urls = { url: string; listenUrl: string; migrationUrl?: string | undefined };

const CONNECT_TIMEOUT_MS = 5_000;
const PAUSE_MS = 500;

/** A notification takes milliseconds; one that a pooler has dropped never arrives. */
const NOTIFICATION_TIMEOUT_MS = 3_000;

/** A standby that takes no writes also refuses them for longer than a start should wait. */
const STANDBY = '25006';

/** The caller ends it. */
export async function connect(url: string): Promise<pg.Client> {
  const client = new WritingClient({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'basket start',
  });
  // The pending statement rejects; an 'error' event without a listener would end the process.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** A session without any timeout of its role: not through a pooler, which would pass the settings on. */
export async function connectPatiently(url: string): Promise<pg.Client> {
  const client = await connect(url);
  await client.query(
    'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0',
  );
  return client;
}

function isPassing(error: unknown): boolean {
  const isStandby = error instanceof Error && 'code' in error && error.code === STANDBY;
  return isDatabaseUnavailable(error) && !isStandby;
}

async function tryConnection(url: string): Promise<void> {
  await (await connect(url)).end();
}

async function tryOwner(migrationUrl: string): Promise<void> {
  try {
    await tryConnection(migrationUrl);
  } catch (error) {
    throw isPassing(error) ? error : asOwnersProblem(error);
  }
}

/** Who the shop is at its address, and in which database. */
export async function shopAt(url: string): Promise<{ role: string; name: string }> {
  const client = await connect(url);
  const { rows } = await client
    .query<{ role: string; name: string }>(
      'select current_user as role, current_database() as name',
    )
    .finally(() => client.end());
  return rows[0] ?? { role: '', name: '' };
}

/** Throws PostgresProblem where the owner's connection is not to the database of the shop: another's would be migrated. */
export async function checkSameDatabase(owner: pg.Client, shop: { name: string }): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  const name = rows[0]?.name;
  if (name === shop.name) return;
  throw new PostgresProblem(
    `DATABASE_MIGRATION_URL leads to the database ${name}, and the shop is in ${shop.name}: write the same one.`,
  );
}

/** Resolves once all addresses answer. Rejects after `forMs`, or at once if waiting cannot help. */
export async function waitForPostgres(
  { url, listenUrl, migrationUrl }: Urls,
  { forMs, print }: Waiting,
): Promise<void> {
  const untilMs = performance.now() + forMs;
  for (let isFirst = true; ; isFirst = false) {
    try {
      for (const each of new Set([url, listenUrl])) await tryConnection(each);
      if (migrationUrl !== undefined) await tryOwner(migrationUrl);
      return;
    } catch (error) {
      if (!isPassing(error) || performance.now() + PAUSE_MS > untilMs) throw error;
      if (isFirst) {
        const seconds = Math.round(forMs / 1_000);
        print(`Waiting up to ${seconds} s for the database (${describeCause(error)}) …`);
      }
      await pause(PAUSE_MS);
    }
  }
}

async function processId(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return rows[0]?.pid ?? 0;
}

/** Two sessions at once have two server processes, and what one sends the other receives. */
async function areSessions(listener: pg.Client, sender: pg.Client): Promise<boolean> {
  const channel = `start_${randomBytes(8).toString('hex')}`;
  const signal = AbortSignal.timeout(NOTIFICATION_TIMEOUT_MS);
  const notified = once(listener, 'notification', { signal }).then(
    () => true,
    () => false,
  );
  await listener.query(`listen ${channel}`);
  if ((await processId(listener)) === (await processId(sender))) return false;
  await sender.query('select pg_notify($1, $2)', [channel, 'arrived']);
  const hasArrived = await notified;
  await listener.query(`unlisten ${channel}`);
  return hasArrived;
}

/** Throws PostgresProblem where `listenUrl` leads through a pooler that shares sessions, or elsewhere. */
export async function checkSessions({ url, listenUrl }: Urls): Promise<void> {
  const listener = await connect(listenUrl);
  try {
    const sender = await connect(url);
    const hasSessions = await areSessions(listener, sender).finally(() => sender.end());
    if (hasSessions) return;
  } finally {
    await listener.end();
  }
  throw new PostgresProblem(
    url === listenUrl
      ? 'DATABASE_URL leads through a pooler that shares connections between transactions: set DATABASE_LISTEN_URL to the address past it, as docs/deploying.md says.'
      : 'DATABASE_LISTEN_URL does not lead to the database of DATABASE_URL itself: name the same database, past every pooler.',
  );
}
