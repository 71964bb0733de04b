import { data } from 'react-router';
import { shopContext } from '#app/page-context.server.ts';
import { messages } from '#app/shared/messages/messages.ts';
import { remembered } from '#app/shared/remembered.ts';
import { pageTitle, type ShopPage, shopPages } from '#app/shared/shop-about.ts';
import { plainText } from '#app/shared/text/text-block.ts';
import { textBlocks } from '#app/shared/text/text-blocks.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { pageMeta } from '#app/ui/page/page-meta.ts';
import { ShopText } from '#app/ui/page/shop-text.tsx';
import type { Route } from './+types/shop-page';

const titleOf = (page: ShopPage | 'imprint') =>
  page === 'imprint' ? messages.imprint : pageTitle(page);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { origin, about } = matches[0].loaderData;
  if (!loaderData) return [{ title: about.name }];
  const { page, blocks } = loaderData;
  const first = blocks.find((block) => block.kind === 'paragraph');
  return pageMeta({
    title: titleOf(page),
    shop: about,
    description: first ? plainText(first.text) : about.tagline,
    address: `${origin}/${page}`,
  });
};

/** A text is read once, not for each request. */
const blocksOf = remembered(textBlocks);

export function loader({ context, url }: Route.LoaderArgs) {
  const { texts } = context.get(shopContext).settings.current();
  const pages = texts.imprint === '' ? shopPages : ([...shopPages, 'imprint'] as const);
  const page = pages.find((one) => url.pathname === `/${one}`);
  if (page === undefined) throw data(null, { status: 404 });
  return { page, blocks: blocksOf(texts[page]) };
}

export default function ShopPageRoute({ loaderData: { page, blocks } }: Route.ComponentProps) {
  return (
    <>
      <PageHeading>{titleOf(page)}</PageHeading>
      <ShopText page={page} blocks={blocks} />
    </>
  );
}
