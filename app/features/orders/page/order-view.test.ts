import { describe, expect, test } from 'vitest';
import type { NewOrderEvent, OrderEvent } from '#app/features/orders/events/order-events.ts';
import type { ChargeRefund } from '#app/features/orders/order-refund.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { type PricesToday, toOrderView } from './order-view.ts';
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
    byHand: null,
    terms: null,
    invoice: null,
    address: null,
    isWithheld: false,
  };
  return { ...base, basket, amount: 2500, events: numbered, refunds };
}

const arrives = { firstDay: '2026-11-26', lastDay: '2026-11-27' };

/** Of this way of delivery. */
const comes = (
  deliveryOption: NonNullable<NonNullable<OrderDetails['terms']>['deliveryOption']>,
  events: NewOrderEvent[],
): OrderDetails => ({
  ...order(events),
  terms: { country: 'NO', shippingCents: 0, code: null, discountCents: 0, deliveryOption },
});

function refund(no: number, state: ChargeRefund['state'], amountCents: number): ChargeRefund {
  return {
    ...{ no, state, amountCents, by: 'staff', reason: 'A scratch', lines: null, dueSeconds: 5 },
    ...{ refundId: null, attempt: 1, chargeCents: 2500, createdSeconds: 1 },
  };
}

const nothing = new Map<string, number>();
const ups = { carrier: 'UPS', tracking: '1Z' };
const shipped: NewOrderEvent = { kind: 'shipped', body: { parcel: 1, lines: [1, 2, 3], ...ups } };

/** On the day on which it was ordered at the earliest. */
function viewOf(details: OrderDetails, today: PricesToday, day = '2026-11-26') {
  return toOrderView(details, today, day);
}

describe('the view of an order', () => {
  test('groups what was bought, with what it costs today', () => {
    const { items } = viewOf(order([]), new Map([['book', 1200]]));
    expect(items).toMatchObject([
      { item: { variant: 'book', priceCents: 1000 }, lines: [1, 3], todayCents: 1200 },
      { item: { variant: 'lamp', priceCents: 500 }, lines: [2], todayCents: null },
    ]);
    expect(buyAgainOffer(items)).toEqual({ count: 2, cents: 2400, gone: 1 });
  });

  test('holds no word that staff have noted', () => {
    const view = viewOf(
      order([{ kind: 'note', body: { text: 'A difficult one' } }], [refund(1, 'due', 10)]),
      nothing,
    );
    expect(JSON.stringify(view)).not.toMatch(/difficult|scratch/);
    expect(view.timeline.map(({ key }) => key)).toEqual(['placed']);
  });

  test('adds up to the cent: what failed is not refunded, what is pending is', () => {
    const refunds = [refund(1, 'refunded', 700), refund(2, 'failed', 900), refund(3, 'pending', 1)];
    const view = viewOf(order([], refunds), nothing);
    expect(view.restCents).toBe(1799);
    expect(view.refunds).toEqual([
      { no: 1, state: 'refunded', amountCents: 700 },
      { no: 2, state: 'failed', amountCents: 900 },
      { no: 3, state: 'pending', amountCents: 1 },
    ]);
  });

  test('leaves out a refund that was not made', () => {
    expect(viewOf(order([], [refund(1, 'cancelled', 5)]), nothing).refunds).toEqual([]);
  });

  test('says what a gift card has paid of it, and what the card of a bank', () => {
    const credit = { id: 'card', ending: '7KQF', cents: 500 };
    const terms = { country: 'NO', shippingCents: 0, code: null, discountCents: 0, credit };
    const details = (cents: number) =>
      viewOf({ ...order([]), terms: { ...terms, credit: { ...credit, cents } } }, nothing).timeline;
    expect(details(500)[0]?.detail).toBe('Gift card •••• 7KQF: $5.00 · By card: $20.00');
    expect(details(2500)[0]?.detail).toBe('Gift card •••• 7KQF: $25.00');
  });

  test('lists the newest first', () => {
    const refunded = { kind: 'refunded', body: { no: 1, amountCents: 700, reason: 'x' } } as const;
    const { timeline, parcels } = viewOf(
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
    expect(parcels).toEqual([{ no: 1, ...ups, isDelivered: false, titles: [] }]);
  });

  test('says when it comes until it has come, and not while it goes back', () => {
    const standard = { id: 'standard', title: 'Standard', note: 'By bicycle', arrives };
    const view = (...events: NewOrderEvent[]) => viewOf(comes(standard, events), nothing);
    expect(view(shipped)).toMatchObject({
      arrival: 'Arrives Thu, Nov 26 – Fri, Nov 27',
      deliveryNote: 'By bicycle',
    });
    const items = [{ lines: [1], reason: 'damaged' as const, words: '' }];
    expect(view(shipped, { kind: 'return_requested', body: { items } })).toMatchObject({
      ...{ arrival: null, deliveryNote: '' },
    });
    expect(view(shipped, { kind: 'delivered', body: { parcels: [1] } }).arrival).toBeNull();
  });

  test('says that it was due once its last day is over', () => {
    const standard = { id: 'standard', title: 'Standard', arrives };
    const arrivalOn = (day: string) => viewOf(comes(standard, [shipped]), nothing, day).arrival;
    expect(arrivalOn('2026-11-27')).toBe('Arrives Thu, Nov 26 – Fri, Nov 27');
    expect(arrivalOn('2026-11-28')).toBe('Was due Thu, Nov 26 – Fri, Nov 27');
  });

  test('never says of what is collected that it is on its way', () => {
    const collect = { id: 'collect', title: 'Collect in Oslo', isCollected: true, arrives };
    const ready = viewOf(comes(collect, [shipped]), nothing);
    expect(ready).toMatchObject({ shown: 'ready_to_collect', isCollected: true, arrival: null });
    expect(ready.timeline.map(({ title }) => title)).toEqual(['Ready to collect', 'Order placed']);
    const done = comes(collect, [shipped, { kind: 'delivered', body: { parcels: [1] } }]);
    expect(viewOf(done, nothing)).toMatchObject({ shown: 'collected', state: 'delivered' });
  });

  test('counts what goes back of each item, and what has come back', () => {
    const items = [{ lines: [1], reason: 'changed_mind' as const, words: 'Too blue' }];
    const asked: NewOrderEvent = { kind: 'return_requested', body: { items } };
    const view = viewOf(order([shipped, asked]), nothing);
    expect(view.items).toMatchObject([{ returning: 1, cameBack: 0 }, { returning: 0 }]);
    expect(view.timeline[0]?.detail).toBe('A book: No longer wanted. Too blue');
    const back: NewOrderEvent = { kind: 'returned', body: { lines: [1], restocked: [] } };
    expect(viewOf(order([shipped, asked, back]), nothing)).toMatchObject({
      ...{ state: 'shipped', canReturn: true, items: [{ returning: 0, cameBack: 1 }, {}] },
    });
  });

  test('says whether the bank still asks', () => {
    const dispute = { id: 'du_1', reason: 'general', amountCents: 2500, dueSeconds: 9 };
    const asked = { kind: 'disputed', body: { ...dispute, status: 'needs_response' } } as const;
    const won = { kind: 'disputed', body: { ...dispute, status: 'won' } } as const;
    expect(viewOf(order([asked]), nothing).isDisputed).toBe(true);
    expect(viewOf(order([asked, won]), nothing).isDisputed).toBe(false);
  });
});
