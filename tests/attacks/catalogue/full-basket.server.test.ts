/** A basket holds at most 100 items, whichever way they come in. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);

async function guestWith(count: number, variant = 'book'): Promise<string> {
  return shop.guest(...Array.from({ length: count }, () => variant));
}

async function countOf(shopper: string): Promise<number> {
  return (await shop.basketOf(shopper)).items.length;
}

test('guests who sign in one after another fill no basket beyond its limit', async () => {
  const account = shop.accountId();
  expect(await shop.join(await guestWith(60), account)).toEqual({ lines: [], leftOut: '' });
  const second = await shop.join(await guestWith(60, 'tablet'), account);
  expect(second.lines).toHaveLength(40);
  expect(second.leftOut).toMatch(/^“.+” and 19 more$/);
  expect(await countOf(account)).toBe(MAX_BASKET_LINES);
  const third = await shop.join(await guestWith(1, 'usb-c-cable'), account);
  expect(third).toMatchObject({ lines: [], leftOut: expect.stringMatching(/^“.+”$/) });
  expect(await countOf(account)).toBe(MAX_BASKET_LINES);
  const added = await shop.basket.change(account, { type: 'ADD_TO_BASKET', variant: 'book' });
  expect(added).toEqual({ ok: false, refusal: 'basket_full' });
});

test('what found no room can be put back once there is some, and no more than fits', async () => {
  const account = shop.accountId();
  await shop.join(await guestWith(MAX_BASKET_LINES), account);
  const guest = await guestWith(2, 'tablet');
  const lines = (await shop.basketOf(guest)).items.map(({ line }) => line);
  await shop.join(guest, account);
  const restore = () => shop.basket.change(account, { type: 'RESTORE_LINES', lines });
  expect(await restore()).toEqual({ ok: false, refusal: 'basket_full' });
  await shop.basket.change(account, { type: 'REMOVE_FROM_BASKET', id: '12321341' });
  expect(await restore()).toEqual({ ok: false, refusal: 'basket_full' });
  await shop.basket.change(account, { type: 'REMOVE_FROM_BASKET', id: '12321341' });
  expect(await restore()).toMatchObject({ ok: true });
  expect(await countOf(account)).toBe(MAX_BASKET_LINES);
});

test('two guests who join one account at once leave no more in it than it holds', async () => {
  const account = shop.accountId();
  const guests = [await guestWith(70), await guestWith(70)];
  await Promise.all(guests.map((guest) => shop.join(guest, account)));
  expect(await countOf(account)).toBe(MAX_BASKET_LINES);
});

test('no payment is started of more than a basket holds', async () => {
  const guest = await guestWith(1);
  await shop.queries.execute(sql`insert into basket_line (shopper, variant)
    select ${guest}, 'book' from generate_series(1, 100)`);
  expect(await shop.payments.start(guest, await shop.totalOf(guest))).toEqual({
    ok: false,
    refusal: { code: 'too_many_items', maxItems: MAX_BASKET_LINES },
  });
});
