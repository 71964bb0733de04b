/** What a refund at the provider takes back from the gift cards that its order has bought. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { giftCardShop } from '#tests/fixtures/gift-card-shop.ts';
import { TO_BUYER } from './bought-cards.ts';

const { shop, orderOf, card, buy, balanceOf, expectClean } = await giftCardShop();
const { queries } = shop;
afterAll(shop.close);

/** A product of the catalogue that is a gift card of $25 in this shop. */
const CARD = 'usb-c-cable';

async function buyCards(guest: string, count: number): Promise<string> {
  await shop.add(guest, ...Array.from({ length: count }, () => CARD));
  await shop.saveGiftTo(guest, { ...TO_BUYER, email: 'kim@example.com' });
  return buy(guest);
}

test('one card after the other of that order gives what goes back, to the cent, and no others', async () => {
  await queries.execute(
    sql`update product set gift_card = 'yes', price_cents = 2500 where variant = ${CARD}`,
  );
  const { id: other } = await card(5000);
  const guest = await shop.guest();
  const intents = [await buyCards(guest, 1), await buyCards(guest, 2), await buyCards(guest, 1)];
  const [first = '', refunded = '', last = ''] = intents;
  for (const amount of [2499, 1, 501]) {
    await shop.stripe().refunds.create({ payment_intent: refunded, amount });
    await shop.refunds.advanceRefunds(guest, refunded);
  }
  expect((await orderOf(guest, refunded)).giftCards).toMatchObject([
    { balanceCents: 0, takenCents: 2500 },
    { balanceCents: 1999, takenCents: 501 },
  ]);
  for (const intent of [first, last]) {
    expect((await orderOf(guest, intent)).giftCards).toMatchObject([{ balanceCents: 2500 }]);
  }
  expect(await balanceOf(other)).toBe(5000);
  await expectClean();
});
