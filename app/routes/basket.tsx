import { redirect } from 'react-router';
import { basketRefusalMessages } from '#app/features/basket/core/basket-messages.ts';
import { readBasketForm } from '#app/features/basket/core/basket-write.ts';
import { changeVisitorBasket } from '#app/features/basket/server/change-visitor-basket.server.ts';
import { GUEST_LIMIT } from '#app/features/shopper/guest-limit.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/read-form.ts';
import { readReferrer } from '#app/shared/referrer.ts';
import type { Route } from './+types/basket';

export function loader() {
  return redirect('/checkout');
}

/** The forms of the basket without scripts; with scripts, and for programs, there is POST /api/basket. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const write = readBasketForm(await readForm(request));
  if (!write) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { basket } = context.get(shopContext);
  const changed = await changeVisitorBasket(basket, context.get(requestSessionContext), write);
  if (changed.ok) return redirect(readReferrer(request, url), 303);
  const message = basketRefusalMessages[changed.refusal];
  if (changed.refusal !== 'too_many_guests') throw new Response(message, { status: 409 });
  const headers = { 'retry-after': String(GUEST_LIMIT.windowSeconds) };
  throw new Response(message, { status: 429, headers });
}
