/** Whether the buyer of an order wants to be asked for reviews by mail. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { readAccountEmails } from '#app/features/shopper/account-emails.server.ts';
import type { Queries } from '#db/database.ts';
import { countRows } from '#db/read-rows.ts';
import { reviewRequest } from '#db/schema/review-schema.ts';

type OrderKey = { shopper: string; id: string };

const isOf = ({ shopper, id }: OrderKey) =>
  and(eq(reviewRequest.shopper, shopper), eq(reviewRequest.paymentIntent, id));

/** Remembers it, once. */
export async function wantReviewMail(queries: Queries, order: OrderKey): Promise<void> {
  await queries
    .insert(reviewRequest)
    .values({ shopper: order.shopper, paymentIntent: order.id, code: randomUUID() })
    .onConflictDoNothing();
}

/** Forgets it, of this order; once the mail is queued its link needs the row. */
export async function dropReviewMail(queries: Queries, order: OrderKey): Promise<void> {
  await queries.delete(reviewRequest).where(and(isOf(order), isNull(reviewRequest.queuedAt)));
}

export async function wantsReviewMail(queries: Queries, order: OrderKey): Promise<boolean> {
  const rows = await countRows(
    queries,
    sql`select from ${reviewRequest} where ${isOf(order)} and queued_at is null`,
  );
  return rows > 0;
}

/** Whether there is an address that it could be sent to. */
export async function canBeMailed(queries: Queries, { shopper, id }: OrderKey): Promise<boolean> {
  if ((await readAccountEmails(queries, [shopper])).has(shopper)) return true;
  const rows = await countRows(
    queries,
    sql`select from order_contact
      where shopper = ${shopper} and payment_intent = ${id} and email is not null`,
  );
  return rows > 0;
}
