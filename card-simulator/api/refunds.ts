/** The shop's calls on refunds. https://docs.stripe.com/api/refunds */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Call, unixSeconds } from '../payments/call.ts';
import type { Store } from '../payments/database.ts';
import { decideRefund } from '../payments/decide-refund.ts';
import { newId } from '../payments/ids.ts';
import { findCharge, lockPaymentIntent } from '../payments/intent-rows.ts';
import { charge, refund } from '../schema.ts';
import { recordEvent } from '../webhooks/record-event.ts';
import { resourceMissing } from '../wire/answer.ts';
import { chargeObject } from '../wire/charge-object.ts';
import { mergeMetadata } from '../wire/parameters.ts';
import { type RefundRow, refundObject } from '../wire/refund-object.ts';
import { listObject, refundPage } from './list-page.ts';
import type { createParameters, listParameters } from './refund-parameters.ts';

/** Refunds what is left of the charge, or a part of it. The lock on the intent comes first. */
export async function createRefund(call: Call, parameters: z.output<typeof createParameters>) {
  const intent = await lockPaymentIntent(call.store, parameters.payment_intent);
  const latest = intent.latestCharge
    ? await findCharge(call.store, intent.latestCharge)
    : undefined;
  const { charge: charged, amountCents } = decideRefund(intent, latest, parameters.amount);
  const charges = await call.store
    .update(charge)
    .set({ amountRefundedCents: charged.amountRefundedCents + amountCents })
    .where(eq(charge.id, charged.id))
    .returning();
  const refunds = await call.store
    .insert(refund)
    .values({
      id: newId('re'),
      paymentIntent: intent.id,
      charge: charged.id,
      paymentMethod: charged.paymentMethod,
      amountCents,
      currency: charged.currency,
      reason: parameters.reason ?? null,
      metadata: mergeMetadata({}, parameters.metadata),
      createdSeconds: unixSeconds(call.now),
    })
    .returning();
  for (const row of charges) await recordEvent(call, 'charge.refunded', chargeObject(row));
  for (const row of refunds) await recordRefundEvents(call, row);
  return refunds.map((row) => refundObject(row, 'pending'))[0];
}

async function recordRefundEvents(call: Call, row: RefundRow): Promise<void> {
  const pending = refundObject(row, 'pending');
  await recordEvent(call, 'refund.created', pending);
  await recordEvent(call, 'refund.updated', refundObject(row), {
    destination_details: pending.destination_details,
  });
}

/** The refund with this id, or Stripe's 404. */
export async function retrieveRefund(store: Store, _: unknown, id: string) {
  const [row] = await store.select().from(refund).where(eq(refund.id, id));
  if (!row) throw resourceMissing('refund', id, 'id');
  return refundObject(row);
}

/** One page of refunds, newest first. */
export async function listRefunds(store: Store, parameters: z.output<typeof listParameters>) {
  const { rows, hasMore } = await refundPage(store, parameters);
  const objects = rows.map((row) => refundObject(row));
  return listObject('/v1/refunds', objects, hasMore);
}
