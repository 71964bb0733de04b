import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type {
  NewOrderEvent,
  OrderEvent,
  ReturnItem,
} from '#app/features/orders/events/order-events.ts';
import type { ChargeRefund } from '#app/features/orders/order-refund.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import {
  decideReceipt,
  decideReturnRequest,
  returnCents,
  type WantedReceipt,
} from './decide-return.ts';

type Order = Pick<OrderDetails, 'amount' | 'basket' | 'terms' | 'events' | 'refunds'>;

/** Sent, of items at these prices, with this much off and for delivery. */
function sent(prices: readonly number[], discountCents = 0, shippingCents = 0): Order {
  const basket = prices.map((priceCents, index) => ({
    ...{ id: 'book', variant: 'book', title: 'Book', image: '', rating: 4, priceCents },
    line: index + 1,
  }));
  const sum = prices.reduce((all, price) => all + price, 0);
  const terms = { country: 'NO', code: null, discountCents, shippingCents };
  const order = { amount: sum - discountCents + shippingCents, basket, terms, refunds: [] };
  return happened(
    { ...order, events: [] },
    {
      kind: 'shipped',
      body: { parcel: 1, lines: basket.map(({ line }) => line), carrier: '', tracking: '' },
    },
  );
}

function happened(order: Order, event: NewOrderEvent): Order {
  const no = order.events.length + 1;
  const next: OrderEvent = { ...event, no, by: 'staff', atSeconds: no };
  return { ...order, events: [...order.events, next] };
}

function refunded(order: Order, cents: number, lines: number[] | null): Order {
  const no = order.refunds.length + 1;
  const refund: ChargeRefund = {
    ...{ no, by: 'staff', reason: '', lines, state: 'refunded', amountCents: cents, dueSeconds: 1 },
    ...{ refundId: 're', attempt: 1, chargeCents: order.amount, createdSeconds: 1 },
  };
  return { ...order, refunds: [...order.refunds, refund] };
}

const wish = (...lines: number[]): ReturnItem[] => [{ lines, reason: 'changed_mind', words: '' }];
const asked = (order: Order, ...lines: number[]) =>
  happened(order, { kind: 'return_requested', body: { items: wish(...lines) } });

const receipt = (order: Order, lines: number[], more: Partial<WantedReceipt> = {}) =>
  decideReceipt(order, {
    ...{ lines, unsaleable: [], isRefunded: true, ...more },
    seenCents: foldOrder(order).refundedCents,
  });

/** The order once these lines have come back. */
function received(order: Order, lines: number[]): Order {
  const verdict = receipt(order, lines);
  if (!verdict.ok) throw new Error(`Not received: ${verdict.refusal.code}`);
  const { restocked, refund } = verdict.value;
  const back = happened(order, { kind: 'returned', body: { lines, restocked } });
  return refund ? refunded(back, refund.cents, refund.lines) : back;
}

describe('a return', () => {
  test('is asked for of single items, once, and of others after it has ended', () => {
    const order = sent([1_000, 1_000, 500]);
    expect(decideReturnRequest(order, wish(1))).toEqual({ ok: true, value: 'new' });
    const open = asked(order, 1);
    expect(decideReturnRequest(open, wish(1))).toEqual({ ok: true, value: 'again' });
    expect(decideReturnRequest(open, wish(2))).toMatchObject({ refusal: { code: 'too_late' } });
    const back = received(open, [1]);
    expect(decideReturnRequest(back, wish(1))).toMatchObject({
      refusal: { code: 'not_returnable', line: 1 },
    });
    expect(decideReturnRequest(back, wish(2, 3))).toEqual({ ok: true, value: 'new' });
  });

  test('of one item leaves the rest where it is', () => {
    const back = received(asked(sent([1_000, 500]), 1), [1]);
    expect(foldOrder(back)).toMatchObject({
      ...{ state: 'shipped', returnableLines: [2], linesBack: [1], openReturn: null },
    });
    const delivered = happened(back, { kind: 'delivered', body: { parcels: [1] } });
    expect(foldOrder(delivered).state).toBe('delivered');
    expect(foldOrder(received(delivered, [2])).state).toBe('returned');
  });

  test('that is declined, also after it was approved, can be asked for anew', () => {
    const approved = happened(asked(sent([1_000]), 1), { kind: 'return_approved', body: {} });
    expect(foldOrder(approved).state).toBe('return_approved');
    const declined = happened(approved, { kind: 'return_declined', body: { reason: 'worn' } });
    expect(foldOrder(declined)).toMatchObject({ state: 'shipped', returnableLines: [1] });
  });

  test.each([
    [[], 'nothing_chosen'],
    [wish(9), 'not_returnable'],
    [[...wish(1), ...wish(1)], 'not_returnable'],
    [[{ lines: [1], reason: 'other' as const, words: '' }], 'words_missing'],
  ])('of %j is refused: %s', (items, code) => {
    expect(decideReturnRequest(sent([1_000, 500]), items)).toMatchObject({ refusal: { code } });
  });

  test('before the order is sent is too late to cancel and too early to return', () => {
    const placed = { ...sent([1_000]), events: [] };
    expect(decideReturnRequest(placed, wish(1))).toMatchObject({ refusal: { code: 'too_late' } });
    expect(receipt(placed, [1])).toMatchObject({ refusal: { code: 'too_late' } });
  });
});

describe('what came back', () => {
  test('is refunded less its part of the discount, without delivery', () => {
    const order = sent([1_000, 500], 150, 490);
    expect(receipt(order, [2])).toMatchObject({ value: { refund: { cents: 450, lines: [2] } } });
    expect(returnCents(order, [2])).toBe(450);
  });

  test('and was refunded before is not refunded again', () => {
    const order = refunded(sent([1_000, 500]), 500, [2]);
    expect(foldOrder(order).returnableLines).toEqual([1]);
    expect(receipt(order, [2])).toMatchObject({ value: { lines: [2], refund: null } });
  });

  test('after refunds of amounts gives back what is left', () => {
    const order = refunded(sent([1_000, 500]), 1_200, null);
    expect(returnCents(order, [1])).toBe(300);
    expect(receipt(order, [1])).toMatchObject({ value: { refund: { cents: 300, lines: null } } });
  });

  test.each([
    ['all of the charge', 1_500, 0, null],
    ['a part of it', 900, 600, null],
  ])(
    'after a dispute by which the bank has taken back %s gives back what is left',
    (_what, amountCents, cents, lines) => {
      const dispute = { id: 'du_1', reason: 'fraudulent', amountCents, dueSeconds: null };
      const order = happened(sent([1_000, 500]), {
        kind: 'disputed',
        body: { ...dispute, status: 'lost' },
      });
      expect(returnCents(order, [1])).toBe(cents);
      expect(receipt(order, [1])).toMatchObject({
        value: { lines: [1], refund: cents === 0 ? null : { cents, lines } },
      });
      const won = happened(order, { kind: 'disputed', body: { ...dispute, status: 'won' } });
      expect(returnCents(won, [1])).toBe(1_000);
    },
  );

  test('comes back once, and is not refunded beside a refund that was not seen', () => {
    const back = received(sent([1_000, 500]), [1]);
    expect(receipt(back, [1])).toMatchObject({ refusal: { code: 'line_back', line: 1 } });
    const order = refunded(sent([1_000, 500]), 100, null);
    const wanted = { lines: [1], unsaleable: [], isRefunded: true, seenCents: 0 };
    expect(decideReceipt(order, wanted)).toMatchObject({ refusal: { code: 'changed' } });
  });

  test('lies on the shelf again unless it cannot be sold', () => {
    const order = sent([1_000, 500]);
    expect(receipt(order, [1, 2], { unsaleable: [2] })).toMatchObject({
      value: { restocked: [1] },
    });
    expect(receipt(order, [1], { unsaleable: [2] })).toMatchObject({
      refusal: { code: 'not_among', line: 2 },
    });
  });
});

test('however items come back, what was shown is refunded, and all of it is what was paid for them', () => {
  const prices = fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 1, maxLength: 8 });
  const share = fc.integer({ min: 0, max: 100 });
  const parcels = fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 8, maxLength: 8 });
  fc.assert(
    fc.property(prices, share, parcels, (paid, percent, parcelOf) => {
      const sum = paid.reduce((all, price) => all + price, 0);
      const discount = Math.floor((sum * percent) / 100);
      let order = sent(paid, discount, 490);
      let backCents = 0;
      for (const parcel of [0, 1, 2, 3]) {
        const lines = order.basket
          .map(({ line }) => line)
          .filter((line) => parcelOf[line - 1] === parcel);
        if (lines.length === 0) continue;
        const shown = returnCents(order, lines);
        order = received(asked(order, ...lines), lines);
        expect(foldOrder(order).refundedCents - backCents).toBe(shown);
        backCents += shown;
      }
      expect(backCents).toBe(sum - discount);
      expect(foldOrder(order)).toMatchObject({ state: 'returned', restCents: 490 });
    }),
  );
});

test('a refund that has failed is made once more with the item that comes back, also among others', () => {
  const order = refunded(sent([1_000, 500, 200]), 1_000, [1]);
  const failed: Order = {
    ...order,
    refunds: order.refunds.map((refund) => ({ ...refund, state: 'failed' })),
  };
  expect(receipt(failed, [1, 2])).toMatchObject({
    value: { refund: { cents: 1_500, lines: [1, 2], inPlaceOf: [1] } },
  });
});
