/**
 * The code that opens what the link of a guest's mail does not show any more (docs/decisions/058). It is sent
 * to the address that the guest gave with the order; the database has a keyed hash of it alone.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { MAIL_PAUSE_SECONDS, SECRET_SECONDS } from '#app/features/mail/mail-kinds.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { signOrder } from '#app/features/orders/guest-order-link.server.ts';
import type { Queries } from '#db/database.ts';
import { verification } from '#db/schema/auth-schema.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import { CODE_LENGTH, CODE_LETTERS } from './order-code.ts';

const randomLetter = () => CODE_LETTERS.charAt(randomInt(CODE_LETTERS.length));

/** `guest` is whom the link names, `shopper` who owns the order now. */
export type LinkedOrder = { guest: string; shopper: string; id: string };

async function hashCode(queries: Queries, { guest, id }: LinkedOrder, code: string) {
  return (await signOrder(queries, 'code', guest, id, code)).toString('base64url');
}

/** Whose codes they are; the first word is the owner of the row, as of all mailed secrets. */
function ownerValue({ shopper, id }: LinkedOrder): string {
  return `${shopper} ${id}`;
}

/**
 * Sends a code, unless one of the last ten minutes can still be used (MAIL_PAUSE_SECONDS): older ones stay as they
 * are. `no_email`: nobody knows where to.
 */
export async function mailOrderCode(
  queries: Queries,
  order: LinkedOrder,
): Promise<'under_way' | 'no_email'> {
  const { shopper, guest, id } = order;
  return queries.transaction(async (tx) => {
    // One after the other: of those who ask at the same moment one is the first.
    const [person] = await tx
      .select({ email: orderContact.email })
      .from(orderContact)
      .where(and(eq(orderContact.shopper, shopper), eq(orderContact.paymentIntent, id)))
      .for('update');
    if (!person?.email) return 'no_email';
    const isRecent = and(
      eq(verification.value, ownerValue(order)),
      gt(verification.expiresAt, sql`now()`),
      gt(verification.createdAt, sql`now() - make_interval(secs => ${MAIL_PAUSE_SECONDS})`),
    );
    if ((await tx.$count(verification, isRecent)) > 0) return 'under_way';
    const code = Array.from({ length: CODE_LENGTH }, randomLetter).join('');
    await tx.insert(verification).values({
      ...{ id: randomUUID(), identifier: await hashCode(queries, order, code) },
      value: ownerValue(order),
      expiresAt: sql`now() + make_interval(secs => ${SECRET_SECONDS.order_code ?? 0})`,
    });
    await queueMail(tx, {
      ...{ shopperId: `order_${id}`, dedupe: `order_code:${randomUUID()}`, kind: 'order_code' },
      ...{ recipient: person.email, body: { order: id, guest, secret: code } },
    });
    return 'under_way';
  });
}

/** Spends the code; whether it was the right one. */
export async function spendOrderCode(
  queries: Queries,
  order: LinkedOrder,
  code: string,
): Promise<boolean> {
  const identifier = await hashCode(queries, order, code);
  const spent = await queries
    .delete(verification)
    .where(and(eq(verification.identifier, identifier), gt(verification.expiresAt, sql`now()`)))
    .returning({ id: verification.id });
  return spent.length > 0;
}
