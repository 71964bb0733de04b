import { describe, expect, test } from 'vitest';
import type { Dispute } from '#app/features/orders/events/dispute.ts';
import type { NewOrderEvent, OrderEvent } from '#app/features/orders/events/order-events.ts';
import type { ProviderRefund } from '#app/features/payment/provider/payment-gateway.ts';
import type { ReconciledRefund } from './reconciliation-charge.ts';
import { judgeDisputes } from './reconciliation-charge.ts';
import { type ChargeFacts, judgeDebt } from './reconciliation-debt.ts';
import { judgeRefunds } from './reconciliation-refund.ts';

const intent = { id: 'pi_1', amountReceivedCents: 1200, createdSeconds: 1_700_000_000 };

const part: ReconciledRefund = {
  ...{ shopper: 'shopper', intent: 'pi_1', no: 1, by: 'staff', reason: '', state: 'refunded' },
  ...{ refundId: 're_1', amountCents: 500, creditCents: 0, chargeCents: 1200 },
  ...{ createdSeconds: 1_700_000_000, dueSeconds: 1_700_000_000 },
};
const made: ProviderRefund = { id: 're_1', no: 1, state: 'succeeded', amountCents: 500 };

function eventsOf(...events: NewOrderEvent[]): OrderEvent[] {
  return events.map((event, index) => ({
    ...event,
    ...{ no: index + 1, by: 'staff', atSeconds: 1_700_000_000 + index },
  }));
}

const refunded = (no: number, amountCents: number, inPlaceOf?: number[]): NewOrderEvent => ({
  kind: 'refunded',
  body: { no, amountCents, reason: '', ...(inPlaceOf && { inPlaceOf }) },
});

describe('the refunds of an order', () => {
  test.each<[string, ReconciledRefund[], ProviderRefund[], string[]]>([
    ['are right when a part of it went back', [part], [made], []],
    ['are right while a part is due', [{ ...part, state: 'due' }], [], []],
    [
      'are right while a part is on its way',
      [{ ...part, state: 'pending' }],
      [{ ...made, state: 'pending' }],
      [],
    ],
    [
      'are mismatched when a part was less than promised, and nothing was made by hand',
      [{ ...part, amountCents: 300 }],
      [{ ...made, amountCents: 300 }],
      ['refund_unrecorded'],
    ],
    ['are right when a part was not made', [{ ...part, state: 'cancelled' }], [], []],
    ['are mismatched when a part is not at the provider', [part], [], ['refund_differs']],
    [
      'are mismatched when a part is not in the shop',
      [],
      [made],
      ['refund_unrecorded', 'refund_differs'],
    ],
    [
      'are mismatched when a row has a cent more',
      [{ ...part, amountCents: 501 }],
      [made],
      ['refund_amount_differs', 'refund_unrecorded'],
    ],
    [
      'are doubled when a part went back twice',
      [part],
      [made, { ...made, id: 're_2' }],
      ['refund_doubled', 'refund_amount_differs'],
    ],
  ])('%s', (_name, rows, listed, expected) => {
    const found = judgeRefunds({}, intent, listed, rows, eventsOf(refunded(1, 500)));
    expect(found.map(({ kind }) => kind)).toEqual(expected);
  });

  test('are right when a part was less than promised, since as much was made by hand', () => {
    const byHand: ProviderRefund = { id: 're_2', no: null, state: 'succeeded', amountCents: 200 };
    const listed = [byHand, { ...made, amountCents: 300 }];
    const rows: ReconciledRefund[] = [
      { ...part, amountCents: 300 },
      { ...part, no: 2, by: 'provider', refundId: 're_2', amountCents: 200 },
    ];
    const events = eventsOf(refunded(1, 500), refunded(2, 200)).map((event, index) => ({
      ...event,
      by: index === 0 ? ('staff' as const) : ('provider' as const),
    }));
    const found = judgeRefunds({}, intent, listed, rows, events);
    expect(found.map(({ kind }) => kind)).toEqual(['merchant_refund']);
  });

  test('are doubled when more went back than was charged', () => {
    const all = { ...made, amountCents: 1201 };
    const rows = [{ ...part, amountCents: 1201 }];
    const [found] = judgeRefunds({}, intent, [all], rows, eventsOf(refunded(1, 1201)));
    expect(found?.kind).toBe('refund_exceeds');
  });
});

describe('what is owed of an order of $12.00', () => {
  const failed: ProviderRefund = { ...made, state: 'failed' };
  const more: ProviderRefund = { id: 're_2', no: 2, state: 'succeeded', amountCents: 300 };
  const dispute: Dispute = {
    ...{ id: 'dp_1', status: 'lost', reason: 'fraudulent' },
    ...{ amountCents: 1200, dueSeconds: null },
  };
  const cancelled: NewOrderEvent = { kind: 'cancelled', body: { reason: '' } };

  test.each<[string, NewOrderEvent[], ProviderRefund[], Dispute[], number]>([
    ['nothing, of a sale', [], [], [], 0],
    ['nothing, once it went back', [refunded(1, 500)], [made], [], 0],
    ['a refund that failed', [refunded(1, 500)], [failed], [], 500],
    ['two that failed', [refunded(1, 500), refunded(2, 300)], [failed], [], 800],
    [
      'one that failed, beside one that was made',
      [refunded(1, 500), refunded(2, 300)],
      [more],
      [],
      500,
    ],
    [
      'nothing, once one was made in place of it',
      [refunded(1, 300), refunded(2, 300, [1])],
      [more],
      [],
      0,
    ],
    ['no more than was charged', [refunded(1, 1000), refunded(2, 1000)], [], [], 1200],
    ['nothing, while it is on its way', [refunded(1, 500)], [{ ...made, state: 'pending' }], [], 0],
    ['all of a cancelled one', [cancelled], [], [], 1200],
    ['the rest of a cancelled one', [refunded(1, 500), cancelled], [made], [], 700],
    ['nothing that the bank gave back', [cancelled], [], [dispute], 0],
    [
      'nothing while the bank decides',
      [cancelled],
      [],
      [{ ...dispute, status: 'under_review' }],
      0,
    ],
    ['what the bank did not give back', [cancelled], [], [{ ...dispute, status: 'won' }], 1200],
  ])('is %s', (_name, events, refunds, disputes, owedCents) => {
    const facts: ChargeFacts = {
      ...{ intent: 'pi_1', chargedCents: 1200, inCreditCents: 0 },
      ...{ events: eventsOf(...events), refunds, disputes },
    };
    const found = judgeDebt({}, facts, []);
    expect(found.reduce((sum, one) => sum + (one.owedCents ?? 0), 0)).toBe(owedCents);
    expect(found.filter(({ harm }) => harm === 'unrefunded')).toHaveLength(owedCents > 0 ? 1 : 0);
  });
});

describe('a dispute of an order', () => {
  const dispute: Dispute = {
    ...{ id: 'dp_1', status: 'needs_response', reason: 'fraudulent' },
    ...{ amountCents: 1200, dueSeconds: 1_800_000_000 },
  };

  test.each<[string, Dispute[], string[]]>([
    ['noted where the shop knows it', [dispute], ['merchant_dispute']],
    ['mismatched where it does not', [], ['dispute_differs', 'merchant_dispute']],
    [
      'mismatched where it stands otherwise',
      [{ ...dispute, status: 'won' }],
      ['dispute_differs', 'merchant_dispute'],
    ],
  ])('is %s', (_name, disputes, expected) => {
    const found = judgeDisputes({}, { id: 'pi_1', isDisputed: true }, [dispute], disputes);
    expect(found.map(({ kind }) => kind)).toEqual(expected);
  });
});
