import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { NewOrderEvent } from '#app/features/orders/events/order-events.ts';
import { foldOrder } from '#app/features/orders/order-state.ts';
import {
  arrived,
  DAY,
  DELIVERED,
  disputed,
  happened,
  NOW,
  type Order,
  PACKED,
  PERIOD,
  placed,
  received,
  refunded,
  shipped,
  withdraw,
  withdrawn,
} from '#tests/fixtures/order-with-events.ts';
import { decideOrderRefund } from './decide-order-refund.ts';
import { mayWithdraw } from './decide-withdrawal.ts';

const backCents = (order: Order) => foldOrder(order).refundedCents;

describe('a withdrawal before anything is sent', () => {
  test('from all of it cancels the order, and all of the charge goes back', () => {
    const order = withdrawn(placed([1_000, 500], 100, 700, 400), null);
    expect(foldOrder(order).state).toBe('cancelled');
    expect(backCents(order)).toBe(order.amount);
  });

  test('from an item refunds that item at once, and the rest is sent without it', () => {
    const order = withdrawn(placed([1_000, 500], 0, 700), [2]);
    expect(foldOrder(order)).toMatchObject({ state: 'placed', refundedCents: 500 });
    expect(foldOrder(order).withdrawals).toMatchObject([{ lines: [2], unsent: [2] }]);
    const sent = happened(shipped(happened(order, PACKED)), DELIVERED);
    expect(foldOrder(received(sent, [1])).state).toBe('returned');
  });

  test('from the items one after the other ends as a withdrawal from all of it', () => {
    const one = withdrawn(placed([1_000, 500], 0, 700), [1]);
    const order = withdrawn(one, [2]);
    expect(foldOrder(order)).toMatchObject({ state: 'cancelled', restCents: 0 });
  });

  test('of what is packed refunds it at once', () => {
    expect(withdraw(happened(placed([1_000, 500]), PACKED), [1])).toMatchObject({
      value: { body: { unsent: [1] }, cancels: false, refund: { cents: 1_000 } },
    });
  });

  test('of an item whose refund failed before asks for its money again, and awaits no goods', () => {
    const body = { no: 1, amountCents: 500, reason: '', lines: [2] };
    const before = happened(placed([1_000, 500], 0, 700), { kind: 'refunded', body });
    const failed = refunded(before, 500, [2], 'failed');
    expect(withdraw(failed, [2])).toMatchObject({
      value: { body: { unsent: [2] }, refund: { cents: 500, inPlaceOf: [1] } },
    });
    expect(foldOrder(withdrawn(failed, [2])).state).toBe('placed');
    for (const lines of [null, [1]]) {
      const all = foldOrder(withdrawn(failed, lines));
      expect(all).toMatchObject({ state: 'cancelled', restCents: 0 });
    }
  });

  test('refunds nothing at once while a bank decides about the charge', () => {
    expect(withdraw(disputed(placed([1_000, 500]), 'needs_response'), [1])).toMatchObject({
      value: { body: { unsent: [1] }, cancels: false, refund: null },
    });
  });

  test('after refunds of amounts gives back what is left', () => {
    expect(withdraw(refunded(placed([1_000, 500]), 1_200, null), [1])).toMatchObject({
      value: { refund: { cents: 300, lines: null } },
    });
  });

  test('from what has cost nothing gives nothing back', () => {
    expect(withdraw(placed([0, 500]), [1])).toMatchObject({
      value: { body: { lines: [1] }, cancels: false, refund: null },
    });
  });
});

describe('a withdrawal from what was sent', () => {
  test('stays open until the goods are back, and the delivery goes back with the last of all', () => {
    const open = withdrawn(arrived([1_000, 500], 0, 700), null);
    expect(foldOrder(open).state).toBe('withdrawn');
    const half = received(open, [1]);
    expect([foldOrder(half).state, backCents(half)]).toEqual(['withdrawn', 1_000]);
    const whole = received(half, [2]);
    expect([foldOrder(whole).state, backCents(whole)]).toEqual(['returned', 2_200]);
  });

  test('gives back of a dearer delivery what the standard one cost', () => {
    expect(backCents(received(withdrawn(arrived([1_000], 0, 900, 400), null), [1]))).toBe(1_400);
  });

  test('from a part gives back nothing of delivery', () => {
    expect(backCents(received(withdrawn(arrived([1_000, 500], 0, 700), [1]), [1]))).toBe(1_000);
  });

  test('that completes the order gives the delivery back once', () => {
    const first = received(withdrawn(arrived([1_000, 500], 0, 700), [1]), [1]);
    const second = received(withdrawn(first, [2]), [2]);
    expect(backCents(second)).toBe(2_200);
    const again = decideOrderRefund(second, { cents: null, lines: [2], seenCents: 2_200 });
    expect(again.ok).toBe(false);
  });

  test('gives the delivery back at once where what completes it was never sent', () => {
    const half = shipped(placed([1_000, 500], 0, 700), [1]);
    const back = received(withdrawn(half, [1]), [1]);
    expect(backCents(back)).toBe(1_000);
    expect(withdraw(back, [2])).toMatchObject({
      value: { refund: { cents: 1_200, lines: [2, 0] } },
    });
  });

  test('gives the delivery back too where the rest went back as a return', () => {
    const returned = received(arrived([1_000, 500], 0, 700), [1]);
    expect(backCents(received(withdrawn(returned, [2]), [2]))).toBe(2_200);
  });

  test('gives the delivery back too where the rest was not sent after all', () => {
    const dropped: NewOrderEvent = { kind: 'lines_dropped', body: { lines: [2] } };
    const order = happened(shipped(happened(placed([1_000, 0], 0, 490), dropped)), DELIVERED);
    expect(backCents(received(withdrawn(order, [1]), [1]))).toBe(1_490);
  });

  test('is refunded by hand with the delivery as well as by receiving it', () => {
    const open = withdrawn(arrived([1_000, 500], 0, 700), null);
    const refund = decideOrderRefund(open, { cents: null, lines: [1, 2], seenCents: 0 });
    expect(refund).toMatchObject({ value: { cents: 2_200, lines: [1, 2, 0] } });
  });

  test('declared twice is declared once', () => {
    const open = withdrawn(arrived([1_000, 500]), [1]);
    expect(withdraw(open, [1])).toEqual({ ok: true, value: 'again' });
    expect(withdraw(withdrawn(open, [2]), null)).toEqual({ ok: true, value: 'again' });
  });

  test('from a part leaves the rest, and no more than that, to withdraw from', () => {
    const open = withdrawn(arrived([1_000, 500]), [1]);
    expect(withdraw(open, null)).toMatchObject({ value: { body: { lines: [2] } } });
    expect(withdraw(open, [1, 2])).toMatchObject({
      refusal: { code: 'not_withdrawable', line: 1 },
    });
    expect(mayWithdraw(open, PERIOD, NOW)).toBe(true);
    expect(mayWithdraw(withdrawn(open, null), PERIOD, NOW)).toBe(false);
  });

  test('after the period is taken, and known as late', () => {
    const order = arrived([1_000]);
    // Fourteen days from a Monday end on a Monday.
    expect(mayWithdraw(order, PERIOD, NOW + 14 * DAY)).toBe(true);
    expect(mayWithdraw(order, PERIOD, NOW + 15 * DAY)).toBe(false);
    expect(withdraw(order, null, NOW + 14 * DAY)).toMatchObject({
      value: { body: { isLate: false } },
    });
    expect(withdraw(order, null, NOW + 15 * DAY)).toMatchObject({
      value: { body: { isLate: true } },
    });
  });

  test('that staff declines can be declared again', () => {
    const declined = happened(withdrawn(arrived([1_000]), null), {
      kind: 'return_declined',
      body: { reason: 'It was made for you.' },
    });
    expect(foldOrder(declined)).toMatchObject({ state: 'delivered', withdrawableLines: [1] });
  });
});

test.each([
  ['a line of no such order', placed([1_000]), [9], { code: 'not_withdrawable', line: 9 }],
  ['nothing', placed([1_000]), [], { code: 'nothing_chosen' }],
  [
    'a cancelled order',
    happened(placed([1_000]), { kind: 'cancelled', body: { reason: '' } }),
    null,
    { code: 'too_late', state: 'cancelled' },
  ],
])('%s cannot be withdrawn from', (_what, order, lines, refusal) => {
  expect(withdraw(order, lines)).toEqual({ ok: false, refusal });
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
          if (act === 'pack' && state === 'placed') order = happened(order, PACKED);
          const { linesToSend, parcels } = foldOrder(order);
          const chosen = linesToSend.filter((line) => lines.includes(line));
          if (act === 'ship' && chosen.length > 0) order = shipped(order, chosen);
          if (act === 'deliver' && parcels.length > 0) {
            const all = parcels.map(({ no }) => no);
            order = happened(order, { kind: 'delivered', body: { parcels: all } });
          }
          if (act === 'refund' || act === 'goodwill') {
            const wanted = act === 'refund' ? { cents: null, lines } : { cents, lines: null };
            const decision = decideOrderRefund(order, { ...wanted, seenCents });
            if (decision.ok) order = refunded(order, decision.value.cents, decision.value.lines);
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
