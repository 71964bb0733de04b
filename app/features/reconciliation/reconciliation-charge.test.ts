import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderEvent } from '#app/features/orders/events/order-events.ts';
import type { RefundState } from '#app/features/orders/order-refund.ts';
import type { PaymentState } from '#app/features/payment/payment.ts';
import type {
  InspectedIntent,
  ProviderRefund,
} from '#app/features/payment/provider/payment-gateway.ts';
import {
  type ChargeRecords,
  judgeCharge,
  type ReconciledOrder,
  type ReconciledPayment,
  type ReconciledRefund,
} from './reconciliation-charge.ts';

const intent: InspectedIntent = {
  id: 'pi_1',
  clientSecret: 'pi_1_secret',
  status: 'succeeded',
  isDeclined: false,
  chargedSeconds: null,
  amountReceivedCents: 1200,
  currency: 'usd',
  createdSeconds: 1_700_000_000,
  shopper: 'shopper',
  payment: 'payment',
  amountRefundedCents: 0,
  isDisputed: false,
};

const payment: ReconciledPayment = {
  shopper: 'shopper',
  payment: 'payment',
  intent: 'pi_1',
  state: 'ordered',
  items: [],
  amountCents: 1200,
  currency: 'usd',
};

const order: ReconciledOrder = {
  shopper: 'shopper',
  intent: 'pi_1',
  items: [],
  amountCents: 1200,
  currency: 'usd',
  createdSeconds: 1_700_000_000,
  terms: null,
  isByHand: false,
};

const back: ProviderRefund = { id: 're_1', no: 1, state: 'succeeded', amountCents: 1200 };

function refundOf(state: RefundState): ReconciledRefund {
  const refundId = state === 'due' ? null : 're_1';
  return {
    ...{ shopper: 'shopper', intent: 'pi_1', no: 1, by: 'shop', reason: 'lines_sold', state },
    ...{ refundId, amountCents: 1200, creditCents: 0, chargeCents: 1200 },
    ...{ createdSeconds: 1_700_000_000, dueSeconds: 1_700_000_000 },
  };
}

const ordered: ChargeRecords = { payment, order, refunds: [], events: [] };
const nothing: ChargeRecords = { payment: null, order: null, refunds: [], events: [] };

function paymentIn(state: PaymentState): ReconciledPayment {
  return { ...payment, state };
}

function kinds(
  changes: Partial<InspectedIntent>,
  records: ChargeRecords,
  refunds: ProviderRefund[] = [],
): string[] {
  const lists = { refunds, disputes: [] };
  return judgeCharge({ ...intent, ...changes }, lists, records).map(({ kind }) => kind);
}

describe('a charge that has become nothing', () => {
  test.each<[string, Partial<InspectedIntent>, ReconciledPayment | null, string]>([
    ['of no payment', {}, null, 'charge_unknown'],
    ['of no payment, but refunded', { amountRefundedCents: 1200 }, null, 'refunded_by_hand'],
    ['of no payment, refunded in part', { amountRefundedCents: 1199 }, null, 'charge_unknown'],
    ['of an open payment', {}, paymentIn('open'), 'charge_open'],
    ['of a cancelled payment', {}, paymentIn('cancelled'), 'charge_open'],
    [
      'of a payment whose intent is not stored',
      {},
      { ...paymentIn('creating'), intent: null },
      'charge_open',
    ],
    ['of an ordered payment', {}, payment, 'charge_lost'],
    ['of a refunded payment', {}, paymentIn('refunded'), 'charge_lost'],
    [
      'of a payment with another intent',
      {},
      { ...payment, intent: 'pi_0' },
      'payment_charged_twice',
    ],
  ])('%s is %4$s', (_name, changes, of, kind) => {
    expect(kinds(changes, { ...nothing, payment: of })).toEqual([kind]);
  });
});

describe('an intent that was not charged', () => {
  const unpaid = { status: 'payable', amountReceivedCents: 0 } as const;
  test.each<[string, ChargeRecords, string[]]>([
    ['and is open is right', { ...nothing, payment: paymentIn('open') }, []],
    ['and is cancelled is right', { ...nothing, payment: paymentIn('cancelled') }, []],
    ['is no order', ordered, ['order_without_charge']],
    [
      'is no refund',
      { ...nothing, payment, refunds: [refundOf('refunded')] },
      ['refund_without_charge'],
    ],
    ['of no payment is noted', nothing, ['intent_unknown']],
  ])('%s', (_name, records, expected) => {
    expect(kinds(unpaid, records)).toEqual(expected);
  });

  test('and never can be is not worth a note', () => {
    expect(kinds({ ...unpaid, status: 'canceled' }, nothing)).toEqual([]);
  });
});

describe('an ordered charge', () => {
  test('is right as it was charged', () => {
    expect(kinds({}, ordered)).toEqual([]);
  });

  test.each<[string, Partial<InspectedIntent>]>([
    ['another amount', { amountReceivedCents: 1199 }],
    ['another currency', { currency: 'eur' }],
    ['another time', { createdSeconds: 1 }],
  ])('of %s is mismatched', (_name, changes) => {
    expect(kinds(changes, ordered)).toEqual(['order_differs']);
  });

  test('that the merchant gave back, or the bank disputes, is noted', () => {
    const made: ProviderRefund = { id: 're_1', no: null, state: 'succeeded', amountCents: 5 };
    const row: ReconciledRefund = {
      ...refundOf('refunded'),
      by: 'provider',
      reason: '',
      amountCents: 5,
    };
    const event: OrderEvent = {
      ...{ no: 1, kind: 'refunded', by: 'provider', atSeconds: 1_700_000_001 },
      body: { no: 1, amountCents: 5, reason: '' },
    };
    const known = { ...ordered, refunds: [row], events: [event] };
    expect(kinds({ amountRefundedCents: 5 }, known, [made])).toEqual(['merchant_refund']);
    expect(kinds({ isDisputed: true }, ordered)).toEqual(['merchant_dispute']);
  });
});

describe('a charge that goes back', () => {
  const pending: ProviderRefund = { ...back, state: 'pending' };
  const failed: ProviderRefund = { ...back, state: 'failed' };
  const half: ProviderRefund = { ...back, amountCents: 600 };
  const otherHalf: ProviderRefund = { ...half, id: 're_2' };

  test.each<[string, RefundState, ProviderRefund[], string[]]>([
    ['is right once all of it is back', 'refunded', [back], []],
    ['is right in two parts', 'refunded', [half, otherHalf], []],
    ['is right after a failed try', 'refunded', [{ ...failed, id: 're_0' }, back], []],
    ['is noted while it is on its way', 'pending', [pending], ['refund_pending']],
    ['is unrefunded while it is due', 'due', [], ['refund_due']],
    [
      'is unrefunded when the only refund failed',
      'refunded',
      [failed],
      ['refund_differs', 'refund_missing'],
    ],
    ['is unrefunded when there is no refund', 'refunded', [], ['refund_differs', 'refund_missing']],
    [
      'is unrefunded when only a part went back',
      'refunded',
      [half],
      ['refund_amount_differs', 'refund_missing'],
    ],
    [
      'is unrefunded when a pending refund is gone',
      'pending',
      [],
      ['refund_differs', 'refund_missing'],
    ],
    [
      'is unrefunded when it failed for good',
      'failed',
      [failed],
      ['refund_attempt_failed', 'refund_failed'],
    ],
    ['is noted when it failed and was made by hand', 'failed', [back], ['refunded_by_hand']],
    [
      'is mismatched when it is said to be back too soon',
      'refunded',
      [pending],
      ['refund_differs', 'refund_pending'],
    ],
    ['is mismatched when it is back and nobody noticed', 'pending', [back], ['refund_differs']],
  ])('%s', (_name, state, refunds, expected) => {
    const records = { ...nothing, payment: paymentIn('refunded'), refunds: [refundOf(state)] };
    expect(kinds({}, records, refunds)).toEqual(expected);
  });

  test.each<[string, Partial<ReconciledRefund>, string]>([
    ['amount', { amountCents: 1 }, 'refund_amount_differs'],
    ['time', { createdSeconds: 1 }, 'refund_differs'],
    ['refund', { refundId: 're_9' }, 'refund_differs'],
  ])('whose row has another %s is mismatched', (_name, change, kind) => {
    const refund = { ...refundOf('refunded'), ...change };
    expect(kinds({}, { ...nothing, payment, refunds: [refund] }, [back])).toEqual([kind]);
  });
});

test('a charge is right exactly when it is one order or one full refund', () => {
  const amount = fc.integer({ min: 1, max: 3 });
  fc.assert(
    fc.property(
      fc.record({
        charged: amount,
        hasOrder: fc.boolean(),
        orderCents: amount,
        hasRefund: fc.boolean(),
        refunds: fc.array(
          fc.record({
            id: fc.constant('re_1'),
            no: fc.constant(1),
            state: fc.constantFrom('succeeded' as const, 'failed' as const),
            amountCents: amount,
          }),
          { maxLength: 3 },
        ),
      }),
      ({ charged, hasOrder, orderCents, hasRefund, refunds }) => {
        // `judgeShopper` reports an intent that has both.
        fc.pre(!(hasOrder && hasRefund));
        const records: ChargeRecords = {
          payment: paymentIn(hasRefund ? 'refunded' : 'ordered'),
          order: hasOrder ? { ...order, amountCents: orderCents } : null,
          refunds: hasRefund
            ? [
                {
                  ...refundOf('refunded'),
                  ...{ amountCents: charged, chargeCents: charged },
                },
              ]
            : [],
          events: [],
        };
        const backCents = refunds
          .filter(({ state }) => state === 'succeeded')
          .reduce((sum, { amountCents }) => sum + amountCents, 0);
        // The shop knows of no refund of the order here.
        const isRight = hasOrder
          ? orderCents === charged && backCents === 0
          : hasRefund && backCents === charged;
        const changes = { ...intent, amountReceivedCents: charged };
        const found = judgeCharge(changes, { refunds, disputes: [] }, records).filter(
          ({ harm }) => harm !== null,
        );
        expect(found.length === 0).toBe(isRight);
      },
    ),
  );
});

test('every finding names its intent, what is wrong and what to do', () => {
  const none = { refunds: [], disputes: [] };
  const found = [
    ...judgeCharge(intent, none, nothing),
    ...judgeCharge({ ...intent, isDisputed: true }, none, ordered),
    ...judgeCharge(intent, { ...none, refunds: [{ ...back, no: null }] }, ordered),
    ...judgeCharge(intent, none, { ...nothing, payment, refunds: [refundOf('due')] }),
  ];
  expect(found).toHaveLength(4);
  for (const { ids, problem, advice } of found) {
    expect(ids).toEqual({ intent: 'pi_1', shopper: 'shopper', payment: 'payment' });
    expect(problem).toMatch(/pi_1.*\.$/);
    expect(advice).toMatch(/\.$/);
  }
});
