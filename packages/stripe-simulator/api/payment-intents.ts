/** The shop's calls on payment intents. https://docs.stripe.com/api/payment_intents */
import { inArray } from 'drizzle-orm';
import type { z } from 'zod';
import { type Call, unixSeconds } from '../payments/call.ts';
import { writeDecision } from '../payments/change-intent.ts';
import type { Store } from '../payments/database.ts';
import type { IntentDecision } from '../payments/decide-confirmation.ts';
import { decideCancellation, decideUpdate } from '../payments/decide-update.ts';
import {
  findPaymentIntent,
  type IntentSnapshot,
  readIntentSnapshot,
} from '../payments/intent-rows.ts';
import { charge } from '../schema.ts';
import { chargeObject } from '../wire/charge-object.ts';
import { type PaymentIntentRow, paymentIntentObject } from '../wire/payment-intent-object.ts';
import type { Change } from './endpoints.ts';
import { listObject, paymentIntentPage } from './list-page.ts';
import type {
  cancelParameters,
  listParameters,
  retrieveParameters,
  updateParameters,
} from './payment-intent-parameters.ts';

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
  { expand, ...update }: z.output<typeof updateParameters>,
  id: string,
) {
  const snapshot = await readIntentSnapshot(call.store, id);
  const row = { ...snapshot.row, ...decideUpdate(snapshot.row, update) };
  const decision = { row, charge: null, eventType: null };
  return intentChange(call, snapshot, decision, expand.length > 0);
}

/** Cancels an intent that is not paid. */
export async function cancelIntent(
  call: Call,
  { cancellation_reason: reason, expand }: z.output<typeof cancelParameters>,
  id: string,
) {
  const snapshot = await readIntentSnapshot(call.store, id);
  const change = decideCancellation(snapshot.row, reason, unixSeconds(call.now));
  const row = { ...snapshot.row, ...change };
  const decision = { row, charge: null, eventType: 'payment_intent.canceled' as const };
  return intentChange(call, snapshot, decision, expand.length > 0);
}

async function intentChange(
  call: Call,
  snapshot: IntentSnapshot,
  decision: IntentDecision,
  isExpanded: boolean,
): Promise<Change> {
  const body = await intentObject(call.store, decision.row, isExpanded);
  return { body, write: (record) => writeDecision(call, snapshot, decision, record) };
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
