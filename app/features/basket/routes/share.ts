import { redirect } from 'react-router';
import { ownPagePath, wishListOf } from '#app/features/basket/core/wish-list.ts';
import { LIST_FIELD, WISHES } from '#app/features/basket/shared/share-form.tsx';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { readForm } from '#app/shared/http/read-form.ts';
import type { Route } from './+types/share';

/** Nothing is here: a link ends with its token. */
export function loader() {
  return redirect('/checkout');
}

/** Makes the link of the visitor's basket or wish list, and leads to its page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { shopper } = await context.get(requestSessionContext).visitor();
  const isWishList = (await readForm(request))?.[LIST_FIELD] === WISHES;
  const { sharedBaskets } = context.get(shopContext);
  const token = shopper && (await sharedBaskets.share(isWishList ? wishListOf(shopper) : shopper));
  return redirect(token === null ? ownPagePath(isWishList) : `/shared/${token}`, 303);
}
