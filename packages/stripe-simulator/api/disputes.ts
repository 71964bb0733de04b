/** The shop's calls on disputes. https://docs.stripe.com/api/disputes */
import { z } from 'zod';
import { writeChargeDecision } from '../charges/change-charge.ts';
import type { ChargeDecision, DisputeRow } from '../charges/charge-decision.ts';
import { findDispute, requireCharge } from '../charges/charge-rows.ts';
import { decideAcceptance, decideEvidence } from '../charges/decide-dispute.ts';
import type { Call } from '../payments/call.ts';
import type { Store } from '../payments/database.ts';
import type { ChargeRow } from '../wire/charge-object.ts';
import { disputeObject } from '../wire/dispute-object.ts';
import { created, limit, metadata, text } from '../wire/parameters.ts';
import type { Change } from './endpoints.ts';
import { disputePage, listObject } from './list-page.ts';

export const listParameters = z.strictObject({
  charge: text.optional(),
  created: created.optional(),
  limit,
  payment_intent: text.optional(),
  starting_after: text.optional(),
});

export const updateParameters = z.strictObject({
  evidence: z.strictObject({ uncategorized_text: text.optional() }).optional(),
  metadata: metadata.optional(),
  submit: z
    .enum(['true', 'false'])
    .transform((value) => value === 'true')
    .default(true),
});

/** One page of disputes, newest first. */
export async function listDisputes(store: Store, parameters: z.output<typeof listParameters>) {
  const { rows, hasMore } = await disputePage(store, parameters);
  const objects = rows.map((row) => disputeObject(row));
  return listObject('/v1/disputes', objects, hasMore);
}

/** The dispute with this id, or Stripe's 404. */
export async function retrieveDispute(store: Store, _: unknown, id: string) {
  return disputeObject(await findDispute(store, id));
}

/** Submits evidence. */
export function updateDispute(call: Call, update: z.output<typeof updateParameters>, id: string) {
  return change(call, id, (charge, dispute) => decideEvidence(charge, dispute, update));
}

/** Accepts the dispute: it is lost. */
export function closeDispute(call: Call, _: unknown, id: string) {
  return change(call, id, decideAcceptance);
}

async function change(
  call: Call,
  id: string,
  decide: (charge: ChargeRow, dispute: DisputeRow) => ChargeDecision,
): Promise<Change> {
  const { charge: chargeId } = await findDispute(call.store, id);
  const charge = await requireCharge(call.store, chargeId);
  // Read after the charge, whose version guards it too.
  const decision = decide(charge, await findDispute(call.store, id));
  return {
    body: decision.disputes.map(disputeObject)[0],
    write: (record) => writeChargeDecision(call, charge, decision, record),
  };
}
