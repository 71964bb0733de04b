/** Refunds in the database; whoever writes holds the shopper's lock. */
import { and, eq, sql } from 'drizzle-orm';
import type { RefundState } from '#app/features/orders/order.ts';
import type { Queries } from '#db/database.ts';
import { refund } from '#db/schema.ts';

/** Why a charge could not become an order. */
export type RefundReason = 'lines_sold' | 'amount_differs';

export type RefundRow = {
  shopper: string;
  paymentIntent: string;
  state: RefundState;
  attempt: number;
  /** What was charged and goes back. */
  amountCents: number;
};

export async function insertRefund(
  tx: Queries,
  made: {
    shopper: string;
    paymentIntent: string;
    reason: RefundReason;
    amountCents: number;
    createdSeconds: number;
  },
): Promise<void> {
  await tx.insert(refund).values({ ...made, state: 'due' });
}

export async function readRefund(
  queries: Queries,
  shopper: string,
  paymentIntent: string,
): Promise<RefundRow | null> {
  const [row] = await queries
    .select({
      shopper: refund.shopper,
      paymentIntent: refund.paymentIntent,
      state: sql<RefundState>`${refund.state}`,
      attempt: refund.attempt,
      amountCents: refund.amountCents,
    })
    .from(refund)
    .where(and(eq(refund.shopper, shopper), eq(refund.paymentIntent, paymentIntent)));
  return row ?? null;
}

export async function updateRefund(
  tx: Queries,
  { shopper, paymentIntent }: RefundRow,
  change: { state: RefundState; refundId?: string; attempt?: number },
): Promise<void> {
  await tx
    .update(refund)
    .set(change)
    .where(and(eq(refund.shopper, shopper), eq(refund.paymentIntent, paymentIntent)));
}
