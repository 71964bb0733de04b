import { redirect } from 'react-router';
import { pathAfterReturn, SHOWN_QUERY } from '#app/features/payment/no-script/no-script-return.ts';
import { settlementCookies } from '#app/features/payment/start/settlement-cookies.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import type { Route } from './+types/payment-return';

/** The return URL of the no-script card form, with Stripe's own query of a return. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const requestSession = context.get(requestSessionContext);
  const intent = url.searchParams.get('payment_intent');
  if (intent === null) return redirect('/orders', 303);
  const { shopper } = await requestSession.orderVisitor(intent);
  if (shopper === null) return redirect('/orders', 303);
  const settlement = await context.get(shopContext).paymentReturn(shopper, intent);
  for (const cookie of settlementCookies(url, settlement, intent)) requestSession.setCookie(cookie);
  return redirect(pathAfterReturn(settlement, url.searchParams.get(SHOWN_QUERY)), 303);
}
