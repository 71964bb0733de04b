/** Payments in the database: what is written about them, and what the sweep has to look at. */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { Queries } from '#db/database.ts';
import { payment } from '#db/schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { Payment, PaymentState } from './payment.ts';
import { sweepPauseSeconds } from './sweep-pause.ts';

/** A payment as a query selects it. */
export const paymentColumns = {
  shopper: payment.shopper,
  payment: payment.payment,
  provider: payment.provider,
  intent: payment.intent,
  // Written by this shop alone.
  state: sql<PaymentState>`${payment.state}`,
  items: sql<BasketItem[]>`${payment.items}`,
  amountCents: payment.amountCents,
  createdAt: payment.createdAt,
};

/** States in which the provider may still hold something for the shop to end. */
const UNFINISHED: PaymentState[] = ['creating', 'open', 'cancelling', 'refund_due'];

const writeState = sqlFunction<
  [shopper: string, payment: string, seen: string, state: string, intent: string | null],
  boolean
>('change_payment', 5);

/**
 * Gives a payment another state, and its intent where it has none yet; false, with nothing done, if
 * its state, its owner or an intent that it has is not as it was read.
 */
export function changePayment(
  queries: Queries,
  { shopper, payment: id, state }: Pick<Payment, 'shopper' | 'payment' | 'state'>,
  next: PaymentState,
  intent: string | null,
): Promise<boolean> {
  return writeState(queries, shopper, id, state, next, intent);
}

/**
 * Moves payments to the account that a guest joins; an open one will be cancelled. Each row is taken out
 * and put in again: it may lie on another machine then, and a shard key cannot be updated.
 */
export async function movePayments(tx: Queries, from: string, to: string): Promise<void> {
  const rows = await tx.delete(payment).where(eq(payment.shopper, from)).returning();
  if (rows.length === 0) return;
  const isOpen = (state: string) => state === 'creating' || state === 'open';
  await tx.insert(payment).values(
    rows.map((row) => ({
      ...row,
      shopper: to,
      state: isOpen(row.state) ? 'cancelling' : row.state,
    })),
  );
}

const isDue = and(inArray(payment.state, UNFINISHED), lte(payment.sweepDueAt, sql`now()`));

/**
 * Takes this provider's payments that are due and postpones each. One that another process is taking
 * is left to it.
 */
export async function takeDuePayments(
  queries: Queries,
  provider: string,
  limit: number,
): Promise<Payment[]> {
  const due = await queries
    .select({ shopper: payment.shopper, payment: payment.payment, tries: payment.sweepTries })
    .from(payment)
    .where(and(eq(payment.provider, provider), isDue))
    .orderBy(asc(payment.sweepDueAt))
    .limit(limit);
  const taken: Payment[] = [];
  for (const { shopper, payment: id, tries } of due) {
    const [row] = await queries
      .update(payment)
      .set({
        sweepDueAt: sql`now() + make_interval(secs => ${sweepPauseSeconds(tries)})`,
        sweepTries: tries + 1,
      })
      .where(
        and(
          eq(payment.shopper, shopper),
          eq(payment.payment, id),
          eq(payment.sweepTries, tries),
          isDue,
        ),
      )
      .returning(paymentColumns);
    if (row) taken.push(row);
  }
  return taken;
}
