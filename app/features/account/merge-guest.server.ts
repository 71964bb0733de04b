/** A guest is merged into an account: everything the guest has moves there, once (docs/architecture.md, 'Glossary'). */
import { MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { type MergedLines, noMergedLines } from '#app/features/basket/core/merged-lines.ts';
import { wishListOf } from '#app/features/basket/core/wish-list.ts';
import { hasLines, moveLines } from '#app/features/basket/server/basket-store.server.ts';
import { endSharedBaskets } from '#app/features/basket/shared/shared-baskets.server.ts';
import { moveCheckout } from '#app/features/delivery/checkout-choices.server.ts';
import { moveDraft } from '#app/features/drafts/draft-store.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import { moveMail } from '#app/features/mail/mail-store.server.ts';
import { moveOrders } from '#app/features/orders/order-store.server.ts';
import { movePayments } from '#app/features/payment/payment-store.server.ts';
import { moveReviews } from '#app/features/reviews/review-store.server.ts';
import {
  isThere,
  keepSource,
  lockBoth,
  markMerged,
  raiseBasketVersion,
} from '#app/features/shopper/shopper-store.server.ts';
import { nameTitles } from '#app/shared/text/name-titles.ts';
import type { Queries } from '#db/database.ts';
import { isDatabaseUnavailable } from '#db/database-unavailable.ts';

/**
 * Returns the lines that joined others, for a notice: none if the account's basket was empty, since the
 * shopper's own basket then stays as it is; and what found no room there. Idempotent and safe to race; a guest who has joined already, or has
 * no shopper row, does nothing.
 */
export async function mergeGuest(
  queries: Queries,
  guestId: string,
  accountId: string,
): Promise<MergedLines> {
  return queries.transaction(async (tx) => {
    const { guest, account } = await lockBoth(tx, guestId, accountId);
    if (!guest || !account || guest.mergedInto !== null) return noMergedLines;
    const hadLines = await hasLines(tx, accountId);
    await moveDraft(tx, guestId, accountId);
    const moved = await moveLines(tx, guestId, accountId, MAX_BASKET_LINES);
    const joined = {
      lines: hadLines ? moved.lines : [],
      leftOut: moved.leftOut.length > 0 ? nameTitles(moved.leftOut) : '',
    };
    await endSharedBaskets(tx, guestId);
    await movePayments(tx, guestId, accountId);
    await moveCheckout(tx, guestId, accountId);
    await moveOrders(tx, guestId, accountId);
    await moveReviews(tx, guestId, accountId, null);
    await moveMail(tx, guestId, accountId);
    if (guest.source !== null) await keepSource(tx, account, guest.source);
    await markMerged(tx, guestId, accountId);
    await raiseBasketVersion(tx, account);
    await publishWith(
      tx,
      { kind: 'left', shopper: guestId },
      { kind: 'joined', shopper: accountId, ...joined },
    );
    return joined;
  });
}

/**
 * The wish list of a guest joins the account's, in a transaction of its own: on a cluster they lie elsewhere. False where
 * the node of one of them is down: then it is for the next request to do.
 */
export async function mergeWishes(
  queries: Queries,
  guestId: string,
  accountId: string,
): Promise<boolean> {
  const wishes = wishListOf(guestId);
  try {
    // Few have one, and an account's is made by this.
    if (await isThere(queries, wishes)) await mergeGuest(queries, wishes, wishListOf(accountId));
    return true;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    return false;
  }
}
