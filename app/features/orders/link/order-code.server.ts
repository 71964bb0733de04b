/**
 * The code that opens what the link of a guest's mail does not show any more (docs/decisions/058). It is sent
 * to the address that the guest gave with the order; the database has a keyed hash of it alone.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { SECRET_SECONDS } from '#app/features/mail/mail-kinds.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { signOrder } from '#app/features/orders/order-link.server.ts';
import {
  hitRateLimit,
  MAIL_LIMIT,
  ORDER_CODE_LIMIT,
} from '#app/features/shopper/rate-limits.server.ts';
import type { Queries } from '#db/database.ts';
import { verification } from '#db/schema/auth-schema.ts';
import { orderPerson } from '#db/schema/mail-schema.ts';

const CODE_DIGITS = 8;

/** `guest` is whom the link names, `shopper` who owns the order now. */
export type LinkedOrder = { guest: string; shopper: string; id: string };

async function hashCode(queries: Queries, { guest, id }: LinkedOrder, code: string) {
  return (await signOrder(queries, 'code', guest, id, code)).toString('base64url');
}

/** Whose codes they are; the first word is the owner of the row, as of all mailed secrets. */
function ownerValue({ shopper, id }: LinkedOrder): string {
  return `${shopper} ${id}`;
}

/** Sends a new code, which ends those before it. `no_email`: nobody knows where to. */
export async function mailOrderCode(
  queries: Queries,
  order: LinkedOrder,
): Promise<'sent' | 'no_email' | 'too_many'> {
  const { shopper, guest, id } = order;
  const [person] = await queries
    .select({ email: orderPerson.email })
    .from(orderPerson)
    .where(and(eq(orderPerson.shopper, shopper), eq(orderPerson.paymentIntent, id)));
  if (!person?.email) return 'no_email';
  const recipient = person.email;
  if ((await hitRateLimit(queries, `order-code-mail ${id}`, MAIL_LIMIT)) > 0) return 'too_many';
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const identifier = await hashCode(queries, order, code);
  await queries.transaction(async (tx) => {
    await tx.delete(verification).where(eq(verification.value, ownerValue(order)));
    await tx.insert(verification).values({
      ...{ id: randomUUID(), identifier, value: ownerValue(order) },
      expiresAt: sql`now() + make_interval(secs => ${SECRET_SECONDS.order_code ?? 0})`,
    });
    await queueMail(tx, {
      ...{ shopperId: `order_${id}`, dedupe: `order_code:${randomUUID()}`, kind: 'order_code' },
      ...{ recipient, body: { order: id, guest, secret: code } },
    });
  });
  return 'sent';
}

/** Spends the code. Tries are counted by order, so that nobody guesses it. */
export async function spendOrderCode(
  queries: Queries,
  order: LinkedOrder,
  code: string,
): Promise<'right' | 'wrong' | 'too_many'> {
  if ((await hitRateLimit(queries, `order-code ${order.id}`, ORDER_CODE_LIMIT)) > 0) {
    return 'too_many';
  }
  const identifier = await hashCode(queries, order, code);
  const spent = await queries
    .delete(verification)
    .where(and(eq(verification.identifier, identifier), gt(verification.expiresAt, sql`now()`)))
    .returning({ id: verification.id });
  return spent.length > 0 ? 'right' : 'wrong';
}
