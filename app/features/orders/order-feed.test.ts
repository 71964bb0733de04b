import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareNewestFirst, type Order } from './order.ts';
import { addOrders } from './order-feed.ts';

const order = fc.record<Order>({
  id: fc.stringMatching(/^pi_[A-Za-z0-9]{2}$/),
  created: fc.integer({ min: 0, max: 5 }),
  amount: fc.constant(100),
  basket: fc.constant([]),
});
const history = fc
  .uniqueArray(order, { selector: (one) => one.id })
  .map((orders) => orders.toSorted(compareNewestFirst));

describe('a live history', () => {
  test('stays newest first, ties by id, whatever arrives in whatever order', () => {
    fc.assert(
      fc.property(history, fc.array(order), (known, arrived) => {
        const orders = addOrders(known, arrived);
        expect(orders).toEqual([...orders].toSorted(compareNewestFirst));
      }),
    );
  });

  test('never loses an order that was shown', () => {
    fc.assert(
      fc.property(history, history, (known, arrived) => {
        expect(addOrders(known, arrived)).toEqual(expect.arrayContaining([...known]));
      }),
    );
  });

  test('shows an order once, however often it arrives', () => {
    fc.assert(
      fc.property(history, (known) => {
        expect(addOrders(known, known)).toBe(known);
      }),
    );
  });
});
