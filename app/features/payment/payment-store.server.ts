/** Payments in the database: what is written about them. */

import { and, eq, inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { PaymentTerms } from '#app/features/delivery/terms.ts';
import type { Units } from '#app/features/stock/stock.ts';
import type { Queries } from '#db/database.ts';
import { intent, payment } from '#db/schema/shop-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { type Payment, type PaymentState, stateAfterMerge, UNPAID_STATES } from './payment.ts';

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
  currency: payment.currency,
  units: sql<Units | null>`${payment.units}`,
  terms: sql<PaymentTerms | null>`${payment.terms}`,
  createdAt: payment.createdAt,
};

const writeState = sqlFunction<
  [shopper: string, payment: string, seen: string, state: string, intent: string | null],
  boolean
>('change_payment', 5, z.boolean());

/**
 * Gives a payment another state, and its intent where it has none yet; false, with nothing done, if
 * its state, its owner or an intent that it has is not as it was read.
 */
export function changePayment(
  queries: Queries,
  { shopper, payment: id, state }: Pick<Payment, 'shopper' | 'payment' | 'state'>,
  next: PaymentState,
  intentId: string | null,
): Promise<boolean> {
  return writeState(queries, shopper, id, state, next, intentId);
}

/**
 * Moves payments and their intents to the account that a guest joins; an open payment will be cancelled.
 * Each row is taken out and put in again: it may lie on another machine then, and a shard key cannot be
 * updated.
 */
export async function movePayments(tx: Queries, from: string, to: string): Promise<void> {
  const rows = await tx.delete(payment).where(eq(payment.shopper, from)).returning();
  if (rows.length === 0) return;
  await tx
    .insert(payment)
    .values(rows.map((row) => ({ ...row, shopper: to, state: stateAfterMerge(row.state) })));
  const intents = await tx.delete(intent).where(eq(intent.shopper, from)).returning();
  if (intents.length === 0) return;
  await tx.insert(intent).values(intents.map((row) => ({ ...row, shopper: to })));
}

/** The payments of the shopper that may still be paid. */
export function readUnpaid(queries: Queries, shopper: string): Promise<Payment[]> {
  const isUnpaid = inArray(payment.state, UNPAID_STATES);
  return queries
    .select(paymentColumns)
    .from(payment)
    .where(and(eq(payment.shopper, shopper), isUnpaid));
}

/**
 * Moves the payment of this intent with all of its intents, as movePayments does; null if there is none. Whom the
 * order is for stays with the order alone.
 */
export async function movePaymentOf(
  tx: Queries,
  intentId: string,
  from: string,
  to: string,
): Promise<string | null> {
  const [row] = await tx
    .delete(payment)
    .where(and(eq(payment.shopper, from), eq(payment.intent, intentId)))
    .returning();
  if (!row) return null;
  await tx.insert(payment).values({ ...row, shopper: to, email: null });
  await tx
    .update(payment)
    .set({ terms: sql`${payment.terms} - '{address,note,giftMessage,giftTo}'::text[]` })
    .where(and(eq(payment.shopper, to), eq(payment.payment, row.payment)));
  const intents = await tx
    .delete(intent)
    .where(and(eq(intent.shopper, from), eq(intent.payment, row.payment)))
    .returning();
  if (intents.length > 0)
    await tx.insert(intent).values(intents.map((one) => ({ ...one, shopper: to })));
  return row.payment;
}
