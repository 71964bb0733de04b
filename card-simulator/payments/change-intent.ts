/**
 * What a shopper's card does to an intent, in one statement: the intent's change, the charge and the
 * event that tells of it. Nothing of it is done to an intent that somebody has changed meanwhile.
 */
import { sql } from 'drizzle-orm';
import { charge, event, paymentIntent } from '../schema.ts';
import type { NewEvent } from '../webhooks/record-event.ts';
import type { PaymentIntentRow } from '../wire/payment-intent-object.ts';
import { type Call, unixSeconds } from './call.ts';
import { given, jsonOrNull, prepared } from './database.ts';
import { type IntentSnapshot, rowVersion } from './intent-rows.ts';

/** A try to charge the card; amount and the rest are the intent's own. */
export type NewCharge = Pick<
  typeof charge.$inferInsert,
  'id' | 'status' | 'paymentMethod' | 'card' | 'failure'
>;

/** What the shopper's card can change of an intent. */
type IntentChange = Pick<
  PaymentIntentRow,
  'status' | 'paymentMethod' | 'latestCharge' | 'challenge' | 'failure'
>;

const change = prepared((store) => {
  const { id, status, paymentMethod, latestCharge, challenge, failure } = paymentIntent;
  const changed = store.$with('changed', {}).as(sql`
    update ${paymentIntent} set
      status = ${given('status', status)},
      payment_method = ${given('paymentMethod', paymentMethod)},
      latest_charge = ${given('latestCharge', latestCharge)},
      challenge = ${given('challenge', challenge)},
      failure = ${given('failure', failure)}
    where ${id} = ${given('id', id)} and ${rowVersion} = ${sql.placeholder('version')}
    returning *`);
  const charged = store.$with('charged', {}).as(sql`
    insert into ${charge} (id, payment_intent, payment_method, amount_cents, currency, status, card,
      failure, description, receipt_email, metadata, created_seconds)
    select ${given('chargeId', charge.id)}, id, ${given('chargedMethod', charge.paymentMethod)},
      amount_cents, currency, ${given('chargeStatus', charge.status)}, ${given('card', charge.card)},
      ${given('chargeFailure', charge.failure)}, description, receipt_email, metadata,
      ${given('nowSeconds', charge.createdSeconds)}
    from changed where ${given('chargeId', charge.id)} is not null`);
  const told = store.$with('told', {}).as(sql`
    insert into ${event} (id, type, payload, created_at, next_attempt_at)
    select ${given('eventId', event.id)}, ${given('eventType', event.type)},
      ${given('payload', event.payload)}, ${given('now', event.createdAt)},
      ${given('now', event.nextAttemptAt)}
    from changed where ${given('eventId', event.id)} is not null`);
  return store
    .with(changed, charged, told)
    .select({ id: sql<string>`changed.id` })
    .from(sql`changed`)
    .prepare('card_simulator_change_intent');
});

/** Gives false, with nothing done, when the intent is not as it was seen any more. */
export async function changeIntent(
  { store, now }: Call,
  { row, version }: IntentSnapshot,
  to: IntentChange,
  { made, told }: { made: NewCharge | null; told: NewEvent | null },
): Promise<boolean> {
  const changed = await change(store).execute({
    ...to,
    challenge: jsonOrNull(to.challenge),
    failure: jsonOrNull(to.failure),
    id: row.id,
    version,
    now: now.toISOString(),
    nowSeconds: unixSeconds(now),
    chargeId: made?.id ?? null,
    chargedMethod: made?.paymentMethod ?? null,
    chargeStatus: made?.status ?? null,
    card: jsonOrNull(made?.card),
    chargeFailure: jsonOrNull(made?.failure),
    eventId: told?.id ?? null,
    eventType: told?.type ?? null,
    payload: told?.payload ?? null,
  });
  return changed.length > 0;
}
