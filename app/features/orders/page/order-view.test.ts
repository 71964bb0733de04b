import { describe, expect, test } from 'vitest';
import type { NewOrderEvent, OrderEvent } from '#app/features/orders/order-events.ts';
import type { ChargeRefund } from '#app/features/orders/order-refund.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { toOrderView } from './order-view.ts';
import { buyAgainOffer } from './view/order-actions.tsx';

const line = (variant: string, number: number, priceCents: number) => ({
  ...{ variant, id: variant, title: `A ${variant}`, image: '', rating: 4 },
  priceCents,
  line: number,
});

const basket = [line('book', 1, 1000), line('lamp', 2, 500), line('book', 3, 1000)];

function order(events: NewOrderEvent[], refunds: ChargeRefund[] = []): OrderDetails {
  const numbered = events.map(
    (event, index): OrderEvent => ({ ...event, no: index + 1, by: 'staff', atSeconds: index + 10 }),
  );
  const base = {
    shopper: 's',
    id: 'pi_1',
    number: '0123456789',
    created: 1,
    terms: null,
    invoice: null,
    address: null,
    isWithheld: false,
  };
  return { ...base, basket, amount: 2500, events: numbered, refunds };
}

function refund(no: number, state: ChargeRefund['state'], amountCents: number): ChargeRefund {
  return {
    ...{ no, state, amountCents, by: 'staff', reason: 'A scratch', lines: null, dueSeconds: 5 },
    ...{ refundId: null, attempt: 1, chargeCents: 2500, createdSeconds: 1 },
  };
}

const nothing = new Map<string, number>();
const shipped = { kind: 'shipped', body: { carrier: 'UPS', tracking: '1Z' } } as const;

describe('the view of an order', () => {
  test('groups what was bought, with what it costs today', () => {
    const { items } = toOrderView(order([]), new Map([['book', 1200]]));
    expect(items).toMatchObject([
      { item: { variant: 'book', priceCents: 1000 }, lines: [1, 3], todayCents: 1200 },
      { item: { variant: 'lamp', priceCents: 500 }, lines: [2], todayCents: null },
    ]);
    expect(buyAgainOffer(items)).toEqual({ count: 2, cents: 2400, gone: 1 });
  });

  test('holds no word that staff have noted', () => {
    const view = toOrderView(
      order([{ kind: 'note', body: { text: 'A difficult one' } }], [refund(1, 'due', 10)]),
      nothing,
    );
    expect(JSON.stringify(view)).not.toMatch(/difficult|scratch/);
    expect(view.timeline.map(({ key }) => key)).toEqual(['placed']);
  });

  test('adds up to the cent: what failed is not refunded, what is pending is', () => {
    const refunds = [refund(1, 'refunded', 700), refund(2, 'failed', 900), refund(3, 'pending', 1)];
    const view = toOrderView(order([], refunds), nothing);
    expect(view.restCents).toBe(1799);
    expect(view.refunds).toEqual([
      { no: 1, state: 'refunded', amountCents: 700 },
      { no: 2, state: 'failed', amountCents: 900 },
      { no: 3, state: 'pending', amountCents: 1 },
    ]);
  });

  test('leaves out a refund that was not made', () => {
    expect(toOrderView(order([], [refund(1, 'cancelled', 5)]), nothing).refunds).toEqual([]);
  });

  test('lists the newest first', () => {
    const refunded = { kind: 'refunded', body: { no: 1, amountCents: 700, reason: 'x' } } as const;
    const { timeline, shipment } = toOrderView(
      order([{ kind: 'packed', body: {} }, shipped, refunded], [refund(1, 'pending', 700)]),
      nothing,
    );
    expect(timeline.map(({ title }) => title)).toEqual([
      'Refund of $7.00',
      'On its way with UPS',
      'Packed',
      'Order placed',
    ]);
    expect(timeline[0]?.detail).toContain('on its way to your card');
    expect(shipment).toEqual({ carrier: 'UPS', tracking: '1Z' });
  });

  test('says whether the bank still asks', () => {
    const dispute = { id: 'du_1', reason: 'general', amountCents: 2500, dueSeconds: 9 };
    const asked = { kind: 'disputed', body: { ...dispute, status: 'needs_response' } } as const;
    const won = { kind: 'disputed', body: { ...dispute, status: 'won' } } as const;
    expect(toOrderView(order([asked]), nothing).isDisputed).toBe(true);
    expect(toOrderView(order([asked, won]), nothing).isDisputed).toBe(false);
  });
});
