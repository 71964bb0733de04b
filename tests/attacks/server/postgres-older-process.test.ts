/** A process that goes on while a newer version has migrated the database past what it may write. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { migratePostgres, openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { basketLine, shopper } from '#db/schema/shop-schema.ts';
import {
  openTransactionPooler,
  type TransactionPooler,
} from '#tests/network/transaction-pooler.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { emptyDatabase } from '#tests/postgres/test-postgres.ts';
import { untilOneWaits } from '#tests/postgres/waiting-locks.ts';
import { makeNextVersion } from '#tests/shop/next-version.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

const server = inject('postgres');
if (!server) throw new Error('This is about PostgreSQL alone');

const next = makeNextVersion(['create table made_up (id text primary key)'], (build) => build);
const { url, remove } = await emptyDatabase(server);
const settings = { url, poolSize: 4, statementTimeoutMs: 15_000 };

let database: Database;
let pooler: TransactionPooler;
let pooled: Database;
let shop: TestShop;
beforeAll(async () => {
  database = await openPostgresDatabase(settings, () => {});
  shop = await testShop({ database });
  const { hostname, port } = new URL(url);
  pooler = await openTransactionPooler({ host: hostname, port: Number(port) });
  const throughPooler = new URL(url);
  throughPooler.host = `127.0.0.1:${pooler.port}`;
  const urls = { url: throughPooler.href, listenUrl: url };
  pooled = await openPostgresDatabase({ ...settings, ...urls }, () => {});
});
afterAll(async () => {
  await shop.close();
  await pooled.close();
  pooler.close();
  await remove();
  next.remove();
});

const TOO_OLD = /^This version of the shop \(build \d+\) is too old for its database/;

/** The message of PostgreSQL that refuses `work`. */
async function refusalOf(work: Promise<unknown>): Promise<string> {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof Error && error.cause instanceof Error
    ? error.cause.message
    : 'not refused';
}

test('every table has the trigger', async () => {
  const unguarded = await rowsOf(
    database.queries,
    sql`select relname from pg_class join pg_namespace on pg_namespace.oid = relnamespace
      where nspname in ('public', 'card_simulator') and relkind = 'r' and not exists (
        select from pg_trigger where tgrelid = pg_class.oid and tgname = 'require_build')`,
  );
  expect(unguarded).toEqual([]);
});

test('a migration past it waits for what it is writing, and then it writes nothing more', async () => {
  const visitor = shop.visitor();
  await visitor.add('book');
  const events: string[] = [];
  const written = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const writing = database.queries
    .transaction(async (tx) => {
      await tx.insert(shopper).values({ id: 'guest_writes' });
      written.resolve();
      await mayEnd.promise;
    })
    .then(() => events.push('written'));
  await written.promise;
  const migrating = migratePostgres({ url, listenUrl: url }, () => {}, next.folder).then(() =>
    events.push('migrated'),
  );
  await untilOneWaits(database.queries);
  expect(events).toEqual([]);
  mayEnd.resolve();
  await Promise.all([writing, migrating]);

  // By a function, by a statement of Drizzle, and by one that is written in SQL.
  const refused = await visitor.post('/api/basket', { type: 'ADD_TO_BASKET', variant: 'book' });
  expect(refused.status).toBe(503);
  expect(await refused.text()).toContain('Nothing was lost');
  const { queries } = database;
  expect(await refusalOf(queries.insert(shopper).values({ id: 'guest_late' }))).toMatch(TOO_OLD);
  const throughPooler = pooled.queries.insert(shopper).values({ id: 'guest_pooled' });
  expect(await refusalOf(throughPooler)).toMatch(TOO_OLD);
  expect(await refusalOf(queries.delete(basketLine))).toMatch(TOO_OLD);
  expect(await refusalOf(queries.execute(sql`update stock set on_hand = 0`))).toMatch(TOO_OLD);

  expect((await shop.visitor().get('/readyz')).status).toBe(503);
  const logged = shop.takeLogged().map(({ msg }) => msg);
  expect(logged).toContainEqual(
    expect.stringMatching(/^Not ready\. This version of the shop \(build \d+\) is too old/),
  );
  expect(logged).toContainEqual(expect.stringMatching(/^A request failed: This version/));
});
