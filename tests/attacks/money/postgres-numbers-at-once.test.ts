/** Two processes that give invoices their numbers at the same time. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { numberInvoices, writeSeller } from '#app/features/invoices/invoices.server.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { untilOneWaits } from '#tests/postgres/waiting-locks.ts';

const { queries, close } = await testDatabase();
afterAll(close);

const sell = (intent: string) =>
  queries.execute(sql`insert into invoice_due (payment_intent) values (${intent})`);

test('a sale that comes while another process gives numbers gets the next one', async () => {
  await writeSeller(queries, 'UTC', { name: 'Basket AS', lines: [], taxNumber: '' });
  await sell('pi_first');
  const second = await queries.transaction(async (tx) => {
    expect(await numberInvoices(tx, 'UTC')).toBe(1);
    await sell('pi_second');
    const giving = numberInvoices(queries, 'UTC');
    await untilOneWaits(queries);
    // Awaited once this one is committed.
    return { giving };
  });
  expect(await second.giving).toBe(1);
  expect(
    await rowsOf(queries, sql`select no::int, payment_intent as intent from invoice order by no`),
  ).toEqual([
    { no: 1, intent: 'pi_first' },
    { no: 2, intent: 'pi_second' },
  ]);
});
