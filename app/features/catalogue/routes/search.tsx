import { data, redirect } from 'react-router';
import { AddToBasket } from '#app/features/basket/view/add-to-basket.tsx';
import { findProductList } from '#app/features/catalogue/find-product-list.server.ts';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { offeredInstead } from '#app/features/catalogue/offered-instead.server.ts';
import { ProductListView } from '#app/features/catalogue/pages/product-list/product-list-view.tsx';
import { ProductShelf } from '#app/features/catalogue/product/page/product-shelf.tsx';
import { NoResults } from '#app/features/catalogue/search/no-results.tsx';
import { parseSearchQuery } from '#app/features/catalogue/search/query/parse-search-query.ts';
import {
  isCategoryPage,
  isCollectionPage,
  parsePagePlace,
  productListPath,
} from '#app/features/catalogue/search/query/product-list-path.ts';
import { isCutOff } from '#app/features/catalogue/search/query/search-count.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/search';

function titleOf(text: string, page: number): string {
  const title = text === '' ? messages.allProducts : messages.resultsFor(text);
  return page === 1 ? title : messages.titleOfPage(title, page);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  privatePageMeta(
    loaderData ? titleOf(loaderData.typed, loaderData.page) : messages.search,
    messages.aboutSearch,
    matches[0].loaderData,
  );

export async function loader({ context, url }: Route.LoaderArgs) {
  const { catalogue, storefrontSections } = context.get(shopContext);
  const { clientAddress } = context.get(requestSessionContext);
  const sections = await storefrontSections();
  const asked = parseSearchQuery(url.searchParams);
  // A tag of the staff finds nothing: a guess does not show what has it.
  const isShown = asked.collection !== null && (await catalogue.collection(asked.collection));
  const query = isShown ? asked : { ...asked, collection: null };
  const place = parsePagePlace(url.searchParams);
  if (place === null) throw data(null, { status: 404 });
  if (isCategoryPage(query) || isCollectionPage(query))
    throw redirect(productListPath(query, place));
  const list = await findProductList({ catalogue, clientAddress }, sections, query, place);
  if (list === null || (list.products.length === 0 && place.page > 1))
    throw data(null, { status: 404 });
  const offered = list.products.length === 0 ? offeredInstead(sections) : [];
  return { ...list, offered, typed: query.text };
}

export default function SearchRoute({ loaderData, matches }: Route.ComponentProps) {
  const { typed, instead, offered, ...list } = loaderData;
  const { query, next, found, page } = list;
  const isEnd = next === null && isCutOff(found) && !/^price/.test(query.sort);
  return (
    <>
      <PageHeading
        below={
          instead && (
            <>
              {messages.showingResults}{' '}
              <strong>{instead === 'corrected' ? query.text : messages.allOfThem}</strong>
              {instead === 'corrected' ? messages.insteadOf(typed) : messages.tooCommon(typed)}
            </>
          )
        }
      >
        {titleOf(typed, page)}
      </PageHeading>
      <ProductListView {...list} notes={matches[0].loaderData.offerNotes} action={AddToBasket}>
        <NoResults query={query} />
      </ProductListView>
      <ProductShelf heading={messages.whileYouAreHere} products={offered} />
      {isEnd && (
        <Notice kind="info">
          <p>{messages.firstThousand}</p>
        </Notice>
      )}
    </>
  );
}
