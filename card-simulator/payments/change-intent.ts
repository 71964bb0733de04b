/**
 * Writes a decision about an intent in one statement: its columns, the charge and the event. Nothing is
 * written when the row has changed since it was read.
 */
import { sql } from 'drizzle-orm';
import { charge, event, paymentIntent } from '../schema.ts';
import { makeEvent } from '../webhooks/record-event.ts';
import { paymentIntentObject } from '../wire/payment-intent-object.ts';
import { type Call, unixSeconds } from './call.ts';
import { jsonOrNull, placeholder, prepared } from './database.ts';
import type { IntentDecision } from './decide-confirmation.ts';
import { type IntentSnapshot, rowVersion } from './intent-rows.ts';

const change = prepared((store) => {
  const { id, status, paymentMethod, latestCharge, challenge, failure } = paymentIntent;
  const changed = store.$with('changed', {}).as(sql`
    update ${paymentIntent} set
      status = ${placeholder('status', status)},
      payment_method = ${placeholder('paymentMethod', paymentMethod)},
      latest_charge = ${placeholder('latestCharge', latestCharge)},
      challenge = ${placeholder('challenge', challenge)},
      failure = ${placeholder('failure', failure)}
    where ${id} = ${placeholder('id', id)} and ${rowVersion} = ${sql.placeholder('version')}
    returning *`);
  const charged = store.$with('charged', {}).as(sql`
    insert into ${charge} (id, payment_intent, payment_method, amount_cents, currency, status, card,
      failure, description, receipt_email, metadata, created_seconds)
    select ${placeholder('chargeId', charge.id)}, id, ${placeholder('chargedMethod', charge.paymentMethod)},
      amount_cents, currency, ${placeholder('chargeStatus', charge.status)}, ${placeholder('card', charge.card)},
      ${placeholder('chargeFailure', charge.failure)}, description, receipt_email, metadata,
      ${placeholder('nowSeconds', charge.createdSeconds)}
    from changed where ${placeholder('chargeId', charge.id)} is not null`);
  const recorded = store.$with('recorded', {}).as(sql`
    insert into ${event} (id, type, payload, created_at, next_attempt_at)
    select ${placeholder('eventId', event.id)}, ${placeholder('eventType', event.type)},
      ${placeholder('payload', event.payload)}, ${placeholder('now', event.createdAt)},
      ${placeholder('now', event.nextAttemptAt)}
    from changed where ${placeholder('eventId', event.id)} is not null`);
  return store
    .with(changed, charged, recorded)
    .select({ id: sql<string>`changed.id` })
    .from(sql`changed`)
    .prepare('card_simulator_change_intent');
});

/** Writes a decision about the snapshot; false, with nothing written, if the row has changed. */
export async function writeDecision(
  call: Call,
  { version }: IntentSnapshot,
  { row, charge, eventType }: IntentDecision,
): Promise<boolean> {
  const event = makeEvent(call, eventType, paymentIntentObject(row));
  const changed = await change(call.store).execute({
    id: row.id,
    version,
    status: row.status,
    paymentMethod: row.paymentMethod,
    latestCharge: row.latestCharge,
    challenge: jsonOrNull(row.challenge),
    failure: jsonOrNull(row.failure),
    now: call.now.toISOString(),
    nowSeconds: unixSeconds(call.now),
    chargeId: charge?.id ?? null,
    chargedMethod: charge?.paymentMethod ?? null,
    chargeStatus: charge?.status ?? null,
    card: jsonOrNull(charge?.card),
    chargeFailure: jsonOrNull(charge?.failure),
    eventId: event?.id ?? null,
    eventType: event?.type ?? null,
    payload: event?.payload ?? null,
  });
  return changed.length > 0;
}
