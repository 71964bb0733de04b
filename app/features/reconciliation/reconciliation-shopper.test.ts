import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import type { ReconciledRefund } from './reconciliation-charge.ts';
import type { ReconciledLife } from './reconciliation-life.ts';
import { judgeShared } from './reconciliation-shared.ts';
import { judgeShopper, type ShopperRecords } from './reconciliation-shopper.ts';

function item(line: number, priceCents: number): BasketItem {
  const text = { variant: `variant ${line % 3}`, id: 'id', title: 'title', image: 'image' };
  return { ...text, priceCents, rating: 5, line };
}

/** The first refund of a charge, for all of it. */
function refundOf(
  charge: Pick<ReconciledRefund, 'shopper' | 'intent' | 'state' | 'amountCents' | 'createdSeconds'>,
): ReconciledRefund {
  return {
    ...{ no: 1, by: 'shop', reason: 'lines_sold', refundId: 're', dueSeconds: 0 },
    ...{ creditCents: 0, chargeCents: charge.amountCents, ...charge },
  };
}

/** A shopper whose payments are consistent with their orders and refunds. */
function shopperOf(purchases: { prices: number[]; isOrder: boolean }[]): ShopperRecords {
  const records: ShopperRecords = {
    shopper: 'shopper',
    mergedInto: null,
    payments: [],
    strays: [],
    orders: [],
    refunds: [],
    transactions: [],
    claims: [],
    lives: [],
  };
  let line = 0;
  purchases.forEach(({ prices, isOrder }, index) => {
    const intent = `pi_${index}`;
    const items = prices.map((price) => item(++line, price));
    const amountCents = basketTotalCents(items);
    const common = {
      ...{ shopper: 'shopper', intent, amountCents, currency: 'usd', createdSeconds: index },
    };
    const state = isOrder ? 'ordered' : 'refunded';
    records.payments.push({ ...common, payment: `payment_${index}`, state, items });
    if (isOrder) {
      records.orders.push({ ...common, items, terms: null, isByHand: false });
      records.lives.push({ intent, events: [], workState: 'placed', isPartlyShipped: false });
      records.claims.push(...items.map((sold) => ({ line: sold.line, intent })));
    } else {
      records.refunds.push(refundOf({ ...common, state: 'refunded' }));
      records.transactions.push({ intent, refund: 1, amountCents });
    }
  });
  return records;
}

const prices = fc.array(
  fc.integer({ min: 1, max: 99_999 }).map((cents) => cents / 100),
  { minLength: 1, maxLength: 4 },
);
const purchases = fc.array(fc.record({ prices, isOrder: fc.boolean() }), { maxLength: 5 });
const anOrder = fc.record({ prices, isOrder: fc.constant(true) });
const aRefund = fc.record({ prices, isOrder: fc.constant(false) });

/** Each damages the first order or refund of a shopper; with the expected findings. */
type Damage = (records: ShopperRecords) => Partial<ShopperRecords>;

function kinds(records: ShopperRecords): string[] {
  return judgeShopper(records).map(({ kind }) => kind);
}

function changeFirst<Row>(rows: readonly Row[], change: Partial<Row>): Row[] {
  return rows.map((row, index) => (index === 0 ? { ...row, ...change } : row));
}

test('a shopper whose payments became orders and refunds is right', () => {
  fc.assert(
    fc.property(purchases, (all) => {
      expect(judgeShopper(shopperOf(all))).toEqual([]);
    }),
  );
});

test.each<[string, string[], Damage]>([
  [
    'has no payment',
    ['order_without_payment'],
    ({ payments }) => ({ payments: payments.slice(1) }),
  ],
  [
    'has a payment that is not settled',
    ['order_of_unsettled_payment'],
    ({ payments }) => ({ payments: changeFirst(payments, { state: 'open' }) }),
  ],
  [
    'has another amount',
    ['order_differs'],
    ({ orders }) => ({ orders: changeFirst(orders, { amountCents: 0 }) }),
  ],
  [
    'has items that were not frozen',
    ['order_differs'],
    ({ payments }) => ({ payments: changeFirst(payments, { items: [] }) }),
  ],
  [
    'has a line that is not claimed',
    ['line_unclaimed'],
    ({ claims }) => ({ claims: claims.slice(1) }),
  ],
  [
    'has a line that another sold',
    ['line_sold_twice', 'claim_without_order'],
    ({ claims }) => ({ claims: changeFirst(claims, { intent: 'pi_other' }) }),
  ],
  [
    'is a refund too',
    ['order_and_refund'],
    ({ orders, refunds }) => ({
      refunds: [
        ...refunds,
        ...orders.slice(0, 1).map((order) => {
          return refundOf({ ...order, state: 'due' });
        }),
      ],
    }),
  ],
])('an order that %s is found', (_name, expected, damage) => {
  fc.assert(
    fc.property(anOrder, purchases, (first, others) => {
      const records = shopperOf([first, ...others]);
      expect(kinds({ ...records, ...damage(records) })).toEqual(expected);
    }),
  );
});

test.each<[string, string[], Damage]>([
  [
    'has no payment',
    ['refund_without_payment'],
    ({ payments }) => ({ payments: payments.slice(1) }),
  ],
  [
    'is in another state than its payment',
    ['refund_differs'],
    ({ payments }) => ({ payments: changeFirst(payments, { state: 'refund_due' }) }),
  ],
  [
    'has not arrived, by its row',
    ['refund_differs', 'refund_misbooked'],
    ({ refunds }) => ({ refunds: changeFirst(refunds, { state: 'failed' }) }),
  ],
  [
    'is not booked',
    ['refund_misbooked'],
    ({ transactions }) => ({ transactions: transactions.slice(1) }),
  ],
  [
    'is booked with another amount',
    ['refund_misbooked'],
    ({ transactions }) => ({ transactions: changeFirst(transactions, { amountCents: 0 }) }),
  ],
  [
    'is booked as another one',
    ['refund_misbooked', 'refund_misbooked'],
    ({ transactions }) => ({ transactions: changeFirst(transactions, { refund: 2 }) }),
  ],
])('a refund that %s is found', (_name, expected, damage) => {
  fc.assert(
    fc.property(aRefund, purchases, (first, others) => {
      const records = shopperOf([first, ...others]);
      expect(kinds({ ...records, ...damage(records) })).toEqual(expected);
    }),
  );
});

test('an order that holds a line twice is found', () => {
  const twice = item(1, 5);
  const records = shopperOf([{ prices: [5, 5], isOrder: true }]);
  const same = {
    ...records,
    payments: changeFirst(records.payments, { items: [twice, twice] }),
    orders: changeFirst(records.orders, { items: [twice, twice] }),
    claims: records.claims.slice(0, 1),
  };
  expect(kinds(same)).toEqual(['line_sold_twice']);
});

test('a claim of a line that is in no order is found', () => {
  const records = shopperOf([{ prices: [5], isOrder: true }]);
  const claims = [...records.claims, { line: 9, intent: 'pi_0' }, { line: 10, intent: 'pi_9' }];
  expect(judgeShopper({ ...records, claims })).toMatchObject([
    { kind: 'claim_without_order', ids: { lines: [9], intent: 'pi_0' } },
    { kind: 'claim_without_order', ids: { lines: [10], intent: 'pi_9' } },
  ]);
});

test('a guest who has joined an account has nothing left', () => {
  const joined = { ...shopperOf([]), mergedInto: 'account' };
  expect(judgeShopper(joined)).toEqual([]);
  const { claims } = shopperOf([{ prices: [5], isOrder: true }]);
  expect(kinds({ ...joined, claims })).toContain('left_behind');
});

test('what stands under two shoppers, or is sold and in a basket, is found', () => {
  const shoppers = ['ann', 'ben'];
  const found = judgeShared({
    claims: [{ line: 7, shoppers }],
    orders: [{ intent: 'pi_1', shoppers }],
    payments: [{ intent: 'pi_2', shoppers }],
    basketLines: [{ line: 8, shopper: 'ann', intent: 'pi_3' }],
  });
  expect(found.map(({ kind, ids }) => [kind, ids])).toEqual([
    ['line_sold_twice', { lines: [7] }],
    ['order_doubled', { intent: 'pi_1' }],
    ['payment_doubled', { intent: 'pi_2' }],
    ['line_still_in_basket', { shopper: 'ann', intent: 'pi_3', lines: [8] }],
  ]);
});

describe('what has happened to an order', () => {
  const packed = { no: 1, kind: 'packed', body: {}, by: 'staff', atSeconds: 0 } as const;
  const noted = { no: 3, kind: 'note', body: { text: '' }, by: 'staff', atSeconds: 0 } as const;
  const kindsOf = (life: Partial<ReconciledLife>) => {
    const records = shopperOf([{ prices: [1], isOrder: true }]);
    return kinds({ ...records, lives: changeFirst(records.lives, life) });
  };

  test('is right when its events add up to the state in lists', () => {
    expect(kindsOf({ events: [packed], workState: 'packed' })).toEqual([]);
  });

  test('is found when it stands otherwise in lists, in none, or has a gap', () => {
    expect(kindsOf({ events: [packed] })).toEqual(['state_differs']);
    expect(kindsOf({ workState: null })).toEqual(['state_differs']);
    expect(kindsOf({ events: [packed, noted], workState: 'packed' })).toEqual(['state_differs']);
  });

  test('is found when more goes back than was charged', () => {
    const records = shopperOf([{ prices: [1], isOrder: true }]);
    const [order] = records.orders;
    const half = { shopper: 'shopper', intent: 'pi_0', state: 'due', createdSeconds: 0 } as const;
    const amountCents = order?.amountCents ?? 0;
    const one = { ...refundOf({ ...half, amountCents }), reason: 'broken' };
    const more = { ...one, no: 2, amountCents: 1 };
    expect(kinds({ ...records, refunds: [one] })).toEqual([]);
    expect(kinds({ ...records, refunds: [one, more] })).toEqual(['refund_exceeds']);
    const failed = { ...more, state: 'failed' } as const;
    expect(kinds({ ...records, refunds: [one, failed] })).toEqual([]);
  });
});

describe('the refund of a stray intent', () => {
  const stray = { intent: 'pi_stray', payment: 'payment_0', state: 'refunded' } as const;
  const refund = refundOf({
    ...{ shopper: 'shopper', intent: 'pi_stray', state: 'refunded' },
    ...{ amountCents: 100, createdSeconds: 0 },
  });
  const booked = {
    refunds: [refund],
    transactions: [{ intent: 'pi_stray', refund: 1, amountCents: 100 }],
  };

  test('is right with its own row', () => {
    const records = shopperOf([{ prices: [1], isOrder: true }]);
    expect(kinds({ ...records, strays: [stray], ...booked })).toEqual([]);
  });

  test('is found when it stands otherwise than that, or has none', () => {
    const records = shopperOf([{ prices: [1], isOrder: true }]);
    const due = { ...stray, state: 'refund_due' } as const;
    expect(kinds({ ...records, strays: [due], ...booked })).toEqual(['refund_differs']);
    expect(kinds({ ...records, ...booked })).toEqual(['refund_without_payment']);
  });
});
