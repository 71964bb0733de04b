/** In which order a refund into a gift card locks stock: that of the code, of the card, of products, as who pays does. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';

const { queries, close } = await testDatabase();
afterAll(close);

const ORDER = `
  insert into shopper (id) values ('anna');
  insert into intent (shopper, intent, payment, provider, state) values
    ('anna', 'pi_1', 'one', 'one', 'own'), ('anna', 'pi_2', 'two', 'one', 'own');
  insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds, terms) values
    ('anna', 'pi_2', '[]', 500, 1, '{"code": "MANY"}'),
    ('anna', 'pi_1', '[]', 500, 1, '{"code": "FEW", "credit": {"id": "card", "cents": 200}}');
  insert into discount_code (name, amount_cents) values ('FEW', 1), ('MANY', 1);
  insert into stock (code, on_hand, available) values ('FEW', 5, 5), ('MANY', 5, 5);
  select issue_credit('card', 50, null, '', '', null, 'olga')`;

beforeAll(async () => {
  for (const statement of ORDER.split(';')) await queries.execute(statement);
});

let seenCents = 0;

/** A cent goes back, to the gift card or to the card. */
async function refundCent(isCredit: boolean): Promise<void> {
  const credit = isCredit ? { credit: 'card', creditCents: 1 } : {};
  const event = { kind: 'refunded', by: 'staff', body: { amountCents: 1, reason: '', ...credit } };
  const rows = await rowsOf(
    queries,
    sql`select refund_order('anna', 'pi_1', ${seenCents}, ${JSON.stringify(event)}) as no`,
  );
  expect(rows[0]).not.toEqual({ no: null });
  seenCents += 1;
}

const waiting = async () =>
  (await rowsOf(queries, sql`select count(*)::int as count from pg_locks where not granted`))[0];

/** Whether the refund waits for whoever holds the stock of this key. */
async function waits(key: string, isCredit: boolean): Promise<boolean> {
  const [locked, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = queries.transaction(async (tx) => {
    await tx.execute(sql`select from stock where stock_key = ${key} for update`);
    locked.resolve();
    await released.promise;
    // What it holds already, the refund does not: both would wait for each other.
    await tx.execute(sql`select from stock where credit = 'card' for update nowait`);
  });
  await locked.promise;
  const refunding = refundCent(isCredit);
  const isWaiting = vi.waitFor(async () => expect(await waiting()).toEqual({ count: 1 }), 2_000);
  // Where the refund is done first, it never waits.
  isWaiting.catch(() => {});
  const first = await Promise.race([refunding.then(() => false), isWaiting.then(() => true)]);
  released.resolve();
  await holding;
  await refunding;
  return first;
}

test('a refund into a gift card waits for who holds the code of its order, and has not locked the card before', async () => {
  expect(await waits('code:FEW', true)).toBe(true);
});

test('it waits for nobody who holds another code', async () => {
  expect(await waits('code:MANY', true)).toBe(false);
});

test('a refund to the card alone waits for nobody’s stock', async () => {
  expect(await waits('code:FEW', false)).toBe(false);
});
