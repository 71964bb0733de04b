import { redirect } from 'react-router';
import { type BasketAnswer, SCRIPTED } from '#app/features/basket/browser/send-basket-form.ts';
import { basketRefusalMessages } from '#app/features/basket/core/basket-messages.ts';
import { basketFormSchema } from '#app/features/basket/core/basket-write.ts';
import { changeVisitorBasket } from '#app/features/basket/server/change-visitor-basket.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/read-form.ts';
import { readReferrer } from '#app/shared/referrer.ts';
import type { Route } from './+types/basket';

export function loader() {
  return redirect('/checkout');
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const fields = await readForm(request);
  const isScripted = request.headers.get('accept') === SCRIPTED;
  const backTo = readReferrer(request, url);
  const write = basketFormSchema.safeParse(fields);
  if (!write.success) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { basket } = context.get(shopContext);
  const changed = await changeVisitorBasket(basket, context.get(requestSessionContext), write.data);
  if (!isScripted) {
    if (changed.ok) return redirect(backTo, 303);
    throw new Response(basketRefusalMessages[changed.refusal], { status: 409 });
  }
  const answer: BasketAnswer = changed.ok
    ? { ...changed.value, error: null }
    : { basket: null, error: basketRefusalMessages[changed.refusal] };
  return Response.json(answer);
}
