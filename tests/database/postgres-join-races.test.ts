/** Writes to a guest's basket that wait for the guest to join an account. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { BasketAction } from '#app/features/basket/core/basket-action.ts';
import { moveLines } from '#app/features/basket/server/basket-store.server.ts';
import { lockBoth, markMerged } from '#app/features/shopper/shopper-store.server.ts';
import { basketLine } from '#db/schema/shop-schema.ts';
import { untilOneWaits } from '#tests/postgres/waiting-locks.ts';
import { testServices } from '../shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { basket, queries } = shop;

/** The product id of the variant book, in the sample catalogue. */
const BOOK_ID = '12321341';

/** Joins the guest to the account, and begins the write when the join has locked both. */
async function writeWhileMerging(guest: string, account: string, write: BasketAction) {
  const [locked, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const joining = queries.transaction(async (tx) => {
    await lockBoth(tx, guest, account);
    locked.resolve();
    await held.promise;
    await moveLines(tx, guest, account, 100);
    await markMerged(tx, guest, account);
  });
  await locked.promise;
  const writing = basket.change(guest, write);
  await untilOneWaits(queries);
  held.resolve();
  await joining;
  return writing;
}

test.for<BasketAction>([
  { type: 'ADD_TO_BASKET', variant: 'tablet' },
  { type: 'REMOVE_FROM_BASKET', id: BOOK_ID },
  { type: 'EMPTY_BASKET' },
])('$type is refused, and leaves nothing with the guest', async (write) => {
  const [guest, account] = [await shop.guest('book'), shop.accountId()];
  const written = await writeWhileMerging(guest, account, write);
  expect(written).toMatchObject({ ok: false, refusal: 'shopper_merged' });
  expect(await queries.$count(basketLine, eq(basketLine.shopper, guest))).toBe(0);
  expect((await shop.basketOf(account)).items.map(({ variant }) => variant)).toEqual(['book']);
});

test('RESTORE_LINES is refused, and the account may restore the line', async () => {
  const [guest, account] = [await shop.guest('book', 'book'), shop.accountId()];
  const line = (await shop.basketOf(guest)).items[0]?.line ?? 0;
  await basket.change(guest, { type: 'REMOVE_FROM_BASKET', id: BOOK_ID });
  const restore = { type: 'RESTORE_LINES' as const, lines: [line] };
  expect(await writeWhileMerging(guest, account, restore)).toMatchObject({
    refusal: 'shopper_merged',
  });
  expect(await queries.$count(basketLine, eq(basketLine.shopper, guest))).toBe(0);
  expect(await basket.change(account, restore)).toMatchObject({ ok: true });
  expect((await shop.basketOf(account)).items).toHaveLength(2);
});
