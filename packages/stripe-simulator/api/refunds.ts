/** The shop's calls on refunds. https://docs.stripe.com/api/refunds */
import type { z } from 'zod';
import { writeChargeDecision } from '../charges/change-charge.ts';
import { findCharge, findDisputeOf, findRefund } from '../charges/charge-rows.ts';
import { decideRefund, requirePaid } from '../charges/decide-refund.ts';
import type { Call } from '../payments/call.ts';
import type { Store } from '../payments/database.ts';
import { newId } from '../payments/ids.ts';
import { findPaymentIntent } from '../payments/intent-rows.ts';
import { mergeMetadata } from '../wire/parameters.ts';
import { refundObject } from '../wire/refund-object.ts';
import type { Change } from './endpoints.ts';
import { listObject, refundPage } from './list-page.ts';
import type { createParameters, listParameters } from './refund-parameters.ts';

/** Refunds what is left of the charge, or a part of it. */
export async function createRefund(
  call: Call,
  { payment_intent, amount, reason, metadata }: z.output<typeof createParameters>,
): Promise<Change> {
  const intent = await findPaymentIntent(call.store, payment_intent);
  const latest = intent.latestCharge
    ? await findCharge(call.store, intent.latestCharge)
    : undefined;
  const charge = requirePaid(intent, latest);
  const dispute = await findDisputeOf(call.store, charge);
  const request = { amountCents: amount, reason, metadata: mergeMetadata({}, metadata) };
  const decision = decideRefund(charge, dispute, request, newId('re'), call.now);
  return {
    body: refundObject(decision.refunds[0], 'pending'),
    write: (record) => writeChargeDecision(call, charge, decision, record),
  };
}

/** The refund with this id, or Stripe's 404. */
export async function retrieveRefund(store: Store, _: unknown, id: string) {
  return refundObject(await findRefund(store, id));
}

/** One page of refunds, newest first. */
export async function listRefunds(store: Store, parameters: z.output<typeof listParameters>) {
  const { rows, hasMore } = await refundPage(store, parameters);
  const objects = rows.map((row) => refundObject(row));
  return listObject('/v1/refunds', objects, hasMore);
}
