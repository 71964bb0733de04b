import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNewestFirst, type ListedOrder } from '#app/features/orders/order.ts';
import type { OrderPage } from '#app/features/orders/order-page.ts';
import { formatOrderCursor, parseOrderCursor } from '#app/features/orders/order-page.ts';
import { addOrder, openFeed, refundsOnPage, takeSnapshot } from './use-live-orders.ts';

const PAGE_SIZE = 3;

const order = fc.record<ListedOrder>({
  id: fc.stringMatching(/^pi_[A-Za-z0-9]{2}$/),
  created: fc.integer({ min: 0, max: 5 }),
  amount: fc.constant(100),
  basket: fc.constant([]),
  number: fc.constant('0123456789'),
  state: fc.constant('placed'),
  refunded: fc.constant(0),
});
const history = fc
  .uniqueArray(order, { selector: (one) => one.id, maxLength: 12 })
  .map((orders) => orders.toSorted(compareNewestFirst));

function orderOf(created: number): ListedOrder {
  const listed = { number: '0123456789', state: 'placed', refunded: 0 } as const;
  return { id: `pi_${created}`, created, amount: 100, basket: [], ...listed };
}

/** The database's answer: a page of all orders after a cursor. */
function pageOf(orders: readonly ListedOrder[], after: string | null = null): OrderPage {
  const cursor = after === null ? null : parseOrderCursor(after);
  const older = orders
    .toSorted(compareNewestFirst)
    .filter((one) => cursor === null || compareNewestFirst(cursor, one) < 0);
  const shown = older.slice(0, PAGE_SIZE);
  const last = shown.at(-1);
  return {
    orders: shown,
    refunds: [],
    next: older.length > PAGE_SIZE && last ? formatOrderCursor(last) : null,
  };
}

/** All pages of a history, opened one after the other. */
function openPages(orders: readonly ListedOrder[]) {
  const pages = [openFeed(null, pageOf(orders))];
  for (let { next } = pages[0] ?? { next: null }; next !== null; ) {
    const page = openFeed(parseOrderCursor(next), pageOf(orders, next));
    pages.push(page);
    next = page.next;
  }
  return pages;
}

describe('a live history', () => {
  test('has every order once, newest first, on whichever page its place is', () => {
    fc.assert(
      fc.property(history, history, (before, arriving) => {
        const known = new Set(before.map(({ id }) => id));
        const fresh = arriving.filter(({ id }) => !known.has(id));
        const pages = openPages(before).map((page) => fresh.reduce(addOrder, page));
        const shown = pages.flatMap(({ orders }) => orders);
        expect(shown).toEqual([...before, ...fresh].toSorted(compareNewestFirst));
      }),
    );
  });

  test('shows an order once, however often it arrives', () => {
    const feed = openFeed(null, pageOf([orderOf(2)]));
    expect(addOrder(addOrder(feed, orderOf(3)), orderOf(3)).orders).toEqual([
      orderOf(3),
      orderOf(2),
    ]);
  });

  test('shows an order that arrives again as it is now', () => {
    const feed = openFeed(null, pageOf([orderOf(3), orderOf(2)]));
    const shipped: ListedOrder = { ...orderOf(3), state: 'shipped' };
    expect(addOrder(feed, shipped).orders).toEqual([shipped, orderOf(2)]);
  });

  test('takes an order that was settled late in at its place', () => {
    const feed = openFeed(null, pageOf([orderOf(5), orderOf(1)]));
    expect(addOrder(feed, orderOf(3)).orders).toEqual([orderOf(5), orderOf(3), orderOf(1)]);
  });
});

describe('a fresh look at a page', () => {
  test('loses nothing and doubles nothing, on all pages together', () => {
    fc.assert(
      fc.property(history, history, (before, arriving) => {
        const known = new Set(before.map(({ id }) => id));
        const all = [...before, ...arriving.filter(({ id }) => !known.has(id))];
        const first = takeSnapshot(openFeed(null, pageOf(before)), pageOf(all));
        const rest = first.next === null ? [] : openPagesAfter(all, first.next);
        expect([...first.orders, ...rest]).toEqual(all.toSorted(compareNewestFirst));
      }),
    );
  });

  test('that is older than what arrived takes nothing away', () => {
    const before = [7, 6, 5].map(orderOf);
    const feed = [9, 8].map(orderOf).reduce(addOrder, openFeed(null, pageOf(before)));
    expect(takeSnapshot(feed, pageOf(before)).orders).toEqual([9, 8, 7, 6, 5].map(orderOf));
  });

  test('brings the refunds as they are now', () => {
    const refund = { id: 'pi_9', amount: 100, created: 9, state: 'due' } as const;
    const feed = openFeed(null, { orders: [], refunds: [refund], next: null });
    const fresh = { orders: [], refunds: [{ ...refund, state: 'refunded' as const }], next: null };
    expect(takeSnapshot(feed, fresh).refunds).toEqual(fresh.refunds);
  });
});

function openPagesAfter(orders: readonly ListedOrder[], next: string): ListedOrder[] {
  const page = pageOf(orders, next);
  return [...page.orders, ...(page.next === null ? [] : openPagesAfter(orders, page.next))];
}

test('a refund is on the page where its date has its place', () => {
  const orders = [9, 8, 7, 6].map(orderOf);
  const refunds = [10, 8, 1].map((created) => ({
    id: `pi_r${created}`,
    amount: 100,
    created,
    state: 'refunded' as const,
  }));
  const [first, second] = openPages(orders).map((page) =>
    refundsOnPage({ ...page, refunds }).map(({ created }) => created),
  );
  expect([first, second]).toEqual([[10, 8], [1]]);
});
