/** A dispute as Stripe's API shows it: https://docs.stripe.com/api/disputes/object */
import type { DisputeRow } from '../charges/charge-decision.ts';

/** The card network's reason codes: https://docs.stripe.com/disputes/categories */
const NETWORK_REASON_CODES: Record<string, string> = {
  fraudulent: '10.4',
  product_not_received: '13.1',
};

/** Whether the charge can be refunded still or again: not while the bank has its money. */
export function isChargeRefundable({ status }: Pick<DisputeRow, 'status'>): boolean {
  return status === 'won' || status.startsWith('warning_');
}

/** Stripe's dispute object. */
export function disputeObject(row: DisputeRow) {
  return {
    id: row.id,
    object: 'dispute' as const,
    amount: row.amountCents,
    balance_transactions: [],
    charge: row.charge,
    created: row.createdSeconds,
    currency: row.currency,
    enhanced_eligibility_types: [],
    evidence: { ...NO_EVIDENCE, uncategorized_text: row.evidenceText },
    evidence_details: {
      due_by: row.evidenceDueSeconds,
      enhanced_eligibility: {},
      has_evidence: row.evidenceText !== null,
      past_due: false,
      submission_count: row.submissions,
      submission_method: row.submissions === 0 ? 'not_submitted' : 'manual',
    },
    intended_submission_method: 'manual' as const,
    is_charge_refundable: isChargeRefundable(row),
    livemode: false,
    metadata: row.metadata,
    payment_intent: row.paymentIntent,
    payment_method_details: {
      card: {
        brand: row.card.brand,
        case_type: row.status.startsWith('warning_') ? 'inquiry' : 'chargeback',
        network: row.card.brand,
        network_reason_code: NETWORK_REASON_CODES[row.reason] ?? null,
      },
      type: 'card',
    },
    reason: row.reason,
    status: row.status,
  };
}

const NO_EVIDENCE = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
};
