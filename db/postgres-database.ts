/** The real thing: any PostgreSQL from 15 on, named by DATABASE_URL. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, Queries } from './database.ts';
import { installFunctions } from './install-functions.ts';
import { listenOn } from './postgres-listener.ts';
import { migrationsFolder } from './sql-files.ts';

export type PostgresSettings = {
  url: string;
  /** The way past a pooler that carries neither LISTEN nor a session's locks; `url` when absent. */
  listenUrl?: string;
  /** Connections that this process keeps at most, the listening one aside. */
  poolSize: number;
  /** A statement that takes longer is ended by the server. */
  statementTimeoutMs: number;
};

/** How long a request waits for a connection before it is told to try again. */
const CONNECT_TIMEOUT_MS = 5_000;

/** Any number, as long as every process of every version takes the same. */
const MIGRATION_LOCK = 7_226_551;

/** One process migrates, the others wait for it and then find nothing to do. */
async function migrateAlone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // What was under way rejects; an error that nobody hears would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const queries = drizzle({ client });
    await migrate(queries, { migrationsFolder });
    await installFunctions(queries);
  } finally {
    // Ending the session gives the lock back.
    await client.end();
  }
}

/**
 * A connection through a pooler that gives each transaction another session: what was prepared by name
 * in one is not known in the next.
 */
class PooledClient extends pg.Client {
  // Drizzle hands over objects alone; of node-postgres's many signatures that is the one in use.
  override query(...[config, ...rest]: unknown[]): never {
    const isNamed = typeof config === 'object' && config !== null && 'name' in config;
    const unnamed = isNamed ? { ...config, name: undefined } : config;
    return Reflect.apply(super.query, this, [unnamed, ...rest]) as never;
  }
}

function openPool(
  { url, listenUrl = url, poolSize, statementTimeoutMs }: PostgresSettings,
  onError: (error: unknown) => void,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: statementTimeoutMs,
    // A transaction whose process hangs must not keep a shopper's lock for ever.
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: 'basket',
    // A bounded search looks dear to the planner; to compile it would take longer than to run it.
    async onConnect(client) {
      await client.query('set jit = off');
    },
    ...(listenUrl !== url && { Client: PooledClient }),
  });
  // Each connection is heard by itself: while one is in use, for a transaction that is between two
  // statements, the pool does not listen, and an error that nobody hears ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return pool;
}

/** For reading alone: tables are not brought up to date, and a standby will do. */
export function readPostgresDatabase(settings: PostgresSettings): {
  queries: Queries;
  close(): Promise<void>;
} {
  // A connection that breaks fails the statement that needed it.
  const pool = openPool(settings, () => {});
  return { queries: drizzle({ client: pool }), close: () => pool.end() };
}

/** `onError` hears of connections that broke; the pool makes new ones. */
export async function openPostgresDatabase(
  settings: PostgresSettings,
  onError: (error: unknown) => void,
): Promise<Database> {
  const { url, listenUrl = url } = settings;
  await migrateAlone(listenUrl);
  const pool = openPool(settings, onError);
  const listeners: { close(): Promise<void> }[] = [];
  return {
    queries: drizzle({ client: pool }),
    async listen(channel, onPayload, onGap) {
      listeners.push(await listenOn({ url: listenUrl, channel, onPayload, onGap, onError }));
    },
    whileStill: null,
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()));
      await pool.end();
    },
  };
}
