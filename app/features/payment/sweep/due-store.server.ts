/**
 * What is due for the sweep in the database: payments and stray intents, each taken by itself right
 * before the provider is asked, so that nothing is postponed that nobody has looked at.
 */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { PgColumn, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
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
  requeue(): Promise<void>;
};

/** States in which the provider may still hold something for the shop to end. */
const UNFINISHED: PaymentState[] = ['creating', 'open', 'cancelling', 'refund_due'];
const UNFINISHED_STRAY: StrayState[] = ['stray', 'refund_due'];

type SweptTable = typeof payment | typeof intent;

/**
 * This provider's rows of a table that are due, the longest first. `key` is the column that identifies a
 * row of a shopper; `returning` is what `take` gives.
 */
async function readDue<Taken>(
  queries: Queries,
  table: SweptTable,
  key: PgColumn,
  unfinished: readonly string[],
  returning: SelectedFieldsFlat,
  { provider, limit }: { provider: string; limit: number },
): Promise<Due<Taken>[]> {
  const isDue = and(inArray(table.state, [...unfinished]), lte(table.sweepDueAt, sql`now()`));
  const rows = await queries
    .select({ shopper: table.shopper, key, tries: table.sweepTries })
    .from(table)
    .where(and(eq(table.provider, provider), isDue))
    .orderBy(asc(table.sweepDueAt))
    .limit(limit);
  return rows.map((row) => {
    const isIt = and(eq(table.shopper, row.shopper), eq(key, row.key));
    return {
      async take() {
        const [taken] = await queries
          .update(table)
          .set({
            sweepDueAt: sql`now() + make_interval(secs => ${sweepPauseSeconds(row.tries)})`,
            sweepTries: row.tries + 1,
          })
          .where(and(isIt, eq(table.sweepTries, row.tries), isDue))
          .returning(returning);
        return (taken as Taken | undefined) ?? null;
      },
      async requeue() {
        await queries
          .update(table)
          .set({ sweepDueAt: sql`now()`, sweepTries: row.tries })
          .where(and(isIt, eq(table.sweepTries, row.tries + 1)));
      },
    };
  });
}

export function readDuePayments(queries: Queries, provider: string, limit: number) {
  return readDue<Payment>(queries, payment, payment.payment, UNFINISHED, paymentColumns, {
    provider,
    limit,
  });
}

export function readDueStrays(queries: Queries, provider: string, limit: number) {
  const { shopper, payment: ofPayment, intent: id, state } = intent;
  const columns = { shopper, payment: ofPayment, intent: id, state };
  return readDue<DueStray>(queries, intent, id, UNFINISHED_STRAY, columns, { provider, limit });
}
