import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { BasketAction } from '#app/features/basket/core/basket-action.ts';
import {
  type BasketItem,
  type ChangedBasket,
  MAX_BASKET_LINES,
} from '#app/features/basket/core/basket-item.ts';
import {
  basketReducer,
  initialState,
  type ShopState,
} from '#app/features/basket/core/basket-reducer.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { recount, stocked } from '#tests/fixtures/test-stock.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { basket } = shop;
beforeEach(() => void shop.takeLogged());

const { products } = await shop.catalogue.page(null, 100);

function find(variant: string): Product {
  const found = products.find((one) => one.variant === variant);
  if (!found) throw new Error(`No variant ${variant}`);
  return found;
}

async function change(shopper: string, write: BasketAction): Promise<ChangedBasket> {
  const changed = await basket.change(shopper, write);
  if (!changed.ok) throw new Error(changed.refusal);
  return changed.value;
}

const withoutLines = (items: readonly BasketItem[]) =>
  items.map(({ line: _line, ...rest }) => rest);

const write: fc.Arbitrary<BasketAction> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record(
      {
        type: fc.constant('ADD_TO_BASKET' as const),
        variant: fc.constantFrom(
          ...['book', 'smart-speaker-charcoal', 'smart-speaker-sand', 'usb-c-cable'],
        ),
        count: fc.integer({ min: 1, max: 10 }),
      },
      { requiredKeys: ['type', 'variant'] },
    ),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('12321341', '23445930', '4903850', 'nothing')
      .map((id) => ({ type: 'REMOVE_FROM_BASKET' as const, id })),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'EMPTY_BASKET' as const }) },
);

/** The state that the reducer expects of the SQL. */
function reduce(state: ShopState, write: BasketAction): ShopState {
  if (write.type !== 'ADD_TO_BASKET') return basketReducer(state, write);
  const item = { ...find(write.variant), line: 0 };
  return basketReducer(state, {
    ...write,
    items: Array.from({ length: write.count ?? 1 }, () => item),
  });
}

describe('the basket that the server keeps', () => {
  test('is what the reducer makes of the same actions, whatever they are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(write, { maxLength: 10 }), async (writes) => {
        const guest = await shop.guest();
        let state = initialState;
        for (const write of writes) {
          state = reduce(state, write);
          const changed = await basket.change(guest, write);
          if (!changed.ok) throw new Error(changed.refusal);
          expect(withoutLines(changed.value.basket.items)).toEqual(withoutLines(state.basket));
        }
        const read = await basket.read(guest);
        expect(withoutLines(read.items)).toEqual(withoutLines(state.basket));
      }),
      { numRuns: 40 },
    );
  });

  test('loses and doubles nothing when actions are concurrent', async () => {
    const guest = await shop.guest('book', 'book', 'book');
    await Promise.all([
      ...Array.from({ length: 5 }, () => shop.add(guest, 'usb-c-cable')),
      ...Array.from({ length: 2 }, () =>
        basket.change(guest, { type: 'REMOVE_FROM_BASKET', id: '12321341' }),
      ),
    ]);
    const { items } = await basket.read(guest);
    expect(items.map(({ variant }) => variant).toSorted()).toEqual([
      'book',
      ...Array.from({ length: 5 }, () => 'usb-c-cable'),
    ]);
  });

  test('gives every line a number of its own that is never used again', async () => {
    const guest = await shop.guest('book', 'book');
    const before = (await basket.read(guest)).items.map(({ line }) => line);
    await basket.change(guest, { type: 'EMPTY_BASKET' });
    await shop.add(guest, 'book', 'book');
    const after = (await basket.read(guest)).items.map(({ line }) => line);
    expect(Math.min(...after)).toBeGreaterThan(Math.max(...before));
  });

  test("shows today's title and price", async () => {
    const row = { variant: 'lamp', id: 'lamp', title: 'Lamp', image: '', rating: 3, position: 99 };
    await shop.queries.insert(product).values({ ...row, priceCents: 1000 });
    const guest = await shop.guest('lamp');
    await shop.queries
      .update(product)
      .set({ title: 'Better lamp', priceCents: 1250 })
      .where(eq(product.variant, 'lamp'));
    expect((await basket.read(guest)).items).toMatchObject([
      { title: 'Better lamp', priceCents: 1_250 },
    ]);
    await shop.queries.delete(product).where(eq(product.variant, 'lamp'));
    expect((await basket.read(guest)).items).toEqual([]);
  });

  test('says how many there are of what is counted, whether others hold the last ones, and nothing of the rest', async () => {
    const counted = [
      await stocked(shop.queries, 'plenty', 99),
      await stocked(shop.queries, 'few', 1),
      await stocked(shop.queries, 'held', 1),
      await stocked(shop.queries, 'sold', 1),
    ];
    const guest = await shop.guest(...counted, 'book');
    const holder = await shop.guest('held');
    const { intent } = await shop.start(holder);
    expect(await shop.holdPayment(holder, intent)).toMatchObject({ ok: true });
    await recount(shop.queries, 'sold', 0);
    const { items } = await basket.read(guest);
    expect(items.map(({ stockLevel }) => stockLevel)).toEqual([
      { kind: 'in' },
      { kind: 'low', left: 1 },
      { kind: 'held' },
      { kind: 'out' },
      undefined,
    ]);
  });

  test('takes out exactly the lines that are named, those that are there', async () => {
    const guest = await shop.guest('book', 'tablet', 'book');
    const [first, , third] = (await basket.read(guest)).items;
    const other = await shop.guest('book');
    const [others] = (await basket.read(other)).items;
    const lines = [first?.line ?? 0, third?.line ?? 0, others?.line ?? 0, 999_999];
    const changed = await basket.change(guest, { type: 'REMOVE_LINES', lines });
    expect(changed).toMatchObject({
      ok: true,
      value: { basket: { items: [{ variant: 'tablet' }] } },
    });
    expect((await basket.read(other)).items).toHaveLength(1);
  });

  test('has a version that rises with every change, and with nothing else', async () => {
    const guest = await shop.guest('book');
    const { version } = await basket.read(guest);
    await basket.change(guest, { type: 'REMOVE_FROM_BASKET', id: 'nothing' });
    expect((await basket.read(guest)).version).toBe(version);
    await basket.change(guest, { type: 'REMOVE_FROM_BASKET', id: '12321341' });
    expect((await basket.read(guest)).version).toBe(version + 1);
  });

  test('is empty for a visitor who has none and for a guest who has joined an account', async () => {
    const guest = await shop.guest('book');
    await shop.join(guest, shop.accountId());
    for (const shopper of [null, 'guest_nobody', guest]) {
      expect(await basket.read(shopper)).toEqual({ shopper: null, items: [], version: 0 });
    }
  });
});

describe('an action answers', () => {
  test('the very line that it added, and the item that it removed', async () => {
    const guest = await shop.guest('smart-speaker-sand', 'smart-speaker-charcoal');
    const added = await change(guest, { type: 'ADD_TO_BASKET', variant: 'smart-speaker-charcoal' });
    expect(added.changed).toEqual(added.basket.items[2]);
    const removed = await change(guest, { type: 'REMOVE_FROM_BASKET', id: '23445930' });
    expect(removed.changed).toMatchObject({ variant: 'smart-speaker-sand' });
  });
});

describe('a basket is left as it is', () => {
  test('when the catalogue has no such variant', async () => {
    const guest = await shop.guest('book');
    expect(await basket.change(guest, { type: 'ADD_TO_BASKET', variant: 'nothing' })).toEqual({
      ok: false,
      refusal: 'unknown_variant',
    });
    expect((await basket.read(guest)).items).toHaveLength(1);
  });

  test('when it is full, under concurrent adds', async () => {
    const guest = await shop.guest(...Array.from({ length: MAX_BASKET_LINES - 1 }, () => 'book'));
    const add = { type: 'ADD_TO_BASKET', variant: 'book' } as const;
    const outcomes = await Promise.all([add, add, add].map((write) => basket.change(guest, write)));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    expect(outcomes).toContainEqual({ ok: false, refusal: 'basket_full' });
    expect((await basket.read(guest)).items).toHaveLength(MAX_BASKET_LINES);
  });

  test('when the guest has joined an account: the old cookie opens nothing', async () => {
    const guest = await shop.guest('book');
    const account = shop.accountId();
    await shop.join(guest, account);
    expect(await basket.change(guest, { type: 'EMPTY_BASKET' })).toEqual({
      ok: false,
      refusal: 'shopper_merged',
    });
    expect((await basket.read(account)).items).toHaveLength(1);
  });
});

describe('removing an id that is not there', () => {
  test('changes nothing and logs a warning', async () => {
    const guest = await shop.guest('book');
    const changed = await basket.change(guest, { type: 'REMOVE_FROM_BASKET', id: 'no"thing' });
    expect(changed).toMatchObject({
      ok: true,
      value: { basket: { items: [{ variant: 'book' }] }, changed: null },
    });
    expect(shop.takeLogged()).toMatchObject([
      {
        level: 40,
        id: 'no"thing',
        msg: 'Nothing was removed: the basket has no product with the id "no\\"thing".',
      },
    ]);
  });

  test('is the only thing that is warned of', async () => {
    const guest = await shop.guest('book');
    await basket.change(guest, { type: 'REMOVE_FROM_BASKET', id: '12321341' });
    expect(shop.takeLogged()).toEqual([]);
  });
});
