import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test, vi } from 'vitest';
import { openTcpProxy } from '#tests/network/tcp-proxy.ts';
import { openTransactionPooler } from '#tests/network/transaction-pooler.ts';
import { freePort } from '#tests/postgres/postgres-server.ts';
import { emptyDatabase } from '#tests/postgres/test-postgres.ts';
import { openPostgresDatabase } from './postgres-database.ts';
import { describePostgresProblem } from './postgres-problem.ts';

/** Of db/postgres/postgres-database.ts. */
const MIGRATION_LOCK = 7_226_551;

let empty: Awaited<ReturnType<typeof emptyDatabase>>;
let admin: pg.Client;
beforeEach(async () => {
  const server = inject('postgres');
  if (!server) throw new Error('This suite needs a PostgreSQL');
  empty = await emptyDatabase(server);
  admin = new pg.Client({ connectionString: empty.url });
  await admin.connect();
});
afterEach(async () => {
  await admin.end();
  await empty.remove();
});

const print = vi.fn<(line: string) => void>();

async function open(url: string, options: { listenUrl?: string; forMs?: number } = {}) {
  const { forMs = 0, ...urls } = options;
  const settings = { url, ...urls, poolSize: 2, statementTimeoutMs: 5_000 };
  const database = await openPostgresDatabase(settings, () => {}, { forMs, print });
  await database.close();
}

/** The line that a start which fails so ends with. */
async function problemOf(opening: Promise<void>): Promise<string | null> {
  return opening.then(
    () => 'none',
    (error) => describePostgresProblem(error),
  );
}

function at(changes: { port?: number; user?: string; host?: string; database?: string }): string {
  const url = new URL(empty.url);
  if (changes.port !== undefined) url.port = String(changes.port);
  if (changes.host !== undefined) url.hostname = changes.host;
  if (changes.user !== undefined) url.username = changes.user;
  if (changes.database !== undefined) url.pathname = `/${changes.database}`;
  return url.href;
}

function target() {
  const { hostname, port } = new URL(empty.url);
  return { host: hostname, port: Number(port) };
}

test('a pooler that shares connections is found out, whether or not it passes on LISTEN', async () => {
  const pooler = await openTransactionPooler(target());
  const pooled = at({ host: '127.0.0.1', port: pooler.port });
  expect(await problemOf(open(pooled))).toMatch(
    /^DATABASE_URL leads through a pooler that shares connections between transactions: set DATABASE_LISTEN_URL/,
  );
  await open(pooled, { listenUrl: empty.url });
  pooler.close();
});

test('the start leaves no setting of its own on the shared connection of a pooler', async () => {
  const pooler = await openTransactionPooler(target());
  const pooled = at({ host: '127.0.0.1', port: pooler.port });
  const client = new pg.Client({ connectionString: pooled });
  await client.connect();
  await client.query('set statement_timeout = 12345');
  await open(pooled, { listenUrl: empty.url });
  const { rows } = await client.query('show statement_timeout');
  expect(rows).toEqual([{ statement_timeout: '12345ms' }]);
  await client.end();
  pooler.close();
});

test('a way past the pooler to another database is found out', async () => {
  const listenUrl = at({ database: 'postgres' });
  expect(await problemOf(open(empty.url, { listenUrl }))).toMatch(
    /^DATABASE_LISTEN_URL does not lead to the database of DATABASE_URL itself/,
  );
});

test('a database that cannot be reached yet is waited for, and that is said once', async () => {
  const proxy = await openTcpProxy(target());
  proxy.shut();
  const opening = open(at({ host: '127.0.0.1', port: proxy.port }), { forMs: 10_000 });
  await pause(1_200);
  proxy.open();
  await opening;
  expect(print.mock.calls).toEqual([
    [expect.stringMatching(/^Waiting up to 10 s for the database \(.+\) …$/)],
  ]);
  proxy.close();
});

test('one that cannot be reached or resolved in that time ends the start', async () => {
  const port = await freePort();
  expect(await problemOf(open(at({ host: '127.0.0.1', port }), { forMs: 600 }))).toBe(
    `The database cannot be reached (connect ECONNREFUSED 127.0.0.1:${port}): start PostgreSQL, or correct DATABASE_URL.`,
  );
  expect(await problemOf(open(at({ host: 'no-such-host.invalid' }), { forMs: 600 }))).toMatch(
    /^The database cannot be reached \(getaddrinfo .*no-such-host.invalid\)/,
  );
  expect(print).toHaveBeenCalledTimes(2);
});

test('a wrong user or database ends it at once', async () => {
  const startMs = performance.now();
  expect(await problemOf(open(at({ user: 'nobody_here' }), { forMs: 60_000 }))).toMatch(
    /^PostgreSQL does not let the user of DATABASE_URL in/,
  );
  expect(await problemOf(open(at({ database: 'no_such_database' }), { forMs: 60_000 }))).toMatch(
    /^PostgreSQL has no database of the name in DATABASE_URL/,
  );
  expect(performance.now() - startMs).toBeLessThan(5_000);
  expect(print).not.toHaveBeenCalled();
});

test('a role that may not make tables gets an error that says so', async () => {
  const role = `reader_${empty.name}`;
  await admin.query(`create role ${role} login; revoke create on schema public from public`);
  expect(await problemOf(open(at({ user: role })))).toMatch(
    /^The user of DATABASE_URL may not make or change the tables/,
  );
  await admin.query(`drop role ${role}`);
});

test('a database that takes no writes is reported as that, at once', async () => {
  await admin.query(`alter database ${empty.name} set default_transaction_read_only = on`);
  expect(await problemOf(open(empty.url, { forMs: 60_000 }))).toBe(
    'The database of DATABASE_URL takes no writes: name the primary, not a standby.',
  );
});

test('the migrations wait for another process, say so, and are under no timeout of the role', async () => {
  await admin.query(`alter database ${empty.name} set statement_timeout = 200`);
  await admin.query(`alter database ${empty.name} set lock_timeout = 200`);
  await admin.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
  const opening = open(empty.url);
  await expect
    .poll(() => print.mock.calls, { timeout: 20_000 })
    .toEqual([['Waiting for another process that is bringing the tables up to date …']]);
  // Longer than both timeouts of the role.
  await pause(1_000);
  await admin.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  await opening;
});
