import { describe, expect, test } from 'vitest';
import type { Dispute } from '#app/features/orders/order-event.ts';
import type { ProviderRefund } from '#app/features/payment/provider/payment-gateway.ts';
import type { AuditedRefund } from './audit-charge.ts';
import { judgeDisputes } from './audit-dispute.ts';
import { judgeOrderRefunds } from './audit-refund.ts';

const intent = { id: 'pi_1', amountReceivedCents: 1200, createdSeconds: 1_700_000_000 };

describe('an order', () => {
  const part: AuditedRefund = {
    ...{ shopper: 'shopper', intent: 'pi_1', no: 1, by: 'staff', reason: '', state: 'refunded' },
    ...{ refundId: 're_1', amountCents: 500, chargeCents: 1200 },
    ...{ createdSeconds: 1_700_000_000, dueSeconds: 1_700_000_000 },
  };
  const made: ProviderRefund = { id: 're_1', no: 1, state: 'succeeded', amountCents: 500 };

  test.each<[string, AuditedRefund[], ProviderRefund[], string[]]>([
    ['is right when a part of it went back', [part], [made], []],
    ['is unrefunded while a part is due', [{ ...part, state: 'due' }], [], ['refund_due']],
    [
      'is noted while a part is on its way',
      [{ ...part, state: 'pending' }],
      [made],
      ['refund_pending'],
    ],
    ['is noted when a part failed', [{ ...part, state: 'failed' }], [], ['order_refund_failed']],
    ['is right when a part was not made', [{ ...part, state: 'cancelled' }], [], []],
    ['is unrefunded when a part is not at the provider', [part], [], ['refund_missing']],
    ['is mismatched when a part is not in the shop', [], [made], ['refund_differs']],
    [
      'is doubled when a part went back twice',
      [part],
      [made, { ...made, id: 're_2' }],
      ['refund_doubled', 'refund_differs'],
    ],
    [
      'is doubled when more went back than was charged',
      [{ ...part, amountCents: 1201 }],
      [{ ...made, amountCents: 1201 }],
      ['refund_exceeds'],
    ],
  ])('%s', (_name, refunds, listed, expected) => {
    const found = judgeOrderRefunds({}, intent, listed, refunds);
    expect(found.map(({ kind }) => kind)).toEqual(expected);
  });

  const dispute: Dispute = {
    ...{ id: 'dp_1', status: 'needs_response', reason: 'fraudulent' },
    ...{ cents: 1200, dueSeconds: 1_800_000_000 },
  };

  test.each<[string, Dispute[], string[]]>([
    ['noted where the shop knows it', [dispute], ['merchant_dispute']],
    ['mismatched where it does not', [], ['dispute_differs', 'merchant_dispute']],
    [
      'mismatched where it stands otherwise',
      [{ ...dispute, status: 'won' }],
      ['dispute_differs', 'merchant_dispute'],
    ],
  ])('with a dispute is %s', (_name, disputes, expected) => {
    const found = judgeDisputes({}, { id: 'pi_1', isDisputed: true }, [dispute], disputes);
    expect(found.map(({ kind }) => kind)).toEqual(expected);
  });
});
