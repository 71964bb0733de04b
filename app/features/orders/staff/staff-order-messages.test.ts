import { expect, test } from 'vitest';
import type { OrderEvent } from '#app/features/orders/events/order-events.ts';
import { staffEventMessage } from './staff-order-messages.ts';

test("a dispute says until when the bank waits, in the shop's time", () => {
  const dueSeconds = Date.parse('2026-11-30T23:30:00Z') / 1_000;
  const body = {
    id: 'dp_1',
    status: 'needs_response',
    reason: 'fraudulent',
    amountCents: 500,
  } as const;
  const event: OrderEvent = {
    ...{ no: 1, kind: 'disputed', by: 'provider', atSeconds: 0 },
    body: { ...body, dueSeconds },
  };
  expect(
    staffEventMessage(event, {
      ...{ timeZone: 'Asia/Tokyo', basket: [], collected: false, split: false },
    }),
  ).toEqual({
    title: 'Dispute of $5.00: needs response',
    detail: 'fraudulent. Answer at the card provider by December 1st 2026, 8:30am (GMT+9).',
  });
});
