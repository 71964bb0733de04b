/** A charge as Stripe's API shows it. */
import type { charge } from '../schema.ts';

export type ChargeRow = typeof charge.$inferSelect;

/** Stripe's charge object: expanded on its intent, and in `charge.refunded`. */
export function chargeObject(row: ChargeRow) {
  const isPaid = row.status === 'succeeded';
  return {
    id: row.id,
    object: 'charge' as const,
    amount: row.amountCents,
    amount_captured: isPaid ? row.amountCents : 0,
    amount_refunded: row.amountRefundedCents,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: isPaid ? 'CARD SIMULATOR' : null,
    captured: isPaid,
    created: row.createdSeconds,
    currency: row.currency,
    customer: null,
    description: row.description,
    disputed: row.dispute !== null,
    failure_balance_transaction: null,
    failure_code: row.failure?.code ?? null,
    failure_message: row.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: row.metadata,
    on_behalf_of: null,
    outcome: outcomeObject(row),
    paid: isPaid,
    payment_intent: row.paymentIntent,
    payment_method: row.paymentMethod,
    payment_method_details: { card: cardObject(row), type: 'card' },
    receipt_email: row.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: isPaid && row.amountRefundedCents === row.amountCents,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: row.status,
    transfer_data: null,
    transfer_group: null,
  };
}

function outcomeObject(row: ChargeRow) {
  const isPaid = row.status === 'succeeded';
  return {
    advice_code: null,
    network_advice_code: null,
    network_decline_code: null,
    network_status: isPaid ? 'approved_by_network' : 'declined_by_network',
    reason: row.failure && (row.failure.declineCode ?? row.failure.code),
    risk_level: 'normal',
    seller_message: isPaid ? 'Payment complete.' : 'The bank did not approve the payment.',
    type: isPaid ? 'authorized' : 'issuer_declined',
  };
}

/**
 * Only brand and last four are known. A test card is good until any future date, so December of
 * the next year stands for the expiry that Stripe's shape requires.
 */
function cardObject(row: ChargeRow) {
  return {
    amount_authorized: row.status === 'succeeded' ? row.amountCents : null,
    authorization_code: null,
    brand: row.card.brand,
    checks: {
      address_line1_check: null,
      address_postal_code_check: null,
      cvc_check: row.failure?.code === 'incorrect_cvc' ? 'fail' : 'pass',
    },
    country: 'US',
    electronic_commerce_indicator: null,
    exp_month: 12,
    exp_year: new Date(row.createdSeconds * 1000).getUTCFullYear() + 1,
    funding: 'credit',
    installments: null,
    last4: row.card.last4,
    mandate: null,
    network: row.card.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}
