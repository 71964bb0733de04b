/** An account takes in one order of a guest, whose link it has opened (docs/decisions/058). */
import { and, eq } from 'drizzle-orm';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import type { ClaimOutcome } from '#app/features/orders/link/claim-outcome.ts';
import { insertTransfer, moveOrder, readKeeper } from '#app/features/orders/order-store.server.ts';
import { movePaymentOf, readUnpaid } from '#app/features/payment/payment-store.server.ts';
import { moveReviews } from '#app/features/reviews/review-store.server.ts';
import { readAccountEmails } from '#app/features/shopper/account-emails.server.ts';
import { lockBoth } from '#app/features/shopper/shopper-store.server.ts';
import { moveHold } from '#app/features/stock/stock-holds.server.ts';
import type { Queries } from '#db/database.ts';
import { orderContact } from '#db/schema/mail-schema.ts';

/**
 * Moves the order with its payment, tells the e-mail that was given with it, and leaves everything else to the
 * guest. Not while the guest may still pay: the claims on the lines, which move too, are what keeps them from being
 * sold twice. Idempotent, safe to race.
 */
export async function claimOrder(
  queries: Queries,
  guestId: string,
  intent: string,
  accountId: string,
): Promise<ClaimOutcome> {
  return queries.transaction(async (tx) => {
    const { guest } = await lockBoth(tx, guestId, accountId);
    const owner = (await readKeeper(tx, guestId, intent)) ?? guest?.mergedInto ?? null;
    if (owner !== null) return owner === accountId ? 'transferred' : 'elsewhere';
    if ((await readUnpaid(tx, guestId)).length > 0) return 'payment_open';
    if (!(await moveOrder(tx, intent, guestId, accountId))) return 'elsewhere';
    const payment = await movePaymentOf(tx, intent, guestId, accountId);
    if (payment === null) throw new Error(`Unable to find the payment of the order ${intent}`);
    await moveHold(tx, payment, accountId);
    await insertTransfer(tx, {
      shopper: guestId,
      paymentIntent: intent,
      payment,
      account: accountId,
    });
    await moveReviews(tx, guestId, accountId, intent);
    await tellBuyer(tx, guestId, intent, accountId);
    await publishWith(tx, { kind: 'order', shopper: accountId, id: intent });
    return 'transferred';
  });
}

/** Writes to the e-mail of the order, unless it is the account's own. */
async function tellBuyer(tx: Queries, guest: string, intent: string, accountId: string) {
  const [given] = await tx
    .select({ email: orderContact.email })
    .from(orderContact)
    .where(and(eq(orderContact.shopper, accountId), eq(orderContact.paymentIntent, intent)));
  if (!given?.email) return;
  const own = (await readAccountEmails(tx, [accountId])).get(accountId);
  if (given.email.toLowerCase() === own?.toLowerCase()) return;
  await queueMail(tx, {
    shopperId: `order_${intent}`,
    dedupe: 'claimed',
    kind: 'order_claimed',
    recipient: given.email,
    body: { order: intent, reader: guest },
  });
}
