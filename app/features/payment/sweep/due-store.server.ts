/**
 * What is due for the sweep in the database: payments and stray intents, each taken by itself right
 * before the provider is asked, so that nothing is postponed that nobody has looked at.
 */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Payment, PaymentState, StrayState } from '#app/features/payment/payment.ts';
import { paymentColumns } from '#app/features/payment/payment-store.server.ts';
import type { Queries } from '#db/database.ts';
import { intent, payment } from '#db/schema.ts';
import { sweepPauseSeconds } from './sweep-pause.ts';

/** An intent that is due; `state` is stray or refund_due. */
export type DueStray = { shopper: string; payment: string; intent: string; state: StrayState };

/** What is due, until it is taken. */
export type Due<Taken> = {
  /** Postpones it and gives it as it is now; null if another process has taken it, or it has ended. */
  take(): Promise<Taken | null>;
  /**
   * Undoes `take`: the provider did not answer. It is still due, but behind the others: a single one that
   * the provider never answers about does not keep the sweep from them.
   */
  putBack(): Promise<void>;
};

/** States in which the provider may still hold something for the shop to end. */
const UNFINISHED: PaymentState[] = ['creating', 'open', 'cancelling', 'refund_due'];
const UNFINISHED_STRAY: StrayState[] = ['stray', 'refund_due'];

function postponed(tries: number) {
  const sweepDueAt = sql`now() + make_interval(secs => ${sweepPauseSeconds(tries)})`;
  return { sweepDueAt, sweepTries: tries + 1 };
}

/** This provider's payments that are due, the longest first. */
export async function readDuePayments(
  queries: Queries,
  provider: string,
  limit: number,
): Promise<Due<Payment>[]> {
  const isDue = and(inArray(payment.state, UNFINISHED), lte(payment.sweepDueAt, sql`now()`));
  const rows = await queries
    .select({ shopper: payment.shopper, payment: payment.payment, tries: payment.sweepTries })
    .from(payment)
    .where(and(eq(payment.provider, provider), isDue))
    .orderBy(asc(payment.sweepDueAt))
    .limit(limit);
  return rows.map(({ shopper, payment: id, tries }) => {
    const isIt = and(eq(payment.shopper, shopper), eq(payment.payment, id));
    return {
      async take() {
        const [row] = await queries
          .update(payment)
          .set(postponed(tries))
          .where(and(isIt, eq(payment.sweepTries, tries), isDue))
          .returning(paymentColumns);
        return row ?? null;
      },
      async putBack() {
        await queries
          .update(payment)
          .set({ sweepDueAt: sql`now()`, sweepTries: tries })
          .where(and(isIt, eq(payment.sweepTries, tries + 1)));
      },
    };
  });
}

/** This provider's stray intents that are due, the longest first. */
export async function readDueStrays(
  queries: Queries,
  provider: string,
  limit: number,
): Promise<Due<DueStray>[]> {
  const isDue = and(inArray(intent.state, UNFINISHED_STRAY), lte(intent.sweepDueAt, sql`now()`));
  const rows = await queries
    .select({ shopper: intent.shopper, intent: intent.intent, tries: intent.sweepTries })
    .from(intent)
    .where(and(eq(intent.provider, provider), isDue))
    .orderBy(asc(intent.sweepDueAt))
    .limit(limit);
  return rows.map(({ shopper, intent: id, tries }) => {
    const isIt = and(eq(intent.shopper, shopper), eq(intent.intent, id));
    return {
      async take() {
        const [row] = await queries
          .update(intent)
          .set(postponed(tries))
          .where(and(isIt, eq(intent.sweepTries, tries), isDue))
          .returning({
            shopper: intent.shopper,
            payment: intent.payment,
            intent: intent.intent,
            state: sql<StrayState>`${intent.state}`,
          });
        return row ?? null;
      },
      async putBack() {
        await queries
          .update(intent)
          .set({ sweepDueAt: sql`now()`, sweepTries: tries })
          .where(and(isIt, eq(intent.sweepTries, tries + 1)));
      },
    };
  });
}
