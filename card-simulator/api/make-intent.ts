/**
 * Making an intent in one statement: the intent, the event that tells of it, and the answer that its
 * key repeats from then on. With a key that was used before nothing is made.
 */
import { sql } from 'drizzle-orm';
import { given, jsonOrNull, prepared, type Store } from '../payments/database.ts';
import { event, idempotencyKey, paymentIntent } from '../schema.ts';
import type { NewEvent } from '../webhooks/record-event.ts';
import type { PaymentIntentRow } from '../wire/payment-intent-object.ts';
import type { KeyedRequest, SerialisedAnswer } from './idempotency.ts';

export type NewIntent = { row: PaymentIntentRow; told: NewEvent | null };

const insert = prepared((store) => {
  const key = given('key', idempotencyKey.key);
  const kept = store.$with('kept', {}).as(sql`
    insert into ${idempotencyKey} (key, fingerprint, status, body, request_id, created_at)
    select ${key}, ${given('fingerprint', idempotencyKey.fingerprint)},
      ${given('answerStatus', idempotencyKey.status)}, ${given('body', idempotencyKey.body)},
      ${given('requestId', idempotencyKey.requestId)}, ${given('now', idempotencyKey.createdAt)}
    where ${key} is not null on conflict do nothing returning key`);
  const made = store.$with('made', {}).as(sql`
    insert into ${paymentIntent} (id, client_secret, amount_cents, currency, status,
      allowed_payment_method_types, capture_method, description, receipt_email, metadata,
      created_seconds)
    select ${given('id', paymentIntent.id)}, ${given('clientSecret', paymentIntent.clientSecret)},
      ${given('amountCents', paymentIntent.amountCents)},
      ${given('currency', paymentIntent.currency)}, ${given('status', paymentIntent.status)},
      ${given('types', paymentIntent.allowedPaymentMethodTypes)},
      ${given('captureMethod', paymentIntent.captureMethod)},
      ${given('description', paymentIntent.description)},
      ${given('receiptEmail', paymentIntent.receiptEmail)},
      ${given('metadata', paymentIntent.metadata)},
      ${given('createdSeconds', paymentIntent.createdSeconds)}
    where ${key} is null or exists (select from kept)
    returning id`);
  const told = store.$with('told', {}).as(sql`
    insert into ${event} (id, type, payload, created_at, next_attempt_at)
    select ${given('eventId', event.id)}, ${given('eventType', event.type)},
      ${given('payload', event.payload)}, ${given('now', event.createdAt)},
      ${given('now', event.nextAttemptAt)}
    from made where ${given('eventId', event.id)} is not null`);
  return store
    .with(kept, made, told)
    .select({ id: sql<string>`made.id` })
    .from(sql`made`)
    .prepare('card_simulator_make_intent');
});

/** Gives false when its key was used before; a request without a key has null for it. */
export async function insertIntent(
  store: Store,
  { row, told }: NewIntent,
  request: Omit<KeyedRequest, 'key'> & { key: string | null },
  answer: SerialisedAnswer,
): Promise<boolean> {
  const inserted = await insert(store).execute({
    ...row,
    types: jsonOrNull(row.allowedPaymentMethodTypes),
    metadata: jsonOrNull(row.metadata),
    key: request.key,
    fingerprint: request.fingerprint,
    requestId: request.requestId,
    now: request.now.toISOString(),
    answerStatus: answer.status,
    body: answer.body,
    eventId: told?.id ?? null,
    eventType: told?.type ?? null,
    payload: told?.payload ?? null,
  });
  return inserted.length > 0;
}
