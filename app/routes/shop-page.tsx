import { data } from 'react-router';
import { shopContext } from '#app/page-context.server.ts';
import { pageTitle, shopPages, textBlocks } from '#app/shared/shop-about.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { pageMeta } from '#app/ui/page/page-meta.ts';
import { ShopText } from '#app/ui/page/shop-text.tsx';
import type { Route } from './+types/shop-page';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { origin, about } = matches[0].loaderData;
  if (!loaderData) return [{ title: about.name }];
  const { page, blocks } = loaderData;
  return pageMeta({
    title: pageTitle(page),
    shop: about.name,
    description: blocks.find(({ kind }) => kind === 'paragraph')?.text ?? about.tagline,
    address: `${origin}/${page}`,
  });
};

export function loader({ context, url }: Route.LoaderArgs) {
  const page = shopPages.find((one) => url.pathname === `/${one}`);
  if (page === undefined) throw data(null, { status: 404 });
  return { page, blocks: textBlocks(context.get(shopContext).settings.current().texts[page]) };
}

export default function ShopPageRoute({ loaderData: { page, blocks } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading>{pageTitle(page)}</PageHeading>
      <ShopText page={page} blocks={blocks} />
    </>
  );
}
