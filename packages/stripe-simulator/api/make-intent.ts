/** Inserts an intent, its event, and the answer that its idempotency key repeats. */
import type { Call } from '../payments/call.ts';
import { sqlFunction, toRecord } from '../payments/database.ts';
import { paymentIntent } from '../schema.ts';
import { newEvents } from '../webhooks/record-event.ts';
import { type PaymentIntentRow, paymentIntentObject } from '../wire/payment-intent-object.ts';

const createIntent = sqlFunction<
  [intent: object, events: object, answer: object | null],
  string | null
>('simulator_create_intent_2', 3);

/** Whether the intent was inserted: not if the key of the call was used before. */
export async function insertIntent(
  call: Call,
  row: PaymentIntentRow,
  answer: object | null,
): Promise<boolean> {
  const events = newEvents(call, 'payment_intent.created', paymentIntentObject(row));
  const version = await createIntent(call.store, toRecord(paymentIntent, row), events, answer);
  if (version === null) return false;
  call.recent.add({ row, version });
  return true;
}
