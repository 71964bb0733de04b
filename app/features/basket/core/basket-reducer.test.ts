import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BasketItem } from './basket-item.ts';
import {
  basketReducer,
  initialState,
  isInBasket,
  notInBasketWarning,
  type ShopAction,
} from './basket-reducer.ts';

const item: fc.Arbitrary<BasketItem> = fc.record({
  line: fc.nat(),
  variant: fc.constantFrom('speaker-charcoal', 'speaker-sand', 'book'),
  id: fc.constantFrom('speaker', 'book'),
  title: fc.constant('A title'),
  image: fc.constant(''),
  priceCents: fc.constant(100),
  rating: fc.constant(3),
});

function lineOf(line: number): BasketItem {
  return { line, variant: 'book', id: 'book', title: '', image: '', priceCents: 100, rating: 3 };
}

const user = fc.option(fc.record({ uid: fc.string(), email: fc.string() }));
const action: fc.Arbitrary<ShopAction> = fc.oneof(
  item.map((one) => ({ type: 'ADD_TO_BASKET' as const, variant: one.variant, items: [one] })),
  fc
    .constantFrom('speaker', 'book', 'none')
    .map((id) => ({ type: 'REMOVE_FROM_BASKET' as const, id })),
  fc.constant({ type: 'EMPTY_BASKET' as const }),
  user.map((one) => ({ type: 'SET_USER' as const, user: one })),
);
const state = fc.array(action).map((actions) => actions.reduce(basketReducer, initialState));

describe('the state of the shop', () => {
  test('begins with an empty basket and no user', () => {
    expect(initialState).toEqual({ basket: [], user: null });
  });

  test('ADD_TO_BASKET appends the item, duplicates too', () => {
    fc.assert(
      fc.property(state, item, (before, added) => {
        const after = basketReducer(before, {
          ...{ type: 'ADD_TO_BASKET', variant: added.variant },
          items: [added],
        });
        expect(after).toEqual({ ...before, basket: [...before.basket, added] });
      }),
    );
  });

  test('REMOVE_FROM_BASKET removes only the first item with the id', () => {
    fc.assert(
      fc.property(state, fc.constantFrom('speaker', 'book'), (before, id) => {
        fc.pre(isInBasket(before.basket, id));
        const { basket } = basketReducer(before, { type: 'REMOVE_FROM_BASKET', id });
        const first = before.basket.findIndex((one) => one.id === id);
        expect(basket).toEqual(before.basket.filter((_one, index) => index !== first));
      }),
    );
  });

  test('REMOVE_FROM_BASKET of an id that is not there leaves the very same state', () => {
    fc.assert(
      fc.property(state, (before) => {
        expect(basketReducer(before, { type: 'REMOVE_FROM_BASKET', id: 'none' })).toBe(before);
      }),
    );
  });

  test('has a product in the basket if any item has its id', () => {
    const ids = fc.array(fc.constantFrom('speaker', 'book'));
    fc.assert(
      fc.property(ids, fc.array(item), (wanted, items) => {
        for (const id of [...wanted, 'none']) {
          expect(isInBasket(items, id)).toBe(items.map((one) => one.id).includes(id));
        }
      }),
    );
  });

  test('warns by the id that was not found', () => {
    expect(notInBasketWarning('a "lamp"')).toBe(
      String.raw`Nothing was removed: the basket has no product with the id "a \"lamp\"".`,
    );
  });

  test('EMPTY_BASKET clears the basket and keeps the user', () => {
    fc.assert(
      fc.property(state, (before) => {
        const after = basketReducer(before, { type: 'EMPTY_BASKET' });
        expect(after).toEqual({ basket: [], user: before.user });
      }),
    );
  });

  test('REMOVE_LINES takes out these lines, and RESTORE_LINES puts them where they were', () => {
    const baskets = fc
      .uniqueArray(item, { selector: ({ line }) => line })
      .map((items) => items.toSorted((one, other) => one.line - other.line))
      .chain((basket) => fc.tuple(fc.constant(basket), fc.shuffledSubarray(basket)));
    fc.assert(
      fc.property(baskets, ([basket, removed]) => {
        const before = { ...initialState, basket };
        const lines = removed.map(({ line }) => line);
        const after = basketReducer(before, { type: 'REMOVE_LINES', lines });
        expect(after.basket).toEqual(basket.filter((one) => !removed.includes(one)));
        const restore = { type: 'RESTORE_LINES', lines, items: removed } as const;
        expect(basketReducer(after, restore)).toEqual(before);
        expect(basketReducer(before, restore)).toEqual(before);
      }),
    );
  });

  test('RESTORE_LINES leaves what is still being added at the end', () => {
    const [first, third, added] = [lineOf(0), lineOf(3), lineOf(-1)];
    const restored = (basket: BasketItem[], item: BasketItem) =>
      basketReducer(
        { ...initialState, basket },
        { type: 'RESTORE_LINES', lines: [item.line], items: [item] },
      ).basket;
    expect(restored([third, added], first)).toEqual([first, third, added]);
    expect(restored([first, added], third)).toEqual([first, third, added]);
  });

  test('what names no items changes nothing', () => {
    const before = { ...initialState, basket: [lineOf(1)] };
    for (const action of [
      { type: 'ADD_TO_BASKET', variant: 'book' },
      { type: 'RESTORE_LINES', lines: [2] },
    ] as const) {
      expect(basketReducer(before, action)).toEqual(before);
    }
  });

  test('SET_USER sets or clears the user and keeps the basket', () => {
    fc.assert(
      fc.property(state, user, (before, one) => {
        const after = basketReducer(before, { type: 'SET_USER', user: one });
        expect(after).toEqual({ basket: before.basket, user: one });
      }),
    );
  });

  test('is never changed in place', () => {
    fc.assert(
      fc.property(state, action, (before, one) => {
        const copy = structuredClone(before);
        basketReducer(before, one);
        expect(before).toEqual(copy);
      }),
    );
  });
});
