/** A shop that sells no gift cards: the products that are such are shown, and nobody can buy them. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { findMissingUnits, missingUnitsText } from '#app/features/basket/core/missing-units.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
const { queries } = shop;
afterAll(shop.close);

const CARD = 'usb-c-cable';
const NOT_SOLD = { kind: 'off' };

const sell = (answer: 'yes' | '') =>
  queries.execute(sql`update product set gift_card = ${answer} where variant = ${CARD}`);

test('a gift card is not available, and does not come into a basket', async () => {
  await sell('yes');
  const [shown] = await shop.catalogue.sold([CARD]);
  expect(shown).toMatchObject({ variant: CARD, stockLevel: NOT_SOLD });
  const guest = await shop.guest('book');
  const alone = { type: 'ADD_TO_BASKET', variant: CARD } as const;
  expect(await shop.basket.change(guest, alone)).toMatchObject({ refusal: 'unknown_variant' });
  const variants = [CARD, 'tablet'];
  await shop.basket.change(guest, { type: 'FILL_BASKET', variants, replaces: false, source: null });
  const { items } = await shop.basket.read(guest);
  expect(items.map(({ variant }) => variant)).toEqual(['book', 'tablet']);
});

test('one that is in a basket already says that it has to go', async () => {
  await sell('');
  const guest = await shop.guest(CARD, 'book');
  await sell('yes');
  const { items } = await shop.basket.read(guest);
  const levels = items.map(({ stockLevel }) => stockLevel ?? null);
  const [missing, ...others] = findMissingUnits(items, levels);
  expect(others).toEqual([]);
  expect(missing && missingUnitsText(missing)).toMatch(/: Not available$/);
});
