/** Invoices of a shop whose clock was wrong. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { numberInvoices, writeSeller } from '#app/features/invoices/invoices.server.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

async function buy(): Promise<string> {
  const intent = await shop.pay(await shop.guest('book'));
  await shop.settle(intent);
  return intent;
}

test.for([
  ['ahead', '1 year'],
  ['behind', '-1 year'],
] as const)('a clock that was %s once stops no invoice', async ([, by]) => {
  await writeSeller(queries, 'UTC', { name: 'Basket AS', lines: [], taxNumber: '' });
  const first = await buy();
  await numberInvoices(queries, 'UTC');
  const age = sql`${by}::interval`;
  await queries.execute(sql`update invoice set issued_at = issued_at + ${age}`);
  await queries.execute(sql`update order_status set since = since + ${age}`);
  await queries.execute(sql`update "order" set created_seconds = created_seconds
    + extract(epoch from ${age})::bigint where payment_intent = ${first}`);

  const second = await buy();
  expect(await numberInvoices(queries, 'UTC')).toBe(1);
  const numbered = await rowsOf<{ intent: string }>(
    queries,
    sql`select payment_intent as intent from invoice order by no`,
  );
  expect(numbered.map(({ intent }) => intent).slice(-2)).toEqual([first, second]);
});
