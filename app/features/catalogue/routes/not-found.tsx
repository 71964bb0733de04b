import { data } from 'react-router';
import { offeredInstead } from '#app/features/catalogue/offered-instead.server.ts';
import { notFoundMeta } from '#app/features/catalogue/pages/not-found-meta.ts';
import { NotFoundPage } from '#app/features/catalogue/pages/not-found-page.tsx';
import { shopContext } from '#app/page-context.server.ts';
import type { Route } from './+types/not-found';

export const meta: Route.MetaFunction = ({ matches }) => notFoundMeta(matches[0].loaderData);

export async function loader({ context }: Route.LoaderArgs) {
  const { window } = context.get(shopContext);
  return data({ offered: offeredInstead(await window()) }, { status: 404 });
}

export function action() {
  throw data(null, { status: 404 });
}

export default function NotFoundRoute({ loaderData: { offered } }: Route.ComponentProps) {
  return <NotFoundPage offered={offered} />;
}
