/**
 * What is due for the sweep in the database: payments, stray intents and refunds, each taken by itself right
 * before the provider is asked, so that nothing is postponed that nobody has looked at.
 */
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { PgColumn, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { RefundState } from '#app/features/orders/order-refund.ts';
import { type Payment, type StrayState, UNPAID_STATES } from '#app/features/payment/payment.ts';
import { paymentColumns } from '#app/features/payment/payment-store.server.ts';
import type { Queries } from '#db/database.ts';
import { refund } from '#db/schema/order-schema.ts';
import { intent, payment } from '#db/schema/shop-schema.ts';
import { sweepPauseSeconds } from './sweep-pause.ts';

/** A stray intent that is due. */
export type DueStray = { shopper: string; payment: string; intent: string };

/** A refund that is due: `intent` is the charge's. */
export type DueRefund = { shopper: string; intent: string };

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

/** As UNPAID_STATES of payments: the provider may still hold something for the shop to end. */
const UNFINISHED_STRAY: StrayState[] = ['stray'];
const UNFINISHED_REFUND: RefundState[] = ['due', 'pending'];

type SweptTable = typeof payment | typeof intent | typeof refund;

/**
 * This provider's rows of a table that are due, the longest first. `keys` identify a row of a
 * shopper; `returning` is what `take` gives.
 */
async function readDue<Taken>(
  queries: Queries,
  table: SweptTable,
  keys: Record<string, PgColumn>,
  unfinished: readonly string[],
  returning: SelectedFieldsFlat,
  { provider, limit }: { provider: string; limit: number },
): Promise<Due<Taken>[]> {
  const isDue = and(inArray(table.state, [...unfinished]), lte(table.sweepDueAt, sql`now()`));
  const rows = await queries
    .select({ shopper: table.shopper, tries: table.sweepTries, key: keys })
    .from(table)
    .where(and(eq(table.provider, provider), isDue))
    .orderBy(asc(table.sweepDueAt))
    .limit(limit);
  return rows.map((row) => {
    const isIt = and(
      eq(table.shopper, row.shopper),
      ...Object.entries(keys).map(([name, column]) => eq(column, row.key[name])),
    );
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
  return readDue<Payment>(
    queries,
    payment,
    { key: payment.payment },
    UNPAID_STATES,
    paymentColumns,
    {
      provider,
      limit,
    },
  );
}

export function readDueStrays(queries: Queries, provider: string, limit: number) {
  const { shopper, payment: ofPayment, intent: id } = intent;
  const columns = { shopper, payment: ofPayment, intent: id };
  return readDue<DueStray>(queries, intent, { key: id }, UNFINISHED_STRAY, columns, {
    provider,
    limit,
  });
}

export function readDueRefunds(queries: Queries, provider: string, limit: number) {
  const { shopper, paymentIntent, no } = refund;
  const columns = { shopper, intent: paymentIntent };
  return readDue<DueRefund>(queries, refund, { paymentIntent, no }, UNFINISHED_REFUND, columns, {
    provider,
    limit,
  });
}
