/** Lists read what belongs to an order by its whole key, however many orders its shopper has. */
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { selectPage } from '#app/features/orders/export/order-export-store.server.ts';
import { selectOrders } from '#app/features/orders/staff/list-orders.server.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const { queries, close } = await testDatabase();
afterAll(close);

/** The plan of a statement in a shop that is too large to be scanned. */
function planOf(statement: SQL): Promise<string> {
  return queries.transaction(async (tx) => {
    for (const other of ['seqscan', 'hashjoin', 'mergejoin', 'bitmapscan', 'sort']) {
      await tx.execute(sql.raw(`set local enable_${other} = off`));
    }
    const lines = await rowsOf<{ 'QUERY PLAN': string }>(tx, sql`explain (costs off) ${statement}`);
    return lines.map((line) => line['QUERY PLAN']).join('\n');
  });
}

const LISTS = {
  'the orders of staff': selectOrders(queries).getSQL(),
  'the export': selectPage(queries, { from: null, to: null }, undefined).getSQL(),
};

test.each(Object.entries(LISTS))('%s', async (_, statement) => {
  const plan = await planOf(statement);
  expect(plan).toContain('Index Cond: ((shopper = ');
  expect(plan).not.toMatch(/Filter: .*payment_intent/);
  expect(plan).not.toContain('Seq Scan on invoice');
});
