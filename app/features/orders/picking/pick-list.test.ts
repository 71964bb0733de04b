import { expect, test } from 'vitest';
import type { NewOrderEvent, OrderEvent } from '#app/features/orders/events/order-events.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { toPickList } from './pick-list.ts';

function ordered(number: string, variants: string[], ...events: NewOrderEvent[]) {
  const basket = variants.map((variant, index) => ({
    ...{ id: variant, variant, title: `A ${variant}`, image: '', rating: 4, priceCents: 1_000 },
    line: index + 1,
  }));
  const refunds: OrderDetails['refunds'] = [];
  const happened = events.map(
    (event, index): OrderEvent => ({ ...event, no: index + 1, by: 'staff', atSeconds: 0 }),
  );
  return { number, basket, amount: variants.length * 1_000, refunds, events: happened };
}

const shelves = new Map([
  ['lamp', 'B-12'],
  ['book', 'B-2'],
  ['cup', ''],
]);

test('a variant is fetched once for all orders, along the shelves as people count them', () => {
  const orders = [ordered('AAA', ['cup', 'lamp', 'book', 'lamp']), ordered('BBB', ['lamp', 'old'])];
  expect(
    toPickList(orders, shelves).map(({ shelf, variant, units, orders: of }) => [
      ...[shelf, variant, units],
      of.map(({ number, units: each }) => `${each} ${number}`).join(' '),
    ]),
  ).toEqual([
    ['B-2', 'book', 1, '1 AAA'],
    ['B-12', 'lamp', 3, '2 AAA 1 BBB'],
    ['', 'cup', 1, '1 AAA'],
    ['', 'old', 1, '1 BBB'],
  ]);
});

test('what has left, is dropped, withdrawn from or refunded is not fetched', () => {
  const parcel = { parcel: 1, lines: [1], carrier: '', tracking: '' };
  const kept = { lines: [4], unsent: [4], declaredSeconds: 0, isLate: false };
  const order = ordered(
    'AAA',
    ['sent', 'dropped', 'refunded', 'withdrawn', 'left'],
    { kind: 'shipped', body: parcel },
    { kind: 'lines_dropped', body: { lines: [2] } },
    { kind: 'refunded', body: { no: 1, amountCents: 1_000, reason: '', lines: [3] } },
    { kind: 'withdrawn', body: kept },
  );
  expect(toPickList([order], shelves).map(({ variant }) => variant)).toEqual(['left']);
});

test('nothing is fetched for what is on hold until it is released', () => {
  const hold: NewOrderEvent = { kind: 'held', body: { reason: 'the bank called' } };
  const held = ordered('AAA', ['lamp'], hold);
  const released = ordered('BBB', ['lamp'], hold, { kind: 'released', body: {} });
  expect(toPickList([held, released], shelves)).toMatchObject([
    { units: 1, orders: [{ number: 'BBB' }] },
  ]);
});

test('nothing is fetched for what was refunded in full, and all of what cost nothing', () => {
  const refund: OrderDetails['refunds'][number] = {
    ...{ no: 1, by: 'staff', reason: '', lines: null, state: 'refunded', refundId: null },
    ...{ attempt: 1, amountCents: 1_000, chargeCents: 1_000, createdSeconds: 0, dueSeconds: 0 },
  };
  const refunded = { ...ordered('AAA', ['lamp']), refunds: [refund] };
  const free = { ...ordered('BBB', ['lamp']), amount: 0 };
  expect(toPickList([refunded, free], shelves)).toMatchObject([{ orders: [{ number: 'BBB' }] }]);
});
