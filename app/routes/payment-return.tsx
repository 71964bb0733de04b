import { redirect } from 'react-router';
import { pathAfterReturn } from '#app/features/payment/start/no-script-return.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import type { Route } from './+types/payment-return';

/** The return URL of the no-script card form, with Stripe's own query of a return. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { shopper } = await context.get(requestSessionContext).visitor();
  const intent = url.searchParams.get('payment_intent');
  if (shopper === null || intent === null) return redirect('/orders', 303);
  const settlement = await context.get(shopContext).paymentReturn(shopper, intent);
  return redirect(pathAfterReturn(settlement), 303);
}
