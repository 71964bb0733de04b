import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { readCheckoutSnapshot, writePayment } from './checkout-store.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

const PROVIDER = 'acct_cardsimulator:test';

/** Makes a payment for what this guest has in the basket, after what happens meanwhile. */
async function start(guest: string, payment: string, meanwhile: () => Promise<unknown>) {
  const snapshot = await readCheckoutSnapshot(queries, guest, PROVIDER);
  if (!snapshot) throw new Error('Unable to read the basket');
  const { basket } = snapshot;
  await meanwhile();
  const made = { shopper: guest, payment, provider: PROVIDER, items: basket.items };
  return writePayment(queries, basket, {
    ...made,
    amountCents: 1_196,
    currency: 'usd',
    units: null,
    terms: null,
  });
}

async function paymentsOf(shopper: string): Promise<unknown[]> {
  return rowsOf(queries, sql`select payment from payment where shopper = ${shopper}`);
}

describe('a payment for a basket as it was seen', () => {
  test('is made as it is read afterwards', async () => {
    const guest = await shop.guest('book');
    const made = await start(guest, 'p_made', async () => {});
    expect(made).toMatchObject({ shopper: guest, state: 'creating', intent: null });
    expect(made?.createdAt.getTime()).toBeGreaterThan(Date.now() - 60_000);
    expect(await paymentsOf(guest)).toEqual([{ payment: 'p_made' }]);
    expect(await readCheckoutSnapshot(queries, guest, PROVIDER)).toMatchObject({
      basket: { items: [{ variant: 'book' }] },
      unpaid: [{ payment: 'p_made', state: 'creating', amountCents: 1_196 }],
    });
    expect(await readCheckoutSnapshot(queries, guest, 'acct_another:live')).toMatchObject({
      unpaid: [],
    });
  });

  test('is not made when the basket has changed', async () => {
    const guest = await shop.guest('book');
    expect(await start(guest, 'p_changed', () => shop.add(guest, 'tablet'))).toBeNull();
    expect(await paymentsOf(guest)).toEqual([]);
  });

  test('is not made when another one stands in its way', async () => {
    const guest = await shop.guest('book');
    for (const state of ['creating', 'open', 'cancelling']) {
      await queries.execute(sql`delete from payment where shopper = ${guest}`);
      const meanwhile = () =>
        queries.execute(sql`insert into payment
          (shopper, payment, provider, state, items, amount_cents)
          values (${guest}, 'p_first', ${PROVIDER}, ${state}, '[]', 1196)`);
      expect(await start(guest, 'p_second', meanwhile)).toBeNull();
      expect(await paymentsOf(guest)).toEqual([{ payment: 'p_first' }]);
    }
  });

  test('is not made for a guest who has joined an account', async () => {
    const guest = await shop.guest('book');
    expect(await start(guest, 'p_joined', () => shop.join(guest, shop.accountId()))).toBeNull();
    expect(await paymentsOf(guest)).toEqual([]);
    expect(await readCheckoutSnapshot(queries, guest, PROVIDER)).toBeNull();
  });
});
