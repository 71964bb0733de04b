import { data, redirect } from 'react-router';
import { offeredInstead } from '#app/features/catalogue/offered-instead.server.ts';
import { notFoundMeta } from '#app/features/catalogue/pages/not-found-meta.ts';
import { NotFoundPage } from '#app/features/catalogue/pages/not-found-page.tsx';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { shopContext } from '#app/page-context.server.ts';
import type { Route } from './+types/not-found';

export const meta: Route.MetaFunction = ({ matches }) => notFoundMeta(matches[0].loaderData);

/** An address of an earlier shop leads on to where the product is now: to a page of this shop, whatever the address says. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { productPages, storefrontSections } = context.get(shopContext);
  const moved = await productPages.atOldPath(url.pathname);
  if (moved) return redirect(productPath({ id: moved.id, variant: moved.id }), 301);
  return data({ offered: offeredInstead(await storefrontSections()) }, { status: 404 });
}

export function action() {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute({ loaderData: { offered } }: Route.ComponentProps) {
  return <NotFoundPage offered={offered} />;
}
