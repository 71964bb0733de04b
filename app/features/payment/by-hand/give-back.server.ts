/** What was paid by hand goes back by hand: staff says that it has, once a refund. */
import { toPayload } from '#app/features/live/server/live-hub.server.ts';
import { afterOrderEvent } from '#app/features/orders/events/order-effects.ts';
import type { ChargeRefund } from '#app/features/orders/order-refund.ts';
import { isHandIntent } from '#app/features/payment/provider/own-intent.ts';
import {
  readCharge,
  writeRefundChanges,
} from '#app/features/payment/refund/charge-store.server.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { CHANGED, untilApplied } from '#app/shared/until-applied.ts';
import type { Queries } from '#db/database.ts';

/** `by_card`: the card provider gives it back. `which`: more than one is due, and none was named. */
export type GiveBackRefusal = {
  code: 'by_card' | 'unknown' | 'given_back' | 'nothing_due' | 'which';
};

/** The refund of this number that staff has given back; null: the only one that is due. */
export function decideGiveBack<Refund extends Pick<ChargeRefund, 'no' | 'state'>>(
  { intent, refunds }: { intent: string; refunds: readonly Refund[] },
  no: number | null,
): Result<Refund, GiveBackRefusal> {
  if (!isHandIntent(intent)) return refused({ code: 'by_card' });
  const due = refunds.filter(({ state }) => state === 'due');
  const [first] = due;
  if (no === null) {
    if (!first) return refused({ code: 'nothing_due' });
    return due.length === 1 ? done(first) : refused({ code: 'which' });
  }
  const named = refunds.find((one) => one.no === no);
  if (!named) return refused({ code: 'unknown' });
  if (named.state === 'due') return done(named);
  return refused({ code: named.state === 'refunded' ? 'given_back' : 'nothing_due' });
}

/** Writes it into the books, in the caller's transaction. `reference`: such as the number of the transfer; may be empty. */
export async function giveBack(
  queries: Queries,
  order: { shopper: string; intent: string },
  { no, reference }: { no: number | null; reference: string },
): Promise<Result<ChargeRefund, GiveBackRefusal>> {
  const { shopper, intent } = order;
  const given = await untilApplied<Result<ChargeRefund, GiveBackRefusal>>(async () => {
    const charge = await readCharge(queries, shopper, intent);
    if (!charge) return refused({ code: 'unknown' });
    const decision = decideGiveBack(charge, no);
    if (!decision.ok) return decision;
    const change = {
      ...decision.value,
      state: 'refunded' as const,
      refundId: reference === '' ? null : reference,
    };
    const messages = toPayload(afterOrderEvent(charge.shopper, intent, 'refunded'));
    const isWritten = await writeRefundChanges(queries, charge, [change], 'ordered', messages);
    return isWritten ? done(change) : CHANGED;
  });
  if (!given) throw new Error(`Unable to give back of order ${intent}: it changes all the time`);
  return given;
}
