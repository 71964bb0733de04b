/** Payments in the database; whoever writes holds the shopper's lock. */
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { Queries } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { payment } from '#db/schema.ts';
import type { Payment, PaymentState } from './payment.ts';

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

function keyOf(shopper: string, id: string) {
  return and(eq(payment.shopper, shopper), eq(payment.payment, id));
}

/** Whether the payment stands in the way of another one. */
export const isUnpaid = inArray(payment.state, ['creating', 'open', 'cancelling']);

/** The payments that stand in the way of a new one with this provider, oldest first. */
export async function readUnpaid(
  tx: Queries,
  shopper: string,
  provider: string,
): Promise<Payment[]> {
  return tx
    .select(paymentColumns)
    .from(payment)
    .where(and(eq(payment.shopper, shopper), eq(payment.provider, provider), isUnpaid))
    .orderBy(asc(payment.createdAt));
}

export async function insertPayment(
  tx: Queries,
  made: Pick<Payment, 'shopper' | 'payment' | 'provider' | 'items' | 'amountCents'>,
): Promise<Payment> {
  const [row] = await tx
    .insert(payment)
    .values({ ...made, state: 'creating' })
    .returning(paymentColumns);
  if (!row) throw new Error('Unable to make a payment: the database returned no row');
  return row;
}

export async function readPayment(
  tx: Queries,
  shopper: string,
  id: string,
): Promise<Payment | null> {
  const [row] = await tx.select(paymentColumns).from(payment).where(keyOf(shopper, id));
  return row ?? null;
}

/** The payment that this intent pays, if it is this shopper's. */
export async function findByIntent(
  queries: Queries,
  shopper: string,
  intent: string,
): Promise<Payment | null> {
  const [row] = await queries
    .select(paymentColumns)
    .from(payment)
    .where(and(eq(payment.shopper, shopper), eq(payment.intent, intent)));
  return row ?? null;
}

export async function setState(
  tx: Queries,
  { shopper, payment: id }: Payment,
  state: PaymentState,
): Promise<void> {
  await tx.update(payment).set({ state }).where(keyOf(shopper, id));
}

const storeIfNone = prepared((queries) =>
  queries
    .update(payment)
    .set({
      intent: sql`${sql.placeholder('intent')}`,
      state: sql`case when ${payment.state} = 'creating' then 'open' else ${payment.state} end`,
    })
    .where(
      and(
        eq(payment.shopper, sql.placeholder('shopper')),
        eq(payment.payment, sql.placeholder('payment')),
        isNull(payment.intent),
      ),
    )
    .returning({ state: paymentColumns.state })
    .prepare('store_intent'),
);

/**
 * Stores the provider's intent, once, and gives the payment's state: one that was being created is open
 * from now on. Null when there is no such payment without one. Needs no lock: what it depends on is in
 * the row that it changes.
 */
export async function storeIntent(
  tx: Queries,
  { shopper, payment: id }: Payment,
  intent: string,
): Promise<PaymentState | null> {
  const [stored] = await storeIfNone(tx).execute({ shopper, payment: id, intent });
  return stored?.state ?? null;
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

/**
 * Takes this provider's payments whose time has come and puts each off, the longer the oftener it was
 * taken, from a minute to six hours. Rows that another process is taking are left to it.
 */
export async function takeDuePayments(
  queries: Queries,
  provider: string,
  most: number,
): Promise<Payment[]> {
  const due = await queries
    .select({ shopper: payment.shopper, payment: payment.payment })
    .from(payment)
    .where(and(eq(payment.provider, provider), isDue))
    .orderBy(asc(payment.sweepDueAt))
    .limit(most);
  const taken: Payment[] = [];
  for (const key of due) {
    const row = await takeIfDue(queries, key);
    if (row) taken.push(row);
  }
  return taken;
}

const isDue = and(inArray(payment.state, UNFINISHED), lte(payment.sweepDueAt, sql`now()`));

/** Locks by the shard key: rows of several machines cannot be locked by one statement. */
function takeIfDue(
  queries: Queries,
  { shopper, payment: id }: Pick<Payment, 'shopper' | 'payment'>,
): Promise<Payment | null> {
  return queries.transaction(async (tx) => {
    const [row] = await tx
      .select(paymentColumns)
      .from(payment)
      .where(and(keyOf(shopper, id), isDue))
      .for('update', { skipLocked: true });
    if (!row) return null;
    await tx
      .update(payment)
      .set({
        sweepDueAt: sql`now() + least(interval '1 minute' * power(2, least(${payment.sweepTries}, 20)), interval '6 hours')`,
        sweepTries: sql`${payment.sweepTries} + 1`,
      })
      .where(keyOf(shopper, id));
    return row;
  });
}
