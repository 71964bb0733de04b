/** What a page is told of its visitor. */
import { matchPath } from 'react-router';
import type { RequestSession } from '#app/features/account/request-session.server.ts';
import { basketFromWire, basketToWire } from '#app/features/basket/core/basket-on-wire.ts';
import { noMergedLines } from '#app/features/basket/core/merged-lines.ts';
import { outcomeMessage } from '#app/features/basket/core/posted-outcome.ts';
import type { VisitorData } from '#app/features/basket/core/visitor-data.ts';
import {
  dropOutcome,
  readOutcome,
} from '#app/features/basket/server/posted-outcome-cookie.server.ts';
import { readFreeDelivery } from '#app/features/delivery/free-delivery.server.ts';
import { isPaymentWaiting } from '#app/features/payment/start/payment-waiting.server.ts';
import { isDataRequest, isDocumentRequest } from '#app/shared/http/document-request.ts';
import type { Shop } from '#app/shop.server.ts';

/**
 * Account and basket, in one statement; a page that says nothing else is the same for everybody. `path` is that of a
 * document, which has data of its own beside it.
 */
export async function loadQuietVisitor(
  shop: Shop,
  session: Pick<RequestSession, 'basket' | 'visitor'>,
  path: string | null,
): Promise<VisitorData> {
  // The basket first: it looks up the visitor in the same statement.
  const basket = basketToWire(await session.basket());
  const { account, shopper } = await session.visitor();
  // As the router finds its page: by `/Checkout/`, too.
  const isBasketPage = path !== null && matchPath('/checkout', path) !== null;
  const showsDelivery = isBasketPage && basket.count > 0;
  return {
    ...{ account, basket, mergedLines: noMergedLines, isPaymentWaiting: false, posted: null },
    ...(showsDelivery && { freeFromCents: await readFreeDelivery(shop, shopper) }),
  };
}

/** The same with what this one page says to it: what came of a form, what joined its basket, a payment that waits. */
export async function loadVisitor(
  shop: Shop,
  request: Request,
  session: RequestSession,
  url: URL,
): Promise<VisitorData> {
  const visitor = await loadQuietVisitor(
    shop,
    session,
    isDataRequest(request) ? null : url.pathname,
  );
  // The address of the forms shows nothing: it leads on to the page that does.
  const isShown = isDocumentRequest(request) && url.pathname !== '/basket';
  const outcome = isShown ? readOutcome(request.headers) : null;
  if (outcome) session.setCookie(dropOutcome(url));
  return {
    ...visitor,
    mergedLines: await session.mergedLines(),
    isPaymentWaiting:
      visitor.account !== null && url.pathname === '/' && isPaymentWaiting(request.headers),
    posted: outcome && outcomeMessage(outcome, basketFromWire(visitor.basket).items),
  };
}
