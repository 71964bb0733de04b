import { redirect } from 'react-router';
import { readAddCount, readBasketForm } from '#app/features/basket/core/basket-write.ts';
import { postBasketForm } from '#app/features/basket/server/post-basket-form.server.ts';
import { carryOutcome } from '#app/features/basket/server/posted-outcome-cookie.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/read-form.ts';
import { readReferrer } from '#app/shared/referrer.ts';
import type { Route } from './+types/basket';

export function loader() {
  return redirect('/checkout');
}

/**
 * The forms of the basket without scripts, answered by a notice on the page that they were sent from;
 * with scripts, and for programs, there is POST /api/basket.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const fields = await readForm(request);
  const write = readBasketForm(fields);
  if (!write) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { basket } = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  const posted = await postBasketForm(basket, requestSession, write, readAddCount(fields));
  requestSession.setCookie(carryOutcome(url, posted.outcome));
  return redirect(`${readReferrer(request, url)}${posted.fragment}`, 303);
}
