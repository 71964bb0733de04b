/** A gift card that is spent while a refund at the provider takes it back. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const { queries, close } = await testDatabase();
afterAll(close);

const ORDER = `
  insert into shopper (id) values ('anna');
  insert into intent (shopper, intent, payment, provider, state)
    values ('anna', 'pi_1', 'one', 'one', 'own');
  insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
    values ('anna', 'pi_1', '[{"line": 1, "isGiftCard": true}]', 2500, 1);
  select issue_credit('pi_1-1', 2500, null, '', '', null, 'shopper')`;

beforeAll(async () => {
  for (const statement of ORDER.split(';')) await queries.execute(statement);
});

async function isSomebodyWaiting(): Promise<boolean> {
  const waiting = await rowsOf(
    queries,
    sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return waiting.length > 0;
}

test('what is taken back is what whoever spends of the card at that moment has left', async () => {
  const { taking } = await queries.transaction(async (tx) => {
    await tx.execute(sql`select change_credit('pi_1-1', -1196, 'spent', 'pi_2')`);
    const taking = rowsOf(queries, sql`select take_back_cards('anna', 'pi_1', 1, 2500) as takes`);
    await expect.poll(isSomebodyWaiting, { timeout: 20_000 }).toBe(true);
    // It goes on once this one is committed.
    return { taking };
  });
  expect(await taking).toEqual([{ takes: [{ credit: 'pi_1-1', cents: 1304 }] }]);
  expect(
    await rowsOf(queries, sql`select available from stock where credit = 'pi_1-1'`),
  ).toMatchObject([{ available: 0 }]);
});
