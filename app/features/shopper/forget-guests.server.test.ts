import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { basketLine, payment, shopper } from '#db/schema/shop-schema.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { forgetGuests, GUEST_KEPT_DAYS } from './forget-guests.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

/** As if everything of this shopper had happened so many days earlier. */
async function passDays(id: string, days: number): Promise<void> {
  const earlier = sql`make_interval(days => ${days})`;
  await queries
    .update(shopper)
    .set({
      createdAt: sql`${shopper.createdAt} - ${earlier}`,
      forgetDueAt: sql`${shopper.forgetDueAt} - ${earlier}`,
    })
    .where(eq(shopper.id, id));
  await queries
    .update(basketLine)
    .set({ addedAt: sql`${basketLine.addedAt} - ${earlier}` })
    .where(eq(basketLine.shopper, id));
}

async function left(id: string) {
  const lines = await queries.$count(basketLine, eq(basketLine.shopper, id));
  return { rows: await queries.$count(shopper, eq(shopper.id, id)), lines };
}

async function isDue(id: string): Promise<boolean> {
  const [row] = await queries
    .select({ due: shopper.forgetDueAt })
    .from(shopper)
    .where(eq(shopper.id, id));
  return row !== undefined && row.due !== null;
}

describe('a guest without orders', () => {
  test('is forgotten with the basket thirty days after its last change', async () => {
    expect(GUEST_KEPT_DAYS).toBe(30);
    const guest = await shop.guest('book', 'tablet');
    await passDays(guest, GUEST_KEPT_DAYS - 1);
    await forgetGuests(queries);
    expect(await left(guest)).toEqual({ rows: 1, lines: 2 });
    await passDays(guest, 2);
    await forgetGuests(queries);
    expect(await left(guest)).toEqual({ rows: 0, lines: 0 });
  });

  test('who has changed the basket since is looked at thirty days after that', async () => {
    const guest = await shop.guest('book');
    await passDays(guest, GUEST_KEPT_DAYS + 1);
    await shop.add(guest, 'tablet');
    await forgetGuests(queries);
    expect(await left(guest)).toEqual({ rows: 1, lines: 2 });
    await passDays(guest, GUEST_KEPT_DAYS - 1);
    await forgetGuests(queries);
    expect(await left(guest)).toEqual({ rows: 1, lines: 2 });
    await passDays(guest, 2);
    await forgetGuests(queries);
    expect(await left(guest)).toEqual({ rows: 0, lines: 0 });
  });

  test('begins anew under the same cookie', async () => {
    const guest = await shop.guest('book');
    await passDays(guest, GUEST_KEPT_DAYS + 1);
    await forgetGuests(queries);
    await shop.add(guest, 'tablet');
    expect((await shop.basketOf(guest)).items.map(({ variant }) => variant)).toEqual(['tablet']);
  });

  test('is kept while a payment may still succeed, and not once it was cancelled', async () => {
    const guest = await shop.guest('book');
    await shop.start(guest);
    await passDays(guest, GUEST_KEPT_DAYS + 1);
    await forgetGuests(queries);
    expect(await left(guest)).toEqual({ rows: 1, lines: 1 });
    await queries.update(payment).set({ state: 'cancelled' }).where(eq(payment.shopper, guest));
    await passDays(guest, 2);
    await forgetGuests(queries);
    expect(await left(guest)).toEqual({ rows: 0, lines: 0 });
    expect(await queries.$count(payment, eq(payment.shopper, guest))).toBe(0);
  });
});

describe('never forgotten, and looked at once,', () => {
  test('is a guest with an order', async () => {
    const guest = await shop.guest('book');
    const intent = await shop.pay(guest);
    await shop.settle(intent);
    await passDays(guest, GUEST_KEPT_DAYS + 1);
    await forgetGuests(queries);
    expect(await shop.historyOf(guest)).toMatchObject({ orders: [intent] });
    expect(await isDue(guest)).toBe(false);
  });

  test('is an account, and a guest who has joined one', async () => {
    const [guest, account] = [await shop.guest('book'), shop.accountId()];
    await shop.join(guest, account);
    for (const id of [guest, account]) {
      await passDays(id, GUEST_KEPT_DAYS + 1);
      await forgetGuests(queries);
      expect((await left(id)).rows).toBe(1);
      expect(await isDue(id)).toBe(false);
    }
    expect((await shop.basketOf(account)).items).toHaveLength(1);
  });
});

test('the sweep of every minute forgets them', async () => {
  const guest = await shop.guest('book');
  await passDays(guest, GUEST_KEPT_DAYS + 1);
  await shop.sweep();
  expect(await left(guest)).toEqual({ rows: 0, lines: 0 });
});
