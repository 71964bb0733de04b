/**
 * Inserts an intent in one statement: the intent, its event, and the answer that its idempotency key
 * repeats. Nothing is inserted with a key that was used before.
 */
import { sql } from 'drizzle-orm';
import type { Call } from '../payments/call.ts';
import { jsonOrNull, placeholder, prepared } from '../payments/database.ts';
import { event as eventTable, idempotencyKey, paymentIntent } from '../schema.ts';
import { makeEvent } from '../webhooks/record-event.ts';
import { type PaymentIntentRow, paymentIntentObject } from '../wire/payment-intent-object.ts';
import type { ChangeRequest, SerializedAnswer } from './idempotency.ts';

const insert = prepared((store) => {
  const key = placeholder('key', idempotencyKey.key);
  const storedKey = store.$with('stored_key', {}).as(sql`
    insert into ${idempotencyKey} (key, fingerprint, status, body, request_id, created_at)
    select ${key}, ${placeholder('fingerprint', idempotencyKey.fingerprint)},
      ${placeholder('answerStatus', idempotencyKey.status)}, ${placeholder('body', idempotencyKey.body)},
      ${placeholder('requestId', idempotencyKey.requestId)}, ${placeholder('now', idempotencyKey.createdAt)}
    where ${key} is not null on conflict do nothing returning key`);
  const intent = store.$with('intent', {}).as(sql`
    insert into ${paymentIntent} (id, client_secret, amount_cents, currency, status,
      allowed_payment_method_types, capture_method, description, receipt_email, metadata,
      created_seconds)
    select ${placeholder('id', paymentIntent.id)}, ${placeholder('clientSecret', paymentIntent.clientSecret)},
      ${placeholder('amountCents', paymentIntent.amountCents)},
      ${placeholder('currency', paymentIntent.currency)}, ${placeholder('status', paymentIntent.status)},
      ${placeholder('types', paymentIntent.allowedPaymentMethodTypes)},
      ${placeholder('captureMethod', paymentIntent.captureMethod)},
      ${placeholder('description', paymentIntent.description)},
      ${placeholder('receiptEmail', paymentIntent.receiptEmail)},
      ${placeholder('metadata', paymentIntent.metadata)},
      ${placeholder('createdSeconds', paymentIntent.createdSeconds)}
    where ${key} is null or exists (select from stored_key)
    returning id`);
  const recorded = store.$with('recorded', {}).as(sql`
    insert into ${eventTable} (id, type, payload, created_at, next_attempt_at)
    select ${placeholder('eventId', eventTable.id)}, ${placeholder('eventType', eventTable.type)},
      ${placeholder('payload', eventTable.payload)}, ${placeholder('now', eventTable.createdAt)},
      ${placeholder('now', eventTable.nextAttemptAt)}
    from intent where ${placeholder('eventId', eventTable.id)} is not null`);
  return store
    .with(storedKey, intent, recorded)
    .select({ id: sql<string>`intent.id` })
    .from(sql`intent`)
    .prepare('card_simulator_make_intent');
});

/** Whether the intent was inserted: not if the request's key was used before. */
export async function insertIntent(
  call: Call,
  row: PaymentIntentRow,
  request: ChangeRequest,
  answer: SerializedAnswer,
): Promise<boolean> {
  const event = makeEvent(call, 'payment_intent.created', paymentIntentObject(row));
  const inserted = await insert(call.store).execute({
    ...row,
    types: jsonOrNull(row.allowedPaymentMethodTypes),
    metadata: jsonOrNull(row.metadata),
    key: request.key,
    fingerprint: request.fingerprint,
    requestId: request.requestId,
    now: request.now.toISOString(),
    answerStatus: answer.status,
    body: answer.body,
    eventId: event?.id ?? null,
    eventType: event?.type ?? null,
    payload: event?.payload ?? null,
  });
  return inserted.length > 0;
}
