/** What becomes of an intent that the shop updates or cancels. No I/O. */
import { chargeProblem } from '../wire/amounts.ts';
import { invalidRequest, unexpectedState } from '../wire/answer.ts';
import { mergeMetadata } from '../wire/parameters.ts';
import { type PaymentIntentRow, paymentIntentObject } from '../wire/payment-intent-object.ts';

/** The parameters of an update; what is left out stays. */
export type IntentUpdate = {
  amount?: number | undefined;
  currency?: string | undefined;
  allowed_payment_method_types?: string[] | undefined;
  description?: string | undefined;
  receipt_email?: string | undefined;
  metadata?: Record<string, string> | '' | undefined;
};

/**
 * The columns that change. ApiError for the amount, currency or types of an intent that is paid, and for an amount that
 * the currency does not have.
 */
export function decideUpdate(row: PaymentIntentRow, update: IntentUpdate) {
  const { amount, currency, allowed_payment_method_types: types } = update;
  const changesPayment = amount !== undefined || currency !== undefined || types !== undefined;
  if (changesPayment && row.status !== 'requires_payment_method') {
    throw unexpectedState(
      paymentIntentObject(row),
      `This PaymentIntent could not be updated because it has a status of ${row.status}. You may ` +
        'only update a PaymentIntent with one of the following statuses: ' +
        'requires_payment_method, requires_confirmation.',
    );
  }
  const amountCents = amount ?? row.amountCents;
  const charged = currency ?? row.currency;
  const problem = changesPayment ? chargeProblem(amountCents, charged) : null;
  if (problem) throw invalidRequest(problem.message, { code: problem.code, param: 'amount' });
  return {
    amountCents,
    currency: charged,
    allowedPaymentMethodTypes: types ?? row.allowedPaymentMethodTypes,
    description: update.description ?? row.description,
    receiptEmail: update.receipt_email ?? row.receiptEmail,
    metadata: mergeMetadata(row.metadata, update.metadata),
  };
}

/** The columns that change. ApiError for an intent that is paid or canceled. */
export function decideCancellation(
  row: PaymentIntentRow,
  reason: string | undefined,
  nowSeconds: number,
) {
  if (row.status === 'succeeded' || row.status === 'canceled') {
    throw unexpectedState(
      paymentIntentObject(row),
      `You cannot cancel this PaymentIntent because it has a status of ${row.status}. Only a ` +
        'PaymentIntent with one of the following statuses may be canceled: ' +
        'requires_payment_method, requires_capture, requires_confirmation, requires_action, ' +
        'processing.',
    );
  }
  return {
    status: 'canceled' as const,
    canceledSeconds: nowSeconds,
    cancellationReason: reason ?? null,
    challenge: null,
  };
}
