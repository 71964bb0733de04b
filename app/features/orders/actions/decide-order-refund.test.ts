/** What staff gives back of an order: how much, of which lines, and in place of which refunds that have failed. */
import { afterEach, describe, expect, test } from 'vitest';
import { DELIVERY_LINE } from '#app/features/invoices/charge-lines.ts';
import type { NewOrderEvent } from '#app/features/orders/events/order-events.ts';
import type { ChargeRefund } from '#app/features/orders/order-refund.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { defaultLocale, setShopLocale } from '#app/shared/locale.ts';
import {
  decideOrderRefund,
  linesBack,
  linesOwedCents,
  type WantedRefund,
} from './decide-order-refund.ts';
import { withdrawnDeliveryCents } from './withdrawn-delivery.ts';

afterEach(() => setShopLocale(defaultLocale));

type Order = Pick<OrderDetails, 'amount' | 'basket' | 'terms' | 'events' | 'refunds'>;

/** Of $10, $20 and $5, with $4 for delivery, to which this has happened. */
function order(refunds: Partial<ChargeRefund>[] = [], ...events: NewOrderEvent[]): Order {
  const basket = [1_000, 2_000, 500].map((priceCents, index) => ({
    ...{ id: 'book', variant: 'book', title: 'Book', image: '', rating: 4, priceCents },
    line: index + 1,
  }));
  return {
    ...{ amount: 3_900, basket },
    terms: { country: 'NO', code: null, discountCents: 0, shippingCents: 400 },
    events: events.map((event, index) => ({ ...event, no: index + 1, by: 'staff', atSeconds: 1 })),
    refunds: refunds.map((refund, index) => ({
      ...{
        no: index + 1,
        by: 'staff',
        reason: '',
        lines: null,
        state: 'refunded',
        amountCents: 300,
      },
      ...{ dueSeconds: 1, refundId: 're', attempt: 1, chargeCents: 3_900, createdSeconds: 1 },
      ...refund,
    })),
  };
}

const wanted = (of: Order, want: Partial<WantedRefund> = {}) =>
  decideOrderRefund(of, {
    ...{ cents: null, lines: null, seenCents: foldOrder(of).refundedCents },
    ...want,
  });

const dispute = (status: 'needs_response' | 'won'): NewOrderEvent => ({
  kind: 'disputed',
  body: { id: 'dp_1', status, reason: 'fraudulent', amountCents: 3_900, dueSeconds: null },
});

const dropped = (...lines: number[]): NewOrderEvent => ({ kind: 'lines_dropped', body: { lines } });

const withdrawn = (...lines: number[]): NewOrderEvent => ({
  kind: 'withdrawn',
  body: { lines, unsent: [], declaredSeconds: 1, isLate: false },
});

const SENT: NewOrderEvent = {
  kind: 'shipped',
  body: { parcel: 1, lines: [1, 2, 3], carrier: '', tracking: '' },
};

describe('a refund', () => {
  test.each([
    ['an amount', order(), { cents: 700 }, { cents: 700, lines: null }],
    ['all that is left', order([{ amountCents: 900 }]), {}, { cents: 3_000, lines: null }],
    ['what was paid for lines', order(), { lines: [1, 3] }, { cents: 1_500, lines: [1, 3] }],
    [
      'what is disputed, if staff is sure',
      order([], dispute('needs_response')),
      { isSure: true },
      {},
    ],
    ['what was disputed before', order([], dispute('won')), {}, { cents: 3_900 }],
  ])('gives back %s', (_what, of, want, given) => {
    const value = { cents: 3_900, lines: null, inPlaceOf: [], takenBack: [], ...given };
    expect(wanted(of, want)).toEqual({ ok: true, value });
  });

  test.each([
    ['somebody was faster', order(), { seenCents: 1 }, { code: 'changed', refundedCents: 0 }],
    ['nothing is left', order([{ amountCents: 3_900 }]), {}, { code: 'nothing_left' }],
    ['the bank decides', order([], dispute('needs_response')), {}, { code: 'disputed' }],
    ['the line is of another order', order(), { lines: [9] }, { code: 'unknown_line', line: 9 }],
    [
      'the line went back',
      order([{ lines: [1] }]),
      { lines: [2, 1] },
      { code: 'line_refunded', line: 1 },
    ],
    ['it is nothing', order(), { cents: 0 }, { code: 'bad_amount' }],
    ['it is less than nothing', order(), { cents: -1 }, { code: 'bad_amount' }],
    ['it is no whole cent', order(), { cents: 1.5 }, { code: 'bad_amount' }],
    [
      'it is more than is left',
      order([{}]),
      { cents: 3_601 },
      { code: 'too_much', restCents: 3_600 },
    ],
    [
      'the charge would stay for what is not sent after all',
      order([], dropped(2)),
      { lines: [1, 3] },
      { code: 'paid_for_nothing', restCents: 3_900 },
    ],
  ])('is not made where %s', (_why, of, want, refusal) => {
    expect(wanted(of, want)).toEqual({ ok: false, refusal });
  });

  test('is not made of what no card takes in the currency of the shop', () => {
    setShopLocale({ ...defaultLocale, currency: 'KWD' });
    expect(wanted(order(), { cents: 705 })).toEqual({ ok: false, refusal: { code: 'bad_amount' } });
    expect(wanted(order(), { cents: 710 })).toMatchObject({ value: { cents: 710 } });
  });

  test('of lines is made where others are still to send, or were', () => {
    expect(wanted(order([], dropped(2)), { lines: [1] })).toMatchObject({
      value: { cents: 1_000 },
    });
    expect(wanted(order([], dropped(2)), { lines: [1, 2, 3] })).toMatchObject({
      value: { cents: 3_500 },
    });
    expect(wanted(order([{ lines: [2] }], dropped(2)), { lines: [1, 3] })).toMatchObject({
      value: { cents: 1_500 },
    });
  });
});

describe('refunds that have failed', () => {
  const failed = (more: Partial<ChargeRefund> = {}) => ({ state: 'failed' as const, ...more });
  const inPlaceOf = (of: Order, want: Partial<WantedRefund> = {}) => {
    const decision = wanted(of, want);
    return decision.ok ? decision.value.inPlaceOf : decision.refusal;
  };

  test('are made once more by all that is left, and the first of them by the same amount', () => {
    const of = order([failed(), failed(), { amountCents: 200 }]);
    expect(inPlaceOf(of)).toEqual([1, 2]);
    expect(inPlaceOf(of, { cents: 300 })).toEqual([1]);
    expect(inPlaceOf(of, { cents: 299 })).toEqual([]);
  });

  test('are made once more by their lines, if these are all among what goes back', () => {
    const of = order([failed({ lines: [1] }), failed({ lines: [1, 2] }), failed()]);
    expect(inPlaceOf(of, { lines: [1] })).toEqual([1]);
    expect(inPlaceOf(of, { lines: [2, 1] })).toEqual([1, 2]);
    expect(inPlaceOf(of, { cents: 299 })).toEqual([]);
  });

  test('are not made twice, nor where staff did not promise them', () => {
    const again: NewOrderEvent = {
      kind: 'refunded',
      body: { no: 2, amountCents: 300, reason: '', inPlaceOf: [1] },
    };
    const other: NewOrderEvent = { kind: 'refunded', body: { no: 3, amountCents: 1, reason: '' } };
    const of = order(
      [failed(), {}, failed({ by: 'provider' }), { state: 'cancelled' }, failed()],
      ...[again, other],
    );
    expect(inPlaceOf(of)).toEqual([5]);
  });

  test('leave in a gift card what went there: that is not owed for the line again', () => {
    const part = { amountCents: 1_000, creditCents: 400 };
    expect(linesOwedCents(order([failed({ ...part, lines: [1] })]), [1])).toBe(600);
    expect(linesOwedCents(order([failed({ ...part, lines: [1, DELIVERY_LINE] })]), [1])).toBe(600);
    expect(linesOwedCents(order([failed({ ...part, lines: [1, 2] })]), [1])).toBe(1_000);
    expect(linesOwedCents(order([failed(part)]), [1])).toBe(1_000);
    expect(linesOwedCents(order([{ ...part, lines: [1] }]), [1])).toBe(1_000);
  });
});

describe('delivery goes back', () => {
  test('with the last line of a withdrawal, as far as it is left', () => {
    const whole = order([], SENT, withdrawn(1, 2, 3));
    expect(linesBack(whole, [1, 2, 3])).toEqual({ cents: 3_900, lines: [1, 2, 3, DELIVERY_LINE] });
    const less = order([{ amountCents: 150 }], SENT, withdrawn(1, 2, 3));
    expect(linesBack(less, [1, 2, 3])).toEqual({ cents: 3_750, lines: [1, 2, 3, DELIVERY_LINE] });
    const none = order([{ amountCents: 400 }], SENT, withdrawn(1, 2, 3));
    expect(linesBack(none, [1, 2, 3])).toEqual({ cents: 3_500, lines: [1, 2, 3] });
  });

  test('once, also where the refund of another line fails later', () => {
    const refunds = [
      { lines: [1], state: 'failed' as const, amountCents: 1_000 },
      { lines: [2, 3, DELIVERY_LINE], amountCents: 2_900 },
    ];
    expect(withdrawnDeliveryCents(order(refunds, SENT, withdrawn(1, 2, 3)), [1])).toBe(0);
  });

  test('with no refund of an order of which something is kept, or nothing is left', () => {
    expect(withdrawnDeliveryCents(order([], SENT, withdrawn(1)), [1, 2, 3])).toBe(0);
    const gone = order([{ lines: [1, 2, 3], amountCents: 3_500 }], SENT, withdrawn(1, 2, 3));
    expect(withdrawnDeliveryCents(gone, [1])).toBe(0);
  });
});
