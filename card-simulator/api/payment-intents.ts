/** The shop's calls on payment intents. https://docs.stripe.com/api/payment_intents */
import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { type Call, unixSeconds } from '../payments/call.ts';
import type { Store } from '../payments/database.ts';
import { newClientSecret, newId } from '../payments/ids.ts';
import {
  findPaymentIntent,
  lockPaymentIntent,
  updatePaymentIntent,
} from '../payments/intent-rows.ts';
import { charge } from '../schema.ts';
import { makeEvent, recordEvent } from '../webhooks/record-event.ts';
import { invalidRequest } from '../wire/answer.ts';
import { chargeObject } from '../wire/charge-object.ts';
import { mergeMetadata } from '../wire/parameters.ts';
import { type PaymentIntentRow, paymentIntentObject } from '../wire/payment-intent-object.ts';
import { listObject, paymentIntentPage } from './list-page.ts';
import type { NewIntent } from './make-intent.ts';
import type {
  cancelParameters,
  createParameters,
  listParameters,
  retrieveParameters,
  updateParameters,
} from './payment-intent-parameters.ts';

/** A new intent with its event, not yet stored. */
export function newIntent(call: Call, parameters: z.output<typeof createParameters>): NewIntent {
  const id = newId('pi');
  const row: PaymentIntentRow = {
    id,
    clientSecret: newClientSecret(id),
    amountCents: parameters.amount,
    currency: parameters.currency,
    status: 'requires_payment_method',
    allowedPaymentMethodTypes: parameters.allowed_payment_method_types ?? null,
    captureMethod: parameters.capture_method,
    description: parameters.description ?? null,
    receiptEmail: parameters.receipt_email ?? null,
    metadata: mergeMetadata({}, parameters.metadata),
    failure: null,
    challenge: null,
    paymentMethod: null,
    latestCharge: null,
    canceledSeconds: null,
    cancellationReason: null,
    createdSeconds: unixSeconds(call.now),
  };
  return { row, event: makeEvent(call, 'payment_intent.created', paymentIntentObject(row)) };
}

/** One page of intents, newest first. */
export async function listIntents(store: Store, parameters: z.output<typeof listParameters>) {
  const { rows, hasMore } = await paymentIntentPage(store, parameters);
  const objects = await withLatestCharges(store, rows, parameters.expand.length > 0);
  return listObject('/v1/payment_intents', objects, hasMore);
}

/** The intent, or Stripe's 404. */
export async function retrieveIntent(
  store: Store,
  { expand }: z.output<typeof retrieveParameters>,
  id: string,
) {
  return intentObject(store, await findPaymentIntent(store, id), expand.length > 0);
}

/** Changes an intent; what it costs only while it can be paid. */
export async function updateIntent(
  call: Call,
  parameters: z.output<typeof updateParameters>,
  id: string,
) {
  const row = await lockPaymentIntent(call.store, id);
  const { amount, currency, allowed_payment_method_types: types } = parameters;
  const changesPayment = amount !== undefined || currency !== undefined || types !== undefined;
  if (changesPayment && row.status !== 'requires_payment_method') {
    throw unexpectedState(
      row,
      `This PaymentIntent could not be updated because it has a status of ${row.status}. You may ` +
        'only update a PaymentIntent with one of the following statuses: ' +
        'requires_payment_method, requires_confirmation.',
    );
  }
  const updated = await updatePaymentIntent(call.store, row, {
    amountCents: amount ?? row.amountCents,
    currency: currency ?? row.currency,
    allowedPaymentMethodTypes: types ?? row.allowedPaymentMethodTypes,
    description: parameters.description ?? row.description,
    receiptEmail: parameters.receipt_email ?? row.receiptEmail,
    metadata:
      parameters.metadata === undefined
        ? row.metadata
        : mergeMetadata(row.metadata, parameters.metadata),
  });
  return intentObject(call.store, updated, parameters.expand.length > 0);
}

/** Cancels an intent that is not paid. */
export async function cancelIntent(
  call: Call,
  parameters: z.output<typeof cancelParameters>,
  id: string,
) {
  const row = await lockPaymentIntent(call.store, id);
  if (row.status === 'succeeded' || row.status === 'canceled') {
    throw unexpectedState(
      row,
      `You cannot cancel this PaymentIntent because it has a status of ${row.status}. Only a ` +
        'PaymentIntent with one of the following statuses may be canceled: ' +
        'requires_payment_method, requires_capture, requires_confirmation, requires_action, ' +
        'processing.',
    );
  }
  const canceled = await updatePaymentIntent(call.store, row, {
    status: 'canceled',
    canceledSeconds: unixSeconds(call.now),
    cancellationReason: parameters.cancellation_reason ?? null,
    challenge: null,
  });
  await recordEvent(call, 'payment_intent.canceled', paymentIntentObject(canceled));
  return intentObject(call.store, canceled, parameters.expand.length > 0);
}

async function intentObject(store: Store, row: PaymentIntentRow, isExpanded: boolean) {
  const [object] = await withLatestCharges(store, [row], isExpanded);
  return object;
}

async function withLatestCharges(store: Store, rows: PaymentIntentRow[], isExpanded: boolean) {
  const ids = rows.flatMap((row) => row.latestCharge ?? []);
  if (!isExpanded || ids.length === 0) return rows.map((row) => paymentIntentObject(row));
  const charges = await store.select().from(charge).where(inArray(charge.id, ids));
  const byId = new Map(charges.map((row) => [row.id, chargeObject(row)]));
  return rows.map((row) =>
    paymentIntentObject(row, row.latestCharge === null ? null : byId.get(row.latestCharge)),
  );
}

function unexpectedState(row: PaymentIntentRow, message: string): Error {
  return invalidRequest(message, {
    code: 'payment_intent_unexpected_state',
    payment_intent: paymentIntentObject(row),
  });
}
