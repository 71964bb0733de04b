import { redirect } from 'react-router';
import { changeVisitorsBasket } from '#app/features/account/visitors-basket.server.ts';
import { basketClient } from '#app/features/basket/basket-client.ts';
import type { ChangedBasket } from '#app/features/basket/basket-item.ts';
import { basketRefusalMessages, wordAfter } from '#app/features/basket/basket-messages.ts';
import { noticeClient } from '#app/features/basket/basket-notice-client.ts';
import { basketFormSchema } from '#app/features/basket/basket-write.ts';
import { SCRIPTED_FIELD } from '#app/features/basket/use-basket-forms.ts';
import { shopContext, visitContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/read-form.ts';
import { readReferrer } from '#app/shared/referrer.ts';
import { connection, isConnectionError } from '#app/ui/connection.ts';
import type { Route } from './+types/basket';

type Answer = (ChangedBasket & { error: null }) | { basket: null; error: string };

export function loader() {
  return redirect('/checkout');
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const fields = await readForm(request);
  const isScripted = fields !== null && SCRIPTED_FIELD in fields;
  const backTo = readReferrer(request, url);
  const write = basketFormSchema.safeParse(fields);
  if (!write.success) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  const { basket } = context.get(shopContext);
  const changed = await changeVisitorsBasket(basket, context.get(visitContext), write.data);
  if (!isScripted) {
    if (changed.ok) return redirect(backTo, 303);
    throw new Response(basketRefusalMessages[changed.refusal], { status: 409 });
  }
  const answer: Answer = changed.ok
    ? { ...changed.value, error: null }
    : { basket: null, error: basketRefusalMessages[changed.refusal] };
  return answer;
}

const OFFLINE_MESSAGE = 'The shop could not be reached. Your basket is as it was; try again.';

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const fields = await request.clone().formData();
  const key = String(fields.get(SCRIPTED_FIELD));
  await basketClient.send(key, async () => {
    try {
      const answer = (await serverAction()) as Answer;
      if (answer.error !== null) {
        noticeClient.show(key, { text: answer.error, undo: null });
        return null;
      }
      noticeClient.update(key, wordAfter(String(fields.get('type')), answer.changed));
      return answer.basket;
    } catch (error) {
      if (isConnectionError(error)) connection.lose();
      // The connection is gone or the server failed: what was shown as done is taken back.
      noticeClient.show(key, { text: OFFLINE_MESSAGE, undo: null });
      return null;
    }
  });
  return null;
}
