import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { basketLine, product } from '#db/schema/shop-schema.ts';
import { testServices } from '#tests/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries, basket } = shop;

const add = (shopper: string, listing = 'book') =>
  basket.change(shopper, { type: 'ADD_TO_BASKET', listing });

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
      listing: 'book',
    }));
    await queries.insert(basketLine).values(lines);
    const answers = await Promise.all(Array.from({ length: 8 }, () => add(shopper)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect((await basket.read(shopper)).items).toHaveLength(MAX_BASKET_LINES);
  });

  test('adds nothing that is not for sale, and makes nobody a shopper for it', async () => {
    await queries
      .update(product)
      .set({ withdrawnAt: new Date() })
      .where(eq(product.listing, 'tablet'));
    for (const listing of ['nothing', 'tablet']) {
      expect(await add('new', listing)).toEqual({ ok: false, refusal: 'unknown_listing' });
    }
    expect((await basket.read('new')).shopper).toBeNull();
  });

  test('adds nothing for a guest who has joined an account', async () => {
    const guest = await shop.guest('book');
    const account = shop.accountId();
    await shop.join(guest, account);
    expect(await add(guest)).toEqual({ ok: false, refusal: 'shopper_joined' });
    expect((await basket.read(account)).items).toHaveLength(1);
  });
});
