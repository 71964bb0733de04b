import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { rowsOf } from '#db/rows-of.ts';
import { user } from '#db/schema/auth-schema.ts';
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

test('each account that waits for a listing gets one mail when something of it is there again', async () => {
  const listing = await stocked(queries, 'waited-for', 0);
  const [ada, bob] = [await account('ada'), await account('bob')];
  expect(await watchStock(queries, ada, listing)).toBe(true);
  expect(await watchStock(queries, ada, listing)).toBe(true);
  expect(await watchStock(queries, bob, listing)).toBe(true);
  await queries.delete(user).where(eq(user.id, bob));
  expect(await mails()).toEqual([]);
  await recount(queries, listing, 2);
  const body = { listing, title: 'The waited-for' };
  expect(await mails()).toEqual([{ shopper: ada, recipient: 'ada@example.com', body }]);
  await recount(queries, listing, 0);
  await recount(queries, listing, 3);
  expect(await mails()).toHaveLength(1);
});

test('nobody waits for what is there, or is not counted', async () => {
  const listing = await stocked(queries, 'there', 1);
  expect(await watchStock(queries, 'ada', listing)).toBe(false);
  expect(await watchStock(queries, 'ada', 'unknown')).toBe(false);
});
