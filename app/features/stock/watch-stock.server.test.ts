import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { user } from '#db/schema/auth-schema.ts';
import { rowsOf } from '#tests/rows-of.ts';
import { testDatabase } from '#tests/test-database.ts';
import { recount, stocked } from '#tests/test-stock.ts';
import { watchStock } from './watch-stock.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;

async function account(uid: string): Promise<string> {
  await queries.insert(user).values({ id: uid, name: '', email: `${uid}@example.com` });
  return uid;
}

async function mails(): Promise<unknown[]> {
  return rowsOf(
    queries,
    sql`select shopper, recipient, body from mail where kind = 'back_in_stock'`,
  );
}

test('each account that waits for a variant gets one mail when something of it is there again', async () => {
  const variant = await stocked(queries, 'waited-for', 0);
  const [ada, bob] = [await account('ada'), await account('bob')];
  expect(await watchStock(queries, ada, variant)).toBe(true);
  expect(await watchStock(queries, ada, variant)).toBe(true);
  expect(await watchStock(queries, bob, variant)).toBe(true);
  await queries.delete(user).where(eq(user.id, bob));
  expect(await mails()).toEqual([]);
  await recount(queries, variant, 2);
  const body = { productId: variant, variant, title: 'The waited-for', options: [] };
  expect(await mails()).toEqual([{ shopper: ada, recipient: 'ada@example.com', body }]);
  await recount(queries, variant, 0);
  await recount(queries, variant, 3);
  expect(await mails()).toHaveLength(1);
});

test('whose mail was never sent is told when it comes back after asking anew', async () => {
  const variant = await stocked(queries, 'never-told', 0);
  const eve = await account('eve');
  await watchStock(queries, eve, variant);
  await recount(queries, variant, 1);
  await queries.execute(sql`update mail set state = 'given_up' where shopper = ${eve}`);
  await recount(queries, variant, 0);
  expect(await watchStock(queries, eve, variant)).toBe(true);
  await recount(queries, variant, 1);
  expect(
    await rowsOf(queries, sql`select state from mail where shopper = ${eve} order by queued_at`),
  ).toEqual([{ state: 'given_up' }, { state: 'queued' }]);
});

test('nobody is told of what is withdrawn', async () => {
  const variant = await stocked(queries, 'withdrawn', 0);
  const kim = await account('kim');
  await watchStock(queries, kim, variant);
  await queries.execute(sql`update product set withdrawn_at = now() where variant = ${variant}`);
  await recount(queries, variant, 1);
  expect(await rowsOf(queries, sql`select from mail where shopper = ${kim}`)).toEqual([]);
});

test('nobody waits for what is there, or is not counted', async () => {
  const variant = await stocked(queries, 'there', 1);
  expect(await watchStock(queries, 'ada', variant)).toBe(false);
  expect(await watchStock(queries, 'ada', 'unknown')).toBe(false);
});
