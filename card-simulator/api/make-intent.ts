/** Inserts an intent, its event, and the answer that its idempotency key repeats. */
import type { Call } from '../payments/call.ts';
import { sqlFunction, toRecord } from '../payments/database.ts';
import { event as eventTable, idempotencyKey, paymentIntent } from '../schema.ts';
import { makeEvent } from '../webhooks/record-event.ts';
import { type PaymentIntentRow, paymentIntentObject } from '../wire/payment-intent-object.ts';
import type { ChangeRequest, SerializedAnswer } from './idempotency.ts';

const createIntent = sqlFunction<[intent: object, event: object | null, answer: object | null]>(
  'simulator_create_intent',
  3,
);

/** Whether the intent was inserted: not if the request's key was used before. */
export async function insertIntent(
  call: Call,
  row: PaymentIntentRow,
  { key, now, ...request }: ChangeRequest,
  answer: SerializedAnswer,
): Promise<boolean> {
  const event = makeEvent(call, 'payment_intent.created', paymentIntentObject(row));
  const stored = key === null ? null : { ...request, ...answer, key, createdAt: now };
  return createIntent(
    call.store,
    toRecord(paymentIntent, row),
    event && toRecord(eventTable, event),
    stored && toRecord(idempotencyKey, stored),
  );
}
