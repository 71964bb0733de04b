import { data, redirect } from 'react-router';
import { basketRefusalMessages } from '#app/features/basket/core/basket-messages.ts';
import { basketFromWire, basketToWire } from '#app/features/basket/core/basket-on-wire.ts';
import { WISH_LIST_PATH, wishListOf } from '#app/features/basket/core/wish-list.ts';
import { messages } from '#app/features/basket/messages/messages.ts';
import {
  carryOutcome,
  pathAfterPost,
} from '#app/features/basket/server/posted-outcome-cookie.server.ts';
import { changeWishes } from '#app/features/basket/wishes/change-wishes.server.ts';
import { readWishForm } from '#app/features/basket/wishes/wish-form.server.ts';
import { WishListPage } from '#app/features/basket/wishes/wish-list-page.tsx';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { isDataRequest } from '#app/shared/http/document-request.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import { readReferrer } from '#app/shared/http/referrer.ts';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/wish-list';

export const meta: Route.MetaFunction = ({ matches }) =>
  privatePageMeta(messages.yourWishes, messages.aboutWishes, matches[0].loaderData);

export async function loader({ context }: Route.LoaderArgs) {
  const { shopper } = await context.get(requestSessionContext).visitor();
  const { basket } = context.get(shopContext);
  return { list: basketToWire(await basket.read(shopper && wishListOf(shopper))) };
}

/** Answered by a notice on the page that it was sent from; with scripts the product's page stays and says it itself. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const form = readWishForm(await readForm(request));
  if (form === null) throw data(null, 400);
  const session = context.get(requestSessionContext);
  const outcome = await changeWishes(context.get(shopContext).basket, session, form);
  if (isDataRequest(request)) {
    return { refused: 'refusal' in outcome ? basketRefusalMessages[outcome.refusal] : null };
  }
  session.setCookie(carryOutcome(url, outcome));
  const back = readReferrer(request, url);
  return redirect(pathAfterPost(request, back === '/' ? WISH_LIST_PATH : back), 303);
}

export default function WishListRoute({ loaderData }: Route.ComponentProps) {
  return <WishListPage items={basketFromWire(loaderData.list).items} />;
}
