import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { basketLine } from '#db/schema/shop-schema.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries, basket } = shop;

const add = (shopper: string, variant = 'book', count?: number) =>
  basket.change(shopper, { type: 'ADD_TO_BASKET', variant, count });

describe('adding to a basket', () => {
  test('answers exactly what was added before, under concurrent adds', async () => {
    const shopper = await shop.guest();
    const answers = await Promise.all(Array.from({ length: 24 }, () => add(shopper)));
    const numbers = answers.map((answer) => {
      if (!answer.ok) throw new Error(answer.refusal);
      const { basket: own, changed } = answer.value;
      expect(own.items).toHaveLength(own.version);
      expect(own.items.at(-1)).toEqual(changed);
      return own.version;
    });
    expect(numbers.toSorted((one, other) => one - other)).toEqual(
      numbers.map((_, index) => index + 1),
    );
  });

  test('fills a basket to the last line and not beyond, under concurrent adds', async () => {
    const shopper = await shop.guest('book');
    const lines = Array.from({ length: MAX_BASKET_LINES - 4 }, () => ({
      shopper,
      variant: 'book',
    }));
    await queries.insert(basketLine).values(lines);
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(shopper)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect((await basket.read(shopper)).items).toHaveLength(MAX_BASKET_LINES);
  });

  test('of several adds all in one change, and answers their lines', async () => {
    const shopper = await shop.guest('tablet');
    const { version } = await basket.read(shopper);
    const added = await add(shopper, 'book', 10);
    if (!added.ok) throw new Error(added.refusal);
    const { basket: now, lines, changed } = added.value;
    expect(now.version).toBe(version + 1);
    expect(now.items.slice(1).map(({ line }) => line)).toEqual(lines);
    expect(now.items.slice(1).map(({ variant }) => variant)).toEqual(Array(10).fill('book'));
    expect(changed).toBeNull();
  });

  test('of several adds as many as fit, under concurrent adds, and none to a full basket', async () => {
    const shopper = await shop.guest('book');
    const lines = Array.from({ length: MAX_BASKET_LINES - 16 }, () => ({
      shopper,
      variant: 'book',
    }));
    await queries.insert(basketLine).values(lines);
    const answers = await Promise.all([add(shopper, 'book', 10), add(shopper, 'book', 10)]);
    const counts = answers.map((one) => (one.ok ? one.value.lines.length : 0));
    expect(counts.toSorted((one, other) => one - other)).toEqual([5, 10]);
    expect((await basket.read(shopper)).items).toHaveLength(MAX_BASKET_LINES);
    expect(await add(shopper, 'book', 10)).toEqual({ ok: false, refusal: 'basket_full' });
  });

  test('adds nothing that is not for sale, and makes nobody a shopper for it', async () => {
    await queries
      .update(product)
      .set({ withdrawnAt: new Date() })
      .where(eq(product.variant, 'tablet'));
    for (const variant of ['nothing', 'tablet']) {
      expect(await add('new', variant)).toEqual({ ok: false, refusal: 'unknown_variant' });
    }
    expect((await basket.read('new')).shopper).toBeNull();
  });

  test('adds nothing for a guest who has joined an account', async () => {
    const guest = await shop.guest('book');
    const account = shop.accountId();
    await shop.join(guest, account);
    expect(await add(guest)).toEqual({ ok: false, refusal: 'shopper_merged' });
    expect((await basket.read(account)).items).toHaveLength(1);
  });
});
