import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NewOrderEvent, OrderEvent } from '#app/features/orders/events/order-events.ts';
import type { ChargeRefund } from '#app/features/orders/order-refund.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { decideOrderRefund } from './decide-order-refund.ts';
import { decideReceipt } from './decide-return.ts';
import {
  decideWithdrawal,
  mayWithdraw,
  moneyBackOf,
  owedWithdrawals,
} from './decide-withdrawal.ts';

type Order = Pick<OrderDetails, 'amount' | 'basket' | 'terms' | 'events' | 'refunds'>;

const TERMS = { days: 14, timeZone: 'UTC' };
const DAY = 86_400;
/** A Monday. */
const NOW = Date.parse('2026-11-30T12:00:00Z') / 1_000;

/** Placed, of items at these prices, with this much off, for delivery, and of that for the standard one. */
function placed(
  prices: readonly number[],
  off = 0,
  shippingCents = 0,
  standardCents?: number,
): Order {
  const basket = prices.map((priceCents, index) => ({
    ...{ id: 'book', variant: 'book', title: 'Book', image: '', rating: 4, priceCents },
    line: index + 1,
  }));
  const sum = prices.reduce((all, price) => all + price, 0);
  const terms = {
    ...{ country: 'AT', code: null, discountCents: off, shippingCents },
    ...(standardCents !== undefined && { standardCents }),
  };
  return { amount: sum - off + shippingCents, basket, terms, refunds: [], events: [] };
}

function happened(order: Order, ...events: NewOrderEvent[]): Order {
  const numbered = events.map(
    (event, index): OrderEvent => ({
      ...event,
      ...{ no: order.events.length + index + 1, by: 'staff', atSeconds: NOW },
    }),
  );
  return { ...order, events: [...order.events, ...numbered] };
}

function refunded(order: Order, cents: number, lines: number[] | null): Order {
  const no = order.refunds.length + 1;
  const refund: ChargeRefund = {
    ...{ no, by: 'staff', reason: '', lines, state: 'refunded', amountCents: cents, dueSeconds: 1 },
    ...{ refundId: 're', attempt: 1, chargeCents: order.amount, createdSeconds: 1 },
  };
  return { ...order, refunds: [...order.refunds, refund] };
}

const delivered: NewOrderEvent = { kind: 'delivered', body: { parcels: [1] } };
const packed: NewOrderEvent = { kind: 'packed', body: {} };

/** A parcel with all that is left to send, or with these lines. */
function shippedOf(order: Order, lines = foldOrder(order).linesToSend): Order {
  const parcel = foldOrder(order).parcels.length + 1;
  return happened(order, { kind: 'shipped', body: { parcel, lines, carrier: '', tracking: '' } });
}

const decide = (order: Order, lines: number[] | null, declaredSeconds = NOW) =>
  decideWithdrawal(order, { lines, declaredSeconds }, TERMS);

/** The order once these lines are withdrawn from, with what follows at once. */
function withdrawn(order: Order, lines: number[] | null): Order {
  const verdict = decide(order, lines);
  if (!verdict.ok || verdict.value === 'again') throw new Error('Nothing was withdrawn from');
  const { body, cancels, refund } = verdict.value;
  const after = happened(order, { kind: 'withdrawn', body });
  if (cancels) {
    const { restCents } = foldOrder(order);
    const off = happened(after, { kind: 'cancelled', body: { reason: '' } });
    return restCents > 0 ? refunded(off, restCents, null) : off;
  }
  return refund ? refunded(after, refund.cents, refund.lines) : after;
}

/** The order once these lines have come back and are paid for. */
function received(order: Order, lines: number[]): Order {
  const verdict = decideReceipt(order, {
    ...{ lines, unsaleable: [], isRefunded: true, seenCents: foldOrder(order).refundedCents },
  });
  if (!verdict.ok) throw new Error(`Not received: ${verdict.refusal.code}`);
  const { restocked, refund } = verdict.value;
  const back = happened(order, { kind: 'returned', body: { lines, restocked } });
  return refund ? refunded(back, refund.cents, refund.lines) : back;
}

const backCents = (order: Order) => foldOrder(order).refundedCents;

describe('a withdrawal before anything is sent', () => {
  test('from all of it cancels the order, and all of the charge goes back', () => {
    const order = withdrawn(placed([1_000, 500], 100, 700, 400), null);
    expect(foldOrder(order).state).toBe('cancelled');
    expect(backCents(order)).toBe(order.amount);
    expect(owedWithdrawals(order)).toEqual([]);
  });

  test('from an item refunds that item at once, and the rest is sent without it', () => {
    const order = withdrawn(placed([1_000, 500], 0, 700), [2]);
    expect(foldOrder(order)).toMatchObject({ state: 'placed', refundedCents: 500 });
    expect(foldOrder(order).withdrawals).toMatchObject([{ lines: [2], unsent: [2] }]);
    const sent = happened(shippedOf(happened(order, packed)), delivered);
    expect(foldOrder(received(sent, [1])).state).toBe('returned');
  });

  test('from the items one after the other ends as a withdrawal from all of it', () => {
    const one = withdrawn(placed([1_000, 500], 0, 700), [1]);
    expect(moneyBackOf(one, { lines: [1], isLate: false })).toBe('at-once');
    const order = withdrawn(one, [2]);
    expect(foldOrder(order)).toMatchObject({ state: 'cancelled', restCents: 0 });
  });

  test('of what is packed refunds it at once', () => {
    expect(decide(happened(placed([1_000, 500]), packed), [1])).toMatchObject({
      value: { body: { unsent: [1] }, cancels: false, refund: { cents: 1_000 } },
    });
  });

  test('of an item whose refund failed before asks for its money again, and awaits no goods', () => {
    const body = { no: 1, amountCents: 500, reason: '', lines: [2] };
    const before = happened(placed([1_000, 500], 0, 700), { kind: 'refunded', body });
    const { refunds } = refunded(before, 500, [2]);
    const failed = {
      ...before,
      refunds: refunds.map((one) => ({ ...one, state: 'failed' as const })),
    };
    expect(decide(failed, [2])).toMatchObject({
      value: { body: { unsent: [2] }, refund: { cents: 500, inPlaceOf: [1] } },
    });
    expect(foldOrder(withdrawn(failed, [2])).state).toBe('placed');
    for (const lines of [null, [1]]) {
      const all = foldOrder(withdrawn(failed, lines));
      expect(all).toMatchObject({ state: 'cancelled', restCents: 0 });
    }
  });

  test('refunds nothing at once while a bank decides about the charge, and stays owed', () => {
    const disputed = happened(placed([1_000, 500]), {
      kind: 'disputed',
      body: {
        ...{ id: 'dp', status: 'needs_response', reason: 'x', amountCents: 1_500 },
        dueSeconds: null,
      },
    });
    const order = withdrawn(disputed, [1]);
    expect(backCents(order)).toBe(0);
    expect(owedWithdrawals(order)).toMatchObject([{ lines: [1], isSent: false }]);
    expect(moneyBackOf(order, { lines: [1], isLate: false })).toBe('held');
    expect(moneyBackOf(refunded(order, 1_000, [1]), { lines: [1], isLate: false })).toBe('at-once');
  });
});

describe('a withdrawal from what was sent', () => {
  const sent = (...args: Parameters<typeof placed>) =>
    happened(shippedOf(happened(placed(...args), packed)), delivered);

  test('is owed until the goods are back, and the delivery goes back with the last of all', () => {
    const open = withdrawn(sent([1_000, 500], 0, 700), null);
    expect(foldOrder(open).state).toBe('withdrawn');
    expect(owedWithdrawals(open)).toMatchObject([{ lines: [1, 2], declaredSeconds: NOW }]);
    const half = received(open, [1]);
    expect([foldOrder(half).state, backCents(half)]).toEqual(['withdrawn', 1_000]);
    const whole = received(half, [2]);
    expect([foldOrder(whole).state, backCents(whole)]).toEqual(['returned', 2_200]);
    expect(owedWithdrawals(whole)).toEqual([]);
  });

  test('gives back of a dearer delivery what the standard one cost', () => {
    expect(backCents(received(withdrawn(sent([1_000], 0, 900, 400), null), [1]))).toBe(1_400);
  });

  test('from a part gives back nothing of delivery', () => {
    expect(backCents(received(withdrawn(sent([1_000, 500], 0, 700), [1]), [1]))).toBe(1_000);
  });

  test('that completes the order gives the delivery back once', () => {
    const first = received(withdrawn(sent([1_000, 500], 0, 700), [1]), [1]);
    const second = received(withdrawn(first, [2]), [2]);
    expect(backCents(second)).toBe(2_200);
    const again = decideOrderRefund(second, { cents: null, lines: [2], seenCents: 2_200 });
    expect(again.ok).toBe(false);
  });

  test('gives the delivery back too where the rest went back as a return', () => {
    const returned = received(sent([1_000, 500], 0, 700), [1]);
    expect(backCents(received(withdrawn(returned, [2]), [2]))).toBe(2_200);
  });

  test('gives the delivery back too where the rest was not sent after all', () => {
    const dropped: NewOrderEvent = { kind: 'lines_dropped', body: { lines: [2] } };
    const order = happened(shippedOf(happened(placed([1_000, 0], 0, 490), dropped)), delivered);
    expect(backCents(received(withdrawn(order, [1]), [1]))).toBe(1_490);
  });

  test('is refunded by hand with the delivery as well as by receiving it', () => {
    const open = withdrawn(sent([1_000, 500], 0, 700), null);
    const refund = decideOrderRefund(open, { cents: null, lines: [1, 2], seenCents: 0 });
    expect(refund).toMatchObject({ ok: true, cents: 2_200, lines: [1, 2, 0] });
  });

  test('declared twice is declared once', () => {
    const open = withdrawn(sent([1_000, 500]), [1]);
    expect(decide(open, [1])).toEqual({ ok: true, value: 'again' });
    expect(decide(withdrawn(open, [2]), null)).toEqual({ ok: true, value: 'again' });
  });

  test('after the period is taken, and known as late', () => {
    const order = sent([1_000]);
    // Fourteen days from a Monday end on a Monday.
    expect(mayWithdraw(order, TERMS, NOW + 14 * DAY)).toBe(true);
    expect(mayWithdraw(order, TERMS, NOW + 15 * DAY)).toBe(false);
    expect(decide(order, null, NOW + 14 * DAY)).toMatchObject({
      value: { body: { isLate: false } },
    });
    expect(decide(order, null, NOW + 15 * DAY)).toMatchObject({
      value: { body: { isLate: true } },
    });
  });

  test('that staff declines can be declared again', () => {
    const declined = happened(withdrawn(sent([1_000]), null), {
      kind: 'return_declined',
      body: { reason: 'It was made for you.' },
    });
    expect(foldOrder(declined)).toMatchObject({ state: 'delivered', withdrawableLines: [1] });
  });
});

test('nothing is owed for what has cost nothing', () => {
  const sent = happened(shippedOf(placed([0, 500])), delivered);
  expect(owedWithdrawals(withdrawn(sent, [1]))).toEqual([]);
  expect(owedWithdrawals(withdrawn(sent, null))).toMatchObject([{ lines: [1, 2] }]);
});

test.each([
  ['a line of no such order', [9]],
  ['nothing', []],
])('%s cannot be withdrawn from', (_what, lines) => {
  expect(decide(placed([1_000]), lines).ok).toBe(false);
});

test('whatever is withdrawn, sent and received in whatever order, no cent goes back twice', () => {
  const step = fc.record({
    act: fc.constantFrom('withdraw', 'receive', 'refund', 'goodwill', 'pack', 'ship', 'deliver'),
    lines: fc.uniqueArray(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 3 }),
    cents: fc.integer({ min: 1, max: 400 }),
  });
  const prices = fc.array(fc.integer({ min: 0, max: 900 }), { minLength: 1, maxLength: 3 });
  const delivery = fc.record({ paid: fc.integer({ min: 0, max: 500 }), standard: fc.nat(500) });
  fc.assert(
    fc.property(
      prices,
      fc.nat(300),
      delivery,
      fc.array(step, { maxLength: 12 }),
      (all, off, d, steps) => {
        const sum = all.reduce((a, b) => a + b, 0);
        let order = placed(all, Math.min(off, sum), d.paid, Math.min(d.paid, d.standard));
        const tryTo = (act: () => Order) => {
          try {
            order = act();
          } catch {
            // Refused, as the rules say.
          }
        };
        for (const { act, lines, cents } of steps) {
          const { state, refundedCents: seenCents } = foldOrder(order);
          if (act === 'withdraw') tryTo(() => withdrawn(order, lines));
          if (act === 'receive') tryTo(() => received(order, lines));
          if (act === 'pack' && state === 'placed') order = happened(order, packed);
          const { linesToSend, parcels } = foldOrder(order);
          const chosen = linesToSend.filter((line) => lines.includes(line));
          if (act === 'ship' && chosen.length > 0) order = shippedOf(order, chosen);
          if (act === 'deliver' && parcels.length > 0) {
            const all = parcels.map(({ no }) => no);
            order = happened(order, { kind: 'delivered', body: { parcels: all } });
          }
          if (act === 'refund' || act === 'goodwill') {
            const wanted = act === 'refund' ? { cents: null, lines } : { cents, lines: null };
            const verdict = decideOrderRefund(order, { ...wanted, seenCents });
            if (verdict.ok) order = refunded(order, verdict.cents, verdict.lines);
          }
          expect(backCents(order)).toBeLessThanOrEqual(order.amount);
          const withDelivery = order.refunds.filter((one) => one.lines?.includes(0));
          expect(withDelivery.length).toBeLessThanOrEqual(1);
        }
      },
    ),
    { numRuns: 500 },
  );
});
