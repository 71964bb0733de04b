/** Writes decisions about paid charges. */
import type { Call } from '../payments/call.ts';
import { sqlFunction, toRecord } from '../payments/database.ts';
import { charge, dispute, refund } from '../schema.ts';
import { newEvents } from '../webhooks/record-event.ts';
import type { ChargeDecision } from './charge-decision.ts';
import { type ChargeSnapshot, requireCharge } from './charge-rows.ts';

const write = sqlFunction<
  [
    charge: object,
    version: string,
    refunds: object,
    disputes: object,
    events: object,
    answer: object | null,
  ]
>('simulator_change_charge', 6);

/**
 * Writes a decision about the snapshot, and `answer` for the key of the call. False, with nothing
 * written, if the charge has changed or the key was used before.
 */
export function writeChargeDecision(
  call: Call,
  { version }: ChargeSnapshot,
  decision: ChargeDecision,
  answer: object | null,
): Promise<boolean> {
  return write(
    call.store,
    toRecord(charge, decision.charge),
    version,
    decision.refunds.map((row) => toRecord(refund, row)),
    decision.disputes.map((row) => toRecord(dispute, row)),
    decision.events.flatMap(({ type, object, previous }) =>
      newEvents(call, type, object, previous),
    ),
    answer,
  );
}

/** Reads, decides and writes, again when the charge has changed in between. Null: nothing to write. */
export async function changeCharge<Decision extends ChargeDecision>(
  call: Call,
  id: string,
  decide: (charge: ChargeSnapshot) => Promise<Decision | null>,
): Promise<Decision | null> {
  for (;;) {
    const snapshot = await requireCharge(call.store, id);
    const decision = await decide(snapshot);
    if (decision === null) return null;
    if (await writeChargeDecision(call, snapshot, decision, null)) return decision;
  }
}
