/** A refund as Stripe's API shows it. */
import type { refund } from '../schema.ts';

/** A refund's row, without its place in lists. */
export type RefundRow = Omit<typeof refund.$inferSelect, 'sequence'>;

/** Stripe's refund object; the bank's reference is pending only in the answer to its creation. */
export function refundObject(
  row: RefundRow,
  referenceStatus: 'available' | 'pending' = 'available',
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
    metadata: row.metadata,
    payment_intent: row.paymentIntent,
    payment_method: row.paymentMethod,
    reason: row.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  };
}
