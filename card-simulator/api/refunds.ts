/** The shop's calls on refunds. https://docs.stripe.com/api/refunds */
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { type Call, unixSeconds } from '../payments/call.ts';
import { type Store, sqlFunction, toRecord } from '../payments/database.ts';
import { decideRefund } from '../payments/decide-refund.ts';
import { newId } from '../payments/ids.ts';
import { findCharge, findPaymentIntent } from '../payments/intent-rows.ts';
import { refund } from '../schema.ts';
import { newEvents } from '../webhooks/record-event.ts';
import { resourceMissing } from '../wire/answer.ts';
import { chargeObject } from '../wire/charge-object.ts';
import { mergeMetadata } from '../wire/parameters.ts';
import { type RefundRow, refundObject } from '../wire/refund-object.ts';
import type { Change } from './endpoints.ts';
import { listObject, refundPage } from './list-page.ts';
import type { createParameters, listParameters } from './refund-parameters.ts';

const writeRefund = sqlFunction<
  [refund: object, chargeVersion: string, events: object, answer: object | null]
>('simulator_create_refund', 4);

/** Refunds what is left of the charge, or a part of it. */
export async function createRefund(
  call: Call,
  parameters: z.output<typeof createParameters>,
): Promise<Change> {
  const intent = await findPaymentIntent(call.store, parameters.payment_intent);
  const latest = intent.latestCharge
    ? await findCharge(call.store, intent.latestCharge)
    : undefined;
  const { charge, amountCents } = decideRefund(intent, latest, parameters.amount);
  const amountRefundedCents = charge.amountRefundedCents + amountCents;
  const row = {
    id: newId('re'),
    paymentIntent: intent.id,
    charge: charge.id,
    paymentMethod: charge.paymentMethod,
    amountCents,
    currency: charge.currency,
    reason: parameters.reason ?? null,
    metadata: mergeMetadata({}, parameters.metadata),
    createdSeconds: unixSeconds(call.now),
  };
  const write: Change['write'] = (record) => {
    const charged = chargeObject({ ...charge, amountRefundedCents });
    const events = [...newEvents(call, 'charge.refunded', charged), ...refundEvents(call, row)];
    return writeRefund(call.store, toRecord(refund, row), charge.version, events, record);
  };
  return { body: refundObject(row, 'pending'), write };
}

function refundEvents(call: Call, row: RefundRow) {
  const pending = refundObject(row, 'pending');
  const previous = { destination_details: pending.destination_details };
  return [
    ...newEvents(call, 'refund.created', pending),
    ...newEvents(call, 'refund.updated', refundObject(row), previous),
  ];
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
