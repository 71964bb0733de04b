/** A month of the books waits for whoever writes into it: where there are several connections. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test, vi } from 'vitest';
import { testReconciliation } from '#tests/fixtures/test-reconciliation.ts';
import { testShell } from '#tests/shop/shell.ts';

const { shop, purchase } = await testReconciliation();
afterAll(() => shop.close());
const { queries } = shop;
const run = testShell(shop);

test('a month that is closed has the order that is being written in its last second', async () => {
  await purchase('book');
  await queries.execute(sql`update "order" set booked_at = '2023-11-10'`);
  const { intent } = await purchase('book');
  const [written, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const settling = queries.transaction(async (tx) => {
    await tx.execute(sql`update "order" set booked_at = '2023-11-30 23:59:59.9Z'
      where payment_intent = ${intent}`);
    written.resolve();
    await held.promise;
  });
  await written.promise;
  const closing = run('books', 'close', '2023-11', '--yes', '--even-so', 'of a test');
  const waiting = sql`select count(*)::int as count from pg_locks
    where not granted and database = (select oid from pg_database where datname = current_database())`;
  await vi.waitFor(
    async () => expect(await queries.execute(waiting)).toMatchObject({ rows: [{ count: 1 }] }),
    { timeout: 9_000 },
  );
  held.resolve();
  await settling;
  expect((await closing).err).toBe('');
  expect((await run('books', 'months')).out).toMatch(/^2023-11 {2}orders 2/m);
});
