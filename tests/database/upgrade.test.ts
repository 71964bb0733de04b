/** Upgrades the database of an older version: `npm start` applies the migrations that it lacks. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle as onPostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as onEmbedded } from 'drizzle-orm/pglite';
import { migrate as migrateEmbedded } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { readSession } from '#app/features/account/session/session-store.server.ts';
import { copyTables } from '#db/copy-tables.ts';
import type { Database, Queries } from '#db/database.ts';
import { embeddedDatabase } from '#db/embedded-database.ts';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { rowsOf } from '#db/rows-of.ts';
import { migrationsFolder } from '#db/sql-files.ts';
import { expectSameLife, liveIn } from '../lived-in-shop.ts';
import { testDatabase } from '../test-database.ts';
import { emptyDatabase } from '../test-postgres.ts';

const SECRET = 'a secret for the tests, long enough';

type Journal = { entries: { tag: string }[] };

const journal: Journal = JSON.parse(
  readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
);

/** The folder of migrations when it had only the first. */
let oldest: string;
beforeAll(() => {
  oldest = mkdtempSync(join(tmpdir(), 'basket-oldest-'));
  const first = { ...journal, entries: journal.entries.slice(0, 1) };
  mkdirSync(join(oldest, 'meta'));
  writeFileSync(join(oldest, 'meta/_journal.json'), JSON.stringify(first));
  const file = `${first.entries[0]?.tag}.sql`;
  cpSync(join(migrationsFolder, file), join(oldest, file));
});
afterAll(() => rmSync(oldest, { recursive: true }));

type OldDatabase = {
  queries: Queries;
  /** Opens it as the current shop does. */
  upgrade(): Promise<Database>;
};

async function oldEmbedded(): Promise<OldDatabase> {
  const client = await PGlite.create();
  const queries = onEmbedded({ client });
  await migrateEmbedded(queries, { migrationsFolder: oldest });
  return { queries, upgrade: () => embeddedDatabase(client) };
}

async function oldPostgres(server: { url: string; template: string }): Promise<OldDatabase> {
  const { url, remove } = await emptyDatabase(server);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const queries = onPostgres({ client });
  await migratePostgres(queries, { migrationsFolder: oldest });
  return {
    queries,
    async upgrade() {
      await client.end();
      const settings = { url, poolSize: 4, statementTimeoutMs: 15_000 };
      const database = await openPostgresDatabase(settings, () => {});
      return {
        ...database,
        async close() {
          await database.close();
          await remove();
        },
      };
    },
  };
}

const countMigrations = sql`select count(*)::int as count from drizzle.__drizzle_migrations`;

test('a shop of the oldest version is brought up to date at the start, and loses nothing', async () => {
  const today = await testDatabase();
  const life = await liveIn({ ...today, close: async () => {} }, SECRET);
  // Tables of the oldest version that later migrations drop.
  for (const table of [
    sql`rate_limit (id text, key text, count integer, last_request bigint)`,
    sql`webhook_event (shopper text, event text, received_at timestamptz)`,
  ]) {
    await today.queries.execute(sql`create table ${table}`);
  }
  const server = inject('postgres');
  const old = await (server ? oldPostgres(server) : oldEmbedded());
  // Into the columns of that version.
  await copyTables(today.queries, old.queries, async () => {});
  await today.close();
  expect(await rowsOf(old.queries, countMigrations)).toEqual([{ count: 1 }]);
  const upgraded = await old.upgrade();
  expect(await rowsOf(upgraded.queries, countMigrations)).toEqual([
    { count: journal.entries.length },
  ]);
  await expectSameLife(upgraded, SECRET, life);
}, 60_000);

test('sessions of a release that stored their tokens go on, for 30 days from their start', async () => {
  const server = inject('postgres');
  const old = await (server ? oldPostgres(server) : oldEmbedded());
  const token = (kind: string) => kind.padEnd(32, 'x');
  await old.queries.execute(sql`insert into "user" (id, name, email) values ('ada', '', 'ada')`);
  await old.queries.execute(sql`
    insert into session (id, token, user_id, created_at, updated_at, expires_at)
    select kind, rpad(kind, 32, 'x'), 'ada', now() - days, now(), now() + interval '6 days'
    from (values ('young', interval '1 day'), ('old', interval '31 days')) as one (kind, days)`);
  const upgraded = await old.upgrade();
  expect(await readSession(upgraded.queries, token('young'))).toMatchObject({
    account: { uid: 'ada' },
  });
  expect(await readSession(upgraded.queries, token('old'))).toBeNull();
  const stored = sql`select 1 from session where token like '%x' or expires_at < now()`;
  expect(await rowsOf(upgraded.queries, stored)).toHaveLength(1);
  await upgraded.close();
}, 60_000);
