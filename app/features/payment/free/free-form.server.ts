/** The form of the payment page where nothing is due, posted by a browser without scripts. */

import type { RequestSession } from '#app/features/account/request-session.server.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import {
  pathAfterNoHold,
  pathAfterReturn,
} from '#app/features/payment/no-script/no-script-return.ts';
import { settlementCookies } from '#app/features/payment/start/settlement-cookies.server.ts';
import type { Shop } from '#app/shop.server.ts';

/** Orders what the page showed, of this version, if still nothing is due for it; where to go then. */
export async function orderFreeForm(
  shop: Pick<Shop, 'basket' | 'payments' | 'paymentRate' | 'holdPayment' | 'paymentReturn'>,
  session: RequestSession,
  url: URL,
  shown: string,
): Promise<string> {
  if ((await shop.paymentRate(session.clientAddress)) > 0)
    return pathAfterNoHold('too_many', shown);
  const { shopper } = await session.visitor();
  if (shopper === null) return '/Payment';
  const { items } = await shop.basket.read(shopper);
  const started = await shop.payments.start(shopper, basketTotalCents(items), shown);
  if (!started.ok) return pathAfterNoHold(started.refusal.code, shown);
  const { intent, clientSecret, hold } = started.value;
  if (clientSecret !== null) return pathAfterNoHold('not_held', shown);
  const held = hold ? await shop.holdPayment(shopper, intent) : null;
  if (held && !held.ok) return pathAfterNoHold(held.refusal.code, shown);
  const settlement = await shop.paymentReturn(shopper, intent);
  for (const cookie of settlementCookies(url, settlement, intent)) session.setCookie(cookie);
  return pathAfterReturn(settlement, shown);
}
