/** A shop whose role makes no tables: another owns them, and brings them up to date (DATABASE_MIGRATION_URL). */
import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { BulkFilter } from '#app/features/catalogue/edit/bulk/bulk-change.ts';
import {
  makeBulkPreview,
  readBulkHeader,
} from '#app/features/catalogue/edit/bulk/bulk-preview.server.ts';
import { createCatalogueFiles } from '#app/features/catalogue/import/catalogue-files.server.ts';
import { setSearchLanguage } from '#app/features/catalogue/search/search-language.server.ts';
import type { Database } from '#db/database.ts';
import { checkPostgres } from '#db/postgres/check-postgres.ts';
import { migratePostgres, openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { describePostgresProblem } from '#db/postgres/postgres-problem.ts';
import { catalogueRow } from '#tests/catalogue/product-fixtures.ts';
import { emptyDatabase, withClient } from '#tests/postgres/test-postgres.ts';
import { expectSameLife, liveIn } from '#tests/shop/lived-in-shop.ts';

const mark = randomBytes(4).toString('hex');
const [owner, role] = [`owner_${mark}`, `shop_${mark}`];
const SECRET = 's'.repeat(32);

let empty: Awaited<ReturnType<typeof emptyDatabase>>;
let admin: pg.Client;
let database: Database;

/** The address of the database by this user. */
function as(user: string, password = 'open'): string {
  const url = new URL(empty.url);
  url.username = user;
  url.password = password;
  return url.href;
}

const urls = () => ({ url: as(role), listenUrl: as(role), migrationUrl: as(owner) });
const open = () =>
  openPostgresDatabase({ ...urls(), poolSize: 6, statementTimeoutMs: 15_000 }, () => {});

beforeAll(async () => {
  const server = inject('postgres');
  if (!server) throw new Error('This suite needs a PostgreSQL');
  empty = await emptyDatabase(server);
  admin = new pg.Client({ connectionString: empty.url });
  await admin.connect();
  for (const user of [owner, role]) await admin.query(`create role ${user} login password 'open'`);
  for (const url of empty.urls) {
    await withClient(url, (client) =>
      client.query(`alter database ${empty.name} owner to ${owner}`),
    );
  }
  database = await open();
});
afterAll(async () => {
  await database?.close();
  for (const user of [owner, role]) await admin.query(`drop owned by ${user} cascade`);
  await admin.end();
  await empty.remove();
  const server = new pg.Client({ connectionString: inject('postgres')?.url });
  await server.connect();
  await server.query(`drop role ${owner}, ${role}`);
  await server.end();
});

test('nothing is migrated in another database than the one of the shop', async () => {
  const other = new URL(as(owner));
  other.pathname = '/postgres';
  await expect(migratePostgres({ ...urls(), migrationUrl: other.href }, () => {})).rejects.toThrow(
    /^DATABASE_MIGRATION_URL leads to the database postgres, and the shop is in /,
  );
});

test.each([
  'create table public.mine (one integer)',
  'create table card_simulator.mine (one integer)',
  'create schema mine',
  'alter table product add column mine integer',
  'drop table invoice',
  'truncate "order"',
  'create trigger mine before insert on product for each row execute function require_build()',
  'create or replace function oldest_build() returns integer language sql as $$select 1$$',
  'delete from drizzle.__drizzle_migrations',
])('the role of the shop may not: %s', async (statement) => {
  await expect(database.queries.execute(sql.raw(statement))).rejects.toMatchObject({
    cause: { code: '42501' },
  });
});

test('such a shop sells, refunds and reconciles, and its next start goes on', async () => {
  // Each closes the database that it is given.
  const life = await liveIn(await open(), SECRET);
  await expectSameLife(await open(), SECRET, life);
});

async function* lamps() {
  yield { rows: [{ place: { line: 2 }, row: catalogueRow('lamp') }] };
  yield { end: { badRows: 0 } };
}

test('it imports, stages a change of many products and searches in another language', async () => {
  const { queries } = database;
  const options = { replace: false, skipInvalid: false, dryRun: false };
  const { counts } = await createCatalogueFiles(queries).importFrom(lamps(), options, () => {});
  expect(counts?.added).toBe(1);
  await setSearchLanguage(queries, 'de');
  const all: BulkFilter = { words: [], category: null, state: 'all', stock: 'any' };
  const id = await makeBulkPreview(queries, all, { kind: 'price', cents: 100 });
  expect(await readBulkHeader(queries, id)).toMatchObject({ change: { cents: 100 } });
});

test('a check says which of the two may not do what it has to', async () => {
  expect(await checkPostgres(urls())).toBeGreaterThanOrEqual(15);
  const swapped = { ...urls(), migrationUrl: as(role) };
  await expect(checkPostgres(swapped)).rejects.toThrow(
    /^The user of DATABASE_MIGRATION_URL may not/,
  );
  await expect(checkPostgres({ url: as(role), listenUrl: as(role) })).rejects.toThrow(
    /^The user of DATABASE_URL may not make tables/,
  );
  const unknown = { ...urls(), migrationUrl: as(`nobody_${mark}`) };
  const problem = await checkPostgres(unknown).then(
    () => 'none',
    (error) => describePostgresProblem(error),
  );
  expect(problem).toMatch(/of DATABASE_MIGRATION_URL/);
});
