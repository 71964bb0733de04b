/** Where a guest wants the confirmation: stored with the payment, and before it only where orders need one. */
import { and, eq, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { checkout } from '#db/schema/delivery-schema.ts';
import { draftOrder, payment } from '#db/schema/shop-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';

const setPaymentEmail = sqlFunction<[shopper: string, email: string | null], boolean>(
  'set_payment_email',
  2,
  z.boolean(),
);

const saveEmail = sqlFunction<[shopper: string, email: string], boolean>(
  'save_email',
  2,
  z.boolean(),
);

const IS_UNPAID = inArray(payment.state, ['creating', 'open']);

/**
 * Null takes the address back; false, with nothing written, when there is nothing to pay. Where nothing is paid without
 * one (`isRequired`), it is kept before there is a payment too, and not taken back.
 */
export async function writeConfirmationEmail(
  queries: Queries,
  shopper: string | null,
  email: string | null,
  isRequired = false,
): Promise<boolean> {
  if (shopper === null) return false;
  if (!isRequired) return setPaymentEmail(queries, shopper, email);
  return email !== null && saveEmail(queries, shopper, email);
}

/** Writes what staff says in place of what it has said, and not of what the guest has given since. */
export async function mendConfirmationEmail(
  queries: Queries,
  shopper: string,
  { said, says }: { said: string | null; says: string | null },
): Promise<void> {
  const isAsSaid = said === null ? isNull(payment.email) : eq(payment.email, said);
  await queries
    .update(payment)
    .set({ email: says })
    .where(and(eq(payment.shopper, shopper), IS_UNPAID, isAsSaid));
}

/** What the guest has given for the payment that is not paid yet, or the next; before, what staff has written in its draft order. */
export async function readConfirmationEmail(
  queries: Queries,
  shopper: string | null,
): Promise<string | null> {
  if (shopper === null) return null;
  const [given] = await queries
    .select({ email: payment.email })
    .from(payment)
    .where(and(eq(payment.shopper, shopper), IS_UNPAID))
    .limit(1);
  if (given) return given.email;
  const [kept] = await queries
    .select({ email: checkout.email })
    .from(checkout)
    .where(eq(checkout.shopper, shopper));
  if (kept?.email) return kept.email;
  const [written] = await queries
    .select({ email: draftOrder.email })
    .from(draftOrder)
    .where(
      and(
        eq(draftOrder.shopper, shopper),
        isNull(draftOrder.paymentIntent),
        isNull(draftOrder.endedAt),
      ),
    )
    .limit(1);
  return written?.email ?? null;
}
