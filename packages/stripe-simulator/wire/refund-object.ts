/** A refund as Stripe's API shows it. */
import type { RefundRow } from '../charges/charge-decision.ts';

/** Stripe's refund object; the bank's reference is pending in the answer to its creation. */
export function refundObject(
  row: RefundRow,
  referenceStatus: 'available' | 'pending' = row.status === 'pending' ? 'pending' : 'available',
) {
  return {
    id: row.id,
    object: 'refund' as const,
    amount: row.amountCents,
    balance_transaction: null,
    charge: row.charge,
    created: row.createdSeconds,
    currency: row.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: { reference_status: referenceStatus, type: 'refund' },
      type: 'card',
    },
    ...(row.failureReason === null ? {} : { failure_reason: row.failureReason }),
    metadata: row.metadata,
    payment_intent: row.paymentIntent,
    payment_method: row.paymentMethod,
    ...(row.status === 'pending' ? { pending_reason: 'processing' } : {}),
    reason: row.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: row.status ?? 'succeeded',
    transfer_reversal: null,
  };
}
