/** Payouts and what they are made of as Stripe's API shows them: https://docs.stripe.com/api/payouts/object */
import type { balanceTransaction, payout } from '../schema.ts';

const DAY_SECONDS = 24 * 60 * 60;

/** Stripe's payout object; the bank has it on the day after. */
export function payoutObject(row: typeof payout.$inferSelect) {
  return {
    id: row.id,
    object: 'payout' as const,
    amount: row.amountCents,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: row.createdSeconds + DAY_SECONDS,
    automatic: true,
    balance_transaction: null,
    created: row.createdSeconds,
    currency: row.currency,
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: null,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'paid',
    trace_id: null,
    type: 'bank_account',
  };
}

/** Stripe's balance transaction; `source` is the object that it is of where it is expanded, else its id. */
export function balanceTransactionObject(
  row: typeof balanceTransaction.$inferSelect,
  source: object | string,
) {
  const fees = [
    {
      amount: row.feeCents,
      application: null,
      currency: row.currency,
      description: row.type === 'charge' ? 'Card processing fees' : 'Dispute fee',
      type: 'stripe_fee',
    },
  ];
  return {
    id: row.id,
    object: 'balance_transaction' as const,
    amount: row.amountCents,
    available_on: row.availableSeconds,
    balance_type: 'payments',
    created: row.createdSeconds,
    currency: row.currency,
    description: null,
    exchange_rate: null,
    fee: row.feeCents,
    fee_details: row.feeCents === 0 ? [] : fees,
    net: row.amountCents - row.feeCents,
    reporting_category: row.reportingCategory,
    source,
    status: 'available',
    type: row.type,
  };
}
