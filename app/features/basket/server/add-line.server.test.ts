import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { wishListOf } from '#app/features/basket/core/wish-list.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { basketLine, shopper } from '#db/schema/shop-schema.ts';
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

  test('keeps what the first visit came from until the basket is filled anew', async () => {
    const guest = await shop.guest('book');
    const addFrom = async (source: string) => {
      await basket.change(guest, { type: 'ADD_TO_BASKET', variant: 'book', source });
      const [row] = await queries
        .select({ source: shopper.source })
        .from(shopper)
        .where(eq(shopper.id, guest));
      return row?.source;
    };
    expect(await addFrom('letter')).toBe('letter');
    expect(await addFrom('search')).toBe('letter');
    const lines = (await basket.read(guest)).items.map(({ line }) => line);
    await basket.change(guest, { type: 'REMOVE_LINES', lines });
    expect(await addFrom('search')).toBe('search');
  });

  test('adds nothing for a guest who has joined an account', async () => {
    const guest = await shop.guest('book');
    const account = shop.accountId();
    await shop.join(guest, account);
    expect(await add(guest)).toEqual({ ok: false, refusal: 'shopper_merged' });
    expect((await basket.read(account)).items).toHaveLength(1);
  });
});

describe('adding to a wish list', () => {
  const variantsOf = async (list: string) =>
    (await basket.read(list)).items.map(({ variant }) => variant);

  test('adds each variant once, and again once it was taken out', async () => {
    const list = wishListOf(await shop.guest('book'));
    await add(list, 'book', 2);
    expect(await add(list, 'book')).toMatchObject({ ok: true, value: { lines: [] } });
    expect(await variantsOf(list)).toEqual(['book']);
    await basket.change(list, { type: 'REMOVE_FROM_BASKET', id: '12321341' });
    await add(list, 'book');
    expect(await variantsOf(list)).toEqual(['book']);
  });
});
