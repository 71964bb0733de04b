/** A PostgreSQL server, version 15 or newer, at DATABASE_URL. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database, PoolState, Queries } from '#db/database.ts';
import { installFunctions } from '#db/install-functions.ts';
import { checkBuild, isMigrated, readBuild } from '#db/schema-version.ts';
import { migrationsFolder } from '#db/sql-files.ts';
import { clientOfBuild, guardWrites } from './guard-writes.ts';
import { letShopIn } from './let-shop-in.ts';
import { listenOn } from './postgres-listener.ts';
import { asOwnersProblem } from './postgres-problem.ts';
import {
  checkSameDatabase,
  checkSessions,
  connectPatiently,
  NO_WAITING,
  shopAt,
  type Urls,
  type Waiting,
  waitForPostgres,
} from './postgres-start.ts';
import { spreadTables } from './spread-tables.ts';
import { listenOnWorkers } from './worker-listeners.ts';
import { WritingClient } from './writing-client.ts';

/** The key of the advisory lock: the same in all processes of all versions. */
const MIGRATION_LOCK = 7_226_551;

export type PostgresSettings = {
  url: string;
  /** A direct connection past a pooler, for LISTEN and session locks; `url` when absent. */
  listenUrl?: string;
  /** The owner's direct connection, for migrations; `listenUrl` when absent: the shop owns its tables. */
  migrationUrl?: string;
  /** The most connections of this process, a quarter of them for searches, each kind at least one; the listening one is extra. */
  poolSize: number;
  /** The server cancels a statement that takes longer. */
  statementTimeoutMs: number;
};

/** The maximum wait for a connection from the pool; then the request gets a 503. */
const CONNECT_TIMEOUT_MS = 5_000;

/** A new connection plans its statements anew: a search is four times as slow on one. */
const IDLE_TIMEOUT_MS = 600_000;
const KEEP_ALIVE_MS = 60_000;

/**
 * The planner overestimates a bounded search; JIT compilation would take longer than the query. Nobody reads a
 * notice, such as that a search has only common words, and each is sent by itself. Plans are kept, also where the
 * workers of a cluster keep none (spread-tables.ts).
 */
const SESSION_SETTINGS =
  'set jit = off; set client_min_messages = warning; set plan_cache_mode = auto';

/** Their plans do not depend on their values, and planning them takes as long as running them. */
const SEARCH_SESSION_SETTINGS = `${SESSION_SETTINGS}; set plan_cache_mode = force_generic_plan`;

function openPool(
  { url, poolSize, statementTimeoutMs }: PostgresSettings,
  Client: typeof WritingClient,
  onError: (error: unknown) => void,
  sessionSettings = SESSION_SETTINGS,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: IDLE_TIMEOUT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    statement_timeout: statementTimeoutMs,
    // A transaction whose process hangs must not hold a shopper's lock for ever.
    idle_in_transaction_session_timeout: statementTimeoutMs,
    application_name: 'basket',
    async onConnect(client) {
      await client.query(sessionSettings);
    },
    Client,
  });
  // Each connection has its own error listener: the pool has none while a connection is in use, between
  // two statements of a transaction for example, and an unhandled 'error' event ends the process.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return pool;
}

/**
 * The pool for searches, which leaves the others to those who buy. Through a pooler a setting of one session
 * would be another's, and each statement is planned for itself.
 */
function openSearchPool(
  settings: PostgresSettings,
  Client: typeof WritingClient,
  onError: (error: unknown) => void,
): pg.Pool {
  const { url, listenUrl = url } = settings;
  return openPool(
    settings,
    Client,
    onError,
    listenUrl === url ? SEARCH_SESSION_SETTINGS : SESSION_SETTINGS,
  );
}

type StatementSums = Pick<PoolState, 'statements' | 'statementSeconds'>;

const newSums = (): StatementSums => ({ statements: 0, statementSeconds: 0 });

function stateOf(
  name: PoolState['pool'],
  { totalCount, idleCount, waitingCount }: pg.Pool,
  sums: StatementSums,
): PoolState {
  return { pool: name, open: totalCount, idle: idleCount, waiting: waitingCount, ...sums };
}

/** Read-only: no migrations, and a standby will do. */
export function readPostgresDatabase(settings: PostgresSettings): {
  queries: Queries;
  close(): Promise<void>;
} {
  // A broken connection already fails its statement.
  const pool = openPool(settings, WritingClient, () => {});
  return { queries: drizzle({ client: pool }), close: () => pool.end() };
}

/**
 * `onError` receives errors of broken connections; the pool replaces them. `waiting` is for a database
 * that cannot be reached yet; any other error rejects at once (postgres-problem.ts describes it).
 */
export async function openPostgresDatabase(
  settings: PostgresSettings,
  onError: (error: unknown) => void,
  waiting = NO_WAITING,
): Promise<Database> {
  const { url, listenUrl = url, migrationUrl } = settings;
  await waitForPostgres({ url, listenUrl, migrationUrl }, waiting);
  await migratePostgres({ url, listenUrl, migrationUrl }, waiting.print);
  const searchPoolSize = Math.ceil(settings.poolSize / 4);
  const poolSize = Math.max(1, settings.poolSize - searchPoolSize);
  const build = await readBuild();
  function clientThatCounts(sums: StatementSums) {
    function ended(seconds: number): void {
      sums.statements += 1;
      sums.statementSeconds += seconds;
    }
    return clientOfBuild(build, { isPooled: listenUrl !== url, ended });
  }
  const [sums, searchSums] = [newSums(), newSums()];
  const pool = openPool({ ...settings, poolSize }, clientThatCounts(sums), onError);
  const searchPool = openSearchPool(
    { ...settings, poolSize: searchPoolSize },
    clientThatCounts(searchSums),
    onError,
  );
  const listeners: { close(): Promise<void> }[] = [];
  const queries = drizzle({ client: pool });
  return {
    queries,
    searches: drizzle({ client: searchPool }),
    searchesAtOnce: searchPoolSize,
    pools: () => [stateOf('queries', pool, sums), stateOf('searches', searchPool, searchSums)],
    async listen(channel, onPayload, onGap) {
      const options = { url: listenUrl, channel, onPayload, onGap, onError };
      listeners.push(await listenOn(options));
      listeners.push(await listenOnWorkers(queries, options));
    },
    isShared: true,
    whileStill: null,
    async close() {
      await Promise.all(listeners.map((listener) => listener.close()));
      await Promise.all([pool.end(), searchPool.end()]);
    },
  };
}

async function lockMigrations(client: pg.Client, print: Waiting['print']): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>(
    'select pg_try_advisory_lock($1) as locked',
    [MIGRATION_LOCK],
  );
  if (rows[0]?.locked) return;
  print('Waiting for another process that is bringing the tables up to date …');
  await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
}

/**
 * One process migrates; the others wait for the lock, however long, and find nothing to do. Throws
 * BuildTooOldError, and PostgresProblem where the connection is not a session.
 */
export async function migratePostgres(
  urls: Urls,
  print: Waiting['print'],
  folder = migrationsFolder,
): Promise<void> {
  await checkSessions(urls);
  const { url, listenUrl, migrationUrl } = urls;
  const shop = migrationUrl === undefined ? null : await shopAt(url);
  const client = await connectPatiently(migrationUrl ?? listenUrl);
  try {
    if (shop) await checkSameDatabase(client, shop);
    await lockMigrations(client, print);
    const queries = drizzle({ client });
    await checkBuild(queries, folder);
    if (!(await isMigrated(queries, folder))) await migrate(queries, { migrationsFolder: folder });
    await installFunctions(queries);
    await spreadTables(queries);
    await guardWrites(queries);
    if (shop) await letShopIn(queries, shop.role);
  } catch (error) {
    throw migrationUrl === undefined ? error : asOwnersProblem(error);
  } finally {
    // Closing the session releases the lock.
    await client.end();
  }
}
