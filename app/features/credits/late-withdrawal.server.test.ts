/** A withdrawal from gift cards that is late, below HTTP: it waits for staff, and the reconciliation knows it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foldOrder } from '#app/features/orders/order-state.ts';
import { giftCardShop } from '#tests/fixtures/gift-card-shop.ts';
import { TO_BUYER } from './bought-cards.ts';
import { sendDueGiftCards } from './credit-store.server.ts';

const { shop, orderOf, buy, refund, expectClean } = await giftCardShop();
const { queries } = shop;
afterAll(shop.close);

/** A product of the catalogue that is a gift card of $25 in this shop. */
const CARD = 'usb-c-cable';

beforeAll(async () => {
  await queries.execute(
    sql`update product set gift_card = 'yes', price_cents = 2500 where variant = ${CARD}`,
  );
});

/** A mailed gift card, and what becomes of its order. */
async function mailed() {
  const guest = await shop.guest(CARD);
  await shop.saveGiftTo(guest, { ...TO_BUYER, email: 'kim@example.com' });
  const intent = await buy(guest);
  await sendDueGiftCards(queries);
  const stateOf = async () => foldOrder(await orderOf(guest, intent)).state;
  return {
    stateOf,
    refund: (cents: number | null) => refund(guest, intent, cents),
    decline: () =>
      shop.orderActions.record(guest, intent, {
        ...{ kind: 'return_declined', body: { reason: 'The card is three months old' } },
      }),
    /** A year after the period. */
    async withdraw() {
      const declaredSeconds = Math.floor(Date.now() / 1_000) + 400 * 86_400;
      const wanted = { lines: null, declaredSeconds, period: { days: 14, timeZone: 'UTC' } };
      await shop.orderActions.withdraw(guest, intent, wanted, 'staff');
      expect(await stateOf()).toBe('withdrawn');
    },
  };
}

test('one that waits is as the lists have it', async () => {
  const { withdraw } = await mailed();
  await withdraw();
  await expectClean();
});

test('one that staff has declined, and one of after that, are as the lists have them', async () => {
  const { withdraw, decline, stateOf } = await mailed();
  await withdraw();
  expect(await decline()).toMatchObject({ kind: 'done' });
  expect(await stateOf()).toBe('delivered');
  await expectClean();
  await withdraw();
  await expectClean();
});

test('one that staff has refunded, of which an amount went back before, is as the lists have it', async () => {
  const { withdraw, refund: giveBack, stateOf } = await mailed();
  await giveBack(500);
  await withdraw();
  await expectClean();
  await giveBack(null);
  expect(await stateOf()).toBe('delivered');
  await expectClean();
});
