import { data } from 'react-router';
import { shownPage } from '#app/features/settings/shown-page.server.ts';
import { shopContext } from '#app/page-context.server.ts';
import { shownPagePath, shownPageTitle } from '#app/shared/law-pages/law-pages.ts';
import { messages } from '#app/shared/messages/messages.ts';
import { remembered } from '#app/shared/remembered.ts';
import { plainText } from '#app/shared/text/text-block.ts';
import { textBlocks } from '#app/shared/text/text-blocks.ts';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { pageMeta } from '#app/ui/page/page-meta.ts';
import { ShopText } from '#app/ui/page/shop-text.tsx';
import type { Route } from './+types/shop-page';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { origin, about } = matches[0].loaderData;
  if (!loaderData) return [{ title: about.name }];
  const { page, blocks } = loaderData;
  const first = blocks.find((block) => block.kind === 'paragraph');
  return pageMeta({
    title: shownPageTitle(page),
    shop: about,
    description: first ? plainText(first.text) : about.tagline,
    address: `${origin}${shownPagePath(page)}`,
  });
};

/** A text is read once, not for each request. */
const blocksOf = remembered(textBlocks);

export async function loader({ context, url }: Route.LoaderArgs) {
  const { settings, sellerLines, deliveryPrices } = context.get(shopContext);
  const shown = await shownPage({ settings, sellerLines }, url.pathname);
  if (shown === null) throw data(null, { status: 404 });
  const delivery = shown.page === 'help' ? await deliveryPrices() : [];
  return { page: shown.page, blocks: blocksOf(shown.text), delivery };
}

export default function ShopPageRoute({ loaderData }: Route.ComponentProps) {
  const { page, blocks, delivery } = loaderData;
  return (
    <>
      <PageHeading>{shownPageTitle(page)}</PageHeading>
      <ShopText page={page} blocks={blocks}>
        {delivery.length > 0 && (
          <>
            <h2 id="delivery">{messages.deliveryPrices}</h2>
            <ul>
              {delivery.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
      </ShopText>
    </>
  );
}
