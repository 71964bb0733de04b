/** A payment intent as Stripe's API shows it: whole to the shop, in part to a browser. */
import type { PaymentFailure, paymentIntent } from '../schema.ts';
import { docUrl } from './answer.ts';

/** An intent's row, without its place in lists. */
export type PaymentIntentRow = Omit<typeof paymentIntent.$inferSelect, 'sequence'>;

/** What the shop may read, events included. `latestCharge` is the charge itself if it is expanded. */
export function paymentIntentObject(
  row: PaymentIntentRow,
  latestCharge: unknown = row.latestCharge,
) {
  return {
    ...browserPaymentIntentObject(row),
    allowed_payment_method_types: row.allowedPaymentMethodTypes,
    amount_capturable: 0,
    amount_received: row.status === 'succeeded' ? row.amountCents : 0,
    application: null,
    application_fee_amount: null,
    customer: null,
    customer_account: null,
    excluded_payment_method_types: null,
    latest_charge: latestCharge,
    managed_payments: null,
    metadata: row.metadata,
    on_behalf_of: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: 'automatic',
      },
    },
    payment_record: null,
    review: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  };
}

/** What a publishable key with the client secret may read. */
export function browserPaymentIntentObject(row: PaymentIntentRow) {
  return {
    id: row.id,
    object: 'payment_intent' as const,
    amount: row.amountCents,
    automatic_payment_methods: row.allowedPaymentMethodTypes
      ? null
      : { allow_redirects: 'always', enabled: true },
    canceled_at: row.canceledSeconds,
    cancellation_reason: row.cancellationReason,
    capture_method: row.captureMethod,
    client_secret: row.clientSecret,
    confirmation_method: 'automatic',
    created: row.createdSeconds,
    currency: row.currency,
    description: row.description,
    last_payment_error: row.failure && failureObject(row.failure),
    livemode: false,
    next_action: row.challenge && {
      type: 'use_stripe_sdk',
      use_stripe_sdk: {
        type: 'three_d_secure_redirect',
        source: row.challenge.source,
        stripe_js: challengePath(row.id, row.challenge.source),
      },
    },
    payment_method: row.paymentMethod,
    payment_method_configuration_details: null,
    payment_method_types: ['card'],
    processing: null,
    receipt_email: row.receiptEmail,
    setup_future_usage: null,
    shipping: null,
    source: null,
    status: row.status,
  };
}

/** Where the bank's page is that lets the shopper pass or fail the challenge. */
export function challengePath(paymentIntentId: string, source: string): string {
  return `/card-simulator/three-d-secure/${paymentIntentId}?source=${source}`;
}

/** A failure as `last_payment_error` and as the inside of an error answer. */
export function failureObject(failure: PaymentFailure) {
  return {
    ...(failure.charge ? { charge: failure.charge } : {}),
    code: failure.code,
    ...(failure.declineCode ? { decline_code: failure.declineCode } : {}),
    ...docUrl(failure.code),
    message: failure.message,
    ...(failure.param ? { param: failure.param } : {}),
    type: failure.type,
  };
}
