/** `/readyz` is 503 while a statement of the shop would fail. */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#db/database.ts';
import { createStatementCheck } from '#db/statement-check.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

const database: Database = await testDatabase();
const shop: TestShop = await testShop({ database });
afterAll(() => shop.close());

const { queries } = database;

/** Longer than the outcome of a check is valid. */
beforeEach(() => vi.waitFor(() => expectStatus(200), { timeout: 3_000, interval: 100 }));

async function expectStatus(status: number): Promise<void> {
  expect((await shop.visitor().get('/readyz')).status).toBe(status);
}

async function expectNotReady(breaking: SQL, mending: SQL): Promise<void> {
  await queries.execute(breaking);
  await vi.waitFor(() => expectStatus(503), { timeout: 3_000, interval: 100 });
  await queries.execute(mending);
  expect(shop.takeLogged()).not.toEqual([]);
}

test('a missing column is noticed', async () => {
  await expectNotReady(
    sql`alter table basket_line rename column variant to other`,
    sql`alter table basket_line rename column other to variant`,
  );
});

test('a missing table is noticed', async () => {
  await expectNotReady(
    sql`alter table verification rename to other`,
    sql`alter table other rename to verification`,
  );
});

test('a missing function is noticed', async () => {
  await expectNotReady(
    sql`alter function remove_first_line rename to other`,
    sql`alter function other rename to remove_first_line`,
  );
});

test('a write that fails is noticed', async () => {
  await expectNotReady(
    sql`alter table shop_secret add constraint full_disk check (value <> 'rolled back')`,
    sql`alter table shop_secret drop constraint full_disk`,
  );
});

test('a disk that takes no more is noticed', async () => {
  const full = queries.transaction(async (tx) => {
    await tx.execute(sql`set local temp_file_limit = 1`);
    await createStatementCheck(tx)();
  });
  await expect(full).rejects.toThrow();
});

test('of many that ask at once one asks the database, once a second', async () => {
  let nowMs = 0;
  const transaction = vi.spyOn(queries, 'transaction');
  const check = createStatementCheck(queries, () => nowMs);
  await Promise.all([check(), check(), check()]);
  nowMs = 999;
  await check();
  expect(transaction).toHaveBeenCalledTimes(1);
  nowMs = 1_000;
  await check();
  expect(transaction).toHaveBeenCalledTimes(2);
  expect(
    await queries.execute(sql`select name from shop_secret where name like 'check%'`),
  ).toMatchObject({ rows: [] });
});
