import { expect, test } from 'vitest';
import { isContactNeeded } from './contact-needed.ts';
import type { NewOrderEvent, OrderEvent } from './events/order-events.ts';
import type { ChargeRefund, RefundState } from './order-refund.ts';

const DAY = 86_400;

/** An order of one item and of delivery, of which the item was refunded before it left. */
function refundedInto(state: RefundState) {
  const item = { id: 'book', variant: 'book', title: 'Book', image: '', rating: 4 };
  const happened: NewOrderEvent = {
    kind: 'refunded',
    body: { no: 1, amountCents: 1_000, reason: '', lines: [1] },
  };
  const event: OrderEvent = { ...happened, no: 1, by: 'staff', atSeconds: 0 };
  const refund: ChargeRefund = {
    ...{ no: 1, by: 'staff', reason: '', lines: [1], state, amountCents: 1_000, dueSeconds: 0 },
    ...{ refundId: 're', attempt: 1, chargeCents: 1_500, createdSeconds: 0 },
  };
  const basket = [{ ...item, priceCents: 1_000, line: 1 }];
  return { amount: 1_500, basket, events: [event], refunds: [refund], byHand: null };
}

test('who an order is for is not needed once nothing is left to send, and what is refunded has arrived', () => {
  const isNeeded = (state: RefundState) => isContactNeeded(refundedInto(state), 90 * DAY, 30);
  expect((['refunded', 'due', 'failed'] as const).map(isNeeded)).toEqual([false, true, true]);
});

test('whom staff has to give money back by hand is known until that is done, long after all was sent', () => {
  const byHand = { how: 'cash', reference: '', paidOn: '2026-11-27', by: 'olga' } as const;
  const body = { parcel: 1, lines: [1], carrier: '', tracking: '' };
  const shipped: OrderEvent = { kind: 'shipped', body, no: 1, by: 'staff', atSeconds: 0 };
  const late: OrderEvent = {
    ...{ kind: 'refunded', body: { no: 1, amountCents: 1_000, reason: 'late' } },
    ...{ no: 2, by: 'staff', atSeconds: 0 },
  };
  const isNeeded = (state: RefundState) => {
    const order = { ...refundedInto(state), events: [shipped, late], byHand };
    return isContactNeeded(order, 90 * DAY, 30);
  };
  expect((['due', 'refunded'] as const).map(isNeeded)).toEqual([true, false]);
});
