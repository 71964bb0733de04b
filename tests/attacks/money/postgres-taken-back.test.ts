/** Gift cards whose balance two change at once, or more than there may be on one. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_CREDIT_CENTS } from '#app/features/credits/credit.ts';
import { changeBalance, voidCredit } from '#app/features/credits/credit-store.server.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { untilOneWaits } from '#tests/postgres/waiting-locks.ts';

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

test('what is taken back is what whoever spends of the card at that moment has left', async () => {
  const { taking } = await queries.transaction(async (tx) => {
    await tx.execute(sql`select change_credit('pi_1-1', -1196, 'spent', 'pi_2')`);
    const taking = rowsOf(queries, sql`select take_back_cards('anna', 'pi_1', 1, 2500) as takes`);
    await untilOneWaits(queries);
    // It goes on once this one is committed.
    return { taking };
  });
  expect(await taking).toEqual([{ takes: [{ credit: 'pi_1-1', cents: 1304 }] }]);
  expect(
    await rowsOf(queries, sql`select available from stock where credit = 'pi_1-1'`),
  ).toMatchObject([{ available: 0 }]);
});

async function issue(id: string, cents: number): Promise<void> {
  await queries.execute(sql`select issue_credit(${id}, ${cents}, null, '', '', null, 'staff')`);
}

async function balanceOf(id: string): Promise<unknown> {
  const [row] = await rowsOf(
    queries,
    sql`select on_hand::int as "onHand", available::int from stock where credit = ${id}`,
  );
  return row;
}

test('what is left on a card goes to the first of two who take all of it at once', async () => {
  await issue('two', 2500);
  const { second } = await queries.transaction(async (tx) => {
    expect(await changeBalance(tx, 'two', -2500)).toBe(true);
    const second = changeBalance(queries, 'two', -2500);
    await untilOneWaits(queries);
    return { second };
  });
  expect(await second).toBe(false);
  expect(await balanceOf('two')).toEqual({ onHand: 0, available: 0 });
});

test('a card holds no more than the most that one may hold, and what would be more changes nothing', async () => {
  await issue('full', MAX_CREDIT_CENTS - 1);
  expect(await changeBalance(queries, 'full', 2)).toBe(false);
  expect(await changeBalance(queries, 'full', 1)).toBe(true);
  expect(await balanceOf('full')).toEqual({
    onHand: MAX_CREDIT_CENTS,
    available: MAX_CREDIT_CENTS,
  });
});

test('only a refund opens a card again that was ended', async () => {
  await issue('ended', 2500);
  await queries.transaction((tx) => voidCredit(tx, 'ended'));
  const isOpen = () =>
    rowsOf(queries, sql`select voided_at is null as open from credit where id = 'ended'`);
  expect(await changeBalance(queries, 'ended', 100)).toBe(true);
  expect(await isOpen()).toEqual([{ open: false }]);
  await queries.execute(sql`select change_credit('ended', 100, 'refunded', 'pi_3/1')`);
  expect(await isOpen()).toEqual([{ open: true }]);
});
