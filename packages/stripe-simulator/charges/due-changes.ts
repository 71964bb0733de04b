/** What banks do a while later: refunds that end, and disputes. Several processes may apply them. */
import { lte, sql } from 'drizzle-orm';
import { type CallDeps, runCall } from '../payments/call.ts';
import { prepared } from '../payments/database.ts';
import { newId } from '../payments/ids.ts';
import { charge, refund } from '../schema.ts';
import { findTestCardByLast4 } from '../test-cards.ts';
import { changeCharge } from './change-charge.ts';
import type { ChargeDecision } from './charge-decision.ts';
import { type ChargeSnapshot, findRefund } from './charge-rows.ts';
import { decideDispute } from './decide-dispute.ts';
import { decideRefundEnd, refundEndOf } from './decide-refund.ts';

const BATCH_SIZE = 10;

const selectDue = prepared((store) => {
  const endings = store
    .select({ charge: refund.charge, refund: sql<string | null>`${refund.id}` })
    .from(refund)
    .where(lte(refund.endDueAt, sql.placeholder('now')));
  const disputes = store
    .select({ charge: charge.id, refund: sql<string | null>`null` })
    .from(charge)
    .where(lte(charge.disputeDueAt, sql.placeholder('now')));
  return endings.unionAll(disputes).limit(BATCH_SIZE).prepare('card_simulator_due_changes');
});

/** Applies all that is due now, each once. */
export async function applyDueChanges(deps: CallDeps): Promise<void> {
  for (;;) {
    const due = await selectDue(deps.db).execute({ now: deps.now() });
    for (const { charge: id, refund: refundId } of due) {
      await runCall(deps, (call) =>
        changeCharge(call, id, async (row) =>
          refundId === null
            ? arrivingDispute(row, call.now)
            : decideRefundEndOf(row, await findRefund(call.store, refundId)),
        ),
      );
    }
    if (due.length < BATCH_SIZE) return;
  }
}

/** The dispute that the card has; without one, as of a charge that went back, it is due no more. */
function arrivingDispute(row: ChargeSnapshot, now: Date): ChargeDecision | null {
  if (row.disputeDueAt === null) return null;
  const due = findTestCardByLast4(row.card.last4)?.dispute;
  const arrived = due ? decideDispute(row, due, newId('du'), now) : null;
  const none = { charge: { ...row, disputeDueAt: null }, refunds: [], disputes: [], events: [] };
  return arrived ?? none;
}

function decideRefundEndOf(
  row: ChargeSnapshot,
  due: Awaited<ReturnType<typeof findRefund>>,
): ChargeDecision | null {
  const end = refundEndOf(row);
  return due.endDueAt === null || end === null ? null : decideRefundEnd(row, due, end);
}
