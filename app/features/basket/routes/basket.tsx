import { data, redirect } from 'react-router';
import type { BasketAction } from '#app/features/basket/core/basket-action.ts';
import { outcomeOf } from '#app/features/basket/core/posted-outcome.ts';
import { readBasketForm } from '#app/features/basket/core/read-basket-action.ts';
import { visitSource } from '#app/features/basket/core/visit-source.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import { changeVisitorBasket } from '#app/features/basket/server/basket-service.server.ts';
import {
  COOKIE_CHECK,
  carryOutcome,
  pathAfterCheck,
  pathAfterPost,
} from '#app/features/basket/server/posted-outcome-cookie.server.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { cookiesNeeded } from '#app/shared/http/cookies-needed.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { readReferrer } from '#app/shared/http/referrer.ts';
import { ErrorPage } from '#app/ui/feedback/error-page.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/basket';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.notKept, cookiesNeeded(), matches[0].loaderData);

/** `Referer` is still the page of the form: a redirect keeps it, and the fragment. */
export function loader({ request, url }: Route.LoaderArgs) {
  if (!url.searchParams.has(COOKIE_CHECK)) return redirect('/checkout');
  if (request.headers.has('cookie')) return redirect(pathAfterCheck(request, url), 303);
  return data(null, { status: 400 });
}

/**
 * The forms of the basket without scripts, answered by a notice on the page that they were sent from;
 * with scripts, and for programs, there is POST /api/basket.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const asked = readBasketForm(await readForm(request));
  if (!asked) throw new Response(null, { status: 400, statusText: 'Bad Request' });
  if (asked.type === 'ADD_TO_BASKET') asked.source = sourceOfForm(request, url);
  const { basket } = context.get(shopContext);
  const requestSession = context.get(requestSessionContext);
  const changed = await changeVisitorBasket(basket, requestSession, asked);
  const outcome = outcomeOf(asked, changed);
  requestSession.setCookie(carryOutcome(url, outcome));
  const back = pathAfterPost(request, readReferrer(request, url));
  return redirect(`${back}${fragmentOf(asked, changed)}`, 303);
}

/** Without scripts only the page of the form says it: the one that was come to first. */
function sourceOfForm(request: Request, url: URL): string | undefined {
  return visitSource(new URL(readReferrer(request, url), url), '') ?? undefined;
}

type Changed = Awaited<ReturnType<typeof changeVisitorBasket>>;

/** Where the shopper was: the product that was added, or the line that took a removed one's place. */
function fragmentOf(action: BasketAction, result: Changed): string {
  if (action.type === 'ADD_TO_BASKET') return `#add-${encodeURIComponent(action.variant)}`;
  if (!result.ok || !result.value.changed) return '';
  const { changed, basket } = result.value;
  const near = basket.items.find(({ line }) => line >= changed.line) ?? basket.items.at(-1);
  return near ? `#line-${near.line}` : '';
}

export default function CookiesBlockedRoute() {
  return (
    <ErrorPage status={null} title={messages.notKept}>
      <p>{cookiesNeeded()}</p>
    </ErrorPage>
  );
}
