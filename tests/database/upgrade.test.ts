/** Upgrades the database of an older version: `npm start` applies the migrations that it lacks. */
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, expect, inject, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { embeddedDatabase } from '#db/embedded-database.ts';
import { migratePostgres, openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { readTemplate } from '../postgres/database-template.ts';
import { emptyDatabase } from '../postgres/test-postgres.ts';
import { expectSameLife, liveIn } from '../shop/lived-in-shop.ts';
import { makeNextVersion } from '../shop/next-version.ts';

const SECRET = 'a secret for the tests, long enough';

const next = makeNextVersion(
  [
    `create table made_up (variant text primary key)`,
    `alter table product add column made_up text not null default 'as before'`,
    `insert into made_up select variant from product`,
  ],
  () => 1,
);
afterAll(next.remove);

type CurrentDatabase = {
  database: Database;
  /** Opens it as the next version does. */
  upgrade(): Promise<Database>;
};

async function currentEmbedded(): Promise<CurrentDatabase> {
  const client = await PGlite.create({ loadDataDir: await readTemplate() });
  const database = await embeddedDatabase(client);
  return { database, upgrade: () => embeddedDatabase(client, next.folder) };
}

async function currentPostgres(server: {
  url: string;
  template: string;
}): Promise<CurrentDatabase> {
  const { url, remove } = await emptyDatabase(server);
  const settings = { url, poolSize: 4, statementTimeoutMs: 15_000 };
  const database = await openPostgresDatabase(settings, () => {});
  return {
    database,
    async upgrade() {
      await migratePostgres({ url, listenUrl: url }, () => {}, next.folder);
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
const countMadeUp = sql`select
  (select count(*)::int from product where made_up = 'as before') as products,
  (select count(*)::int from made_up) as rows`;

test('a shop of an older version is brought up to date at the start, and loses nothing', async () => {
  const server = inject('postgres');
  const current = await (server ? currentPostgres(server) : currentEmbedded());
  const life = await liveIn({ ...current.database, close: async () => {} }, SECRET);
  const upgraded = await current.upgrade();
  expect(await rowsOf(upgraded.queries, countMigrations)).toEqual([{ count: next.build }]);
  expect(await rowsOf(upgraded.queries, countMadeUp)).toEqual([{ products: 7, rows: 7 }]);
  await expectSameLife(upgraded, SECRET, life);
}, 60_000);
