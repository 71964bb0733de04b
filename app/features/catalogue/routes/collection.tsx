import { data } from 'react-router';
import { AddToBasket } from '#app/features/basket/view/add-to-basket.tsx';
import { findProductList } from '#app/features/catalogue/find-product-list.server.ts';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { offeredInstead } from '#app/features/catalogue/offered-instead.server.ts';
import { CollectionHeading } from '#app/features/catalogue/pages/collection-heading.tsx';
import { breadcrumbData } from '#app/features/catalogue/pages/inner-page-data.ts';
import { notFoundMeta } from '#app/features/catalogue/pages/not-found-meta.ts';
import { NotFoundPage } from '#app/features/catalogue/pages/not-found-page.tsx';
import { ProductListView } from '#app/features/catalogue/pages/product-list/product-list-view.tsx';
import { productListData } from '#app/features/catalogue/pages/structured-data.ts';
import {
  collectionPath,
  MAX_COLLECTION,
} from '#app/features/catalogue/product/collection/collection.ts';
import { sharePicture } from '#app/features/catalogue/product/pictures/share-picture.ts';
import { NoResults } from '#app/features/catalogue/search/no-results.tsx';
import { parseSearchQuery } from '#app/features/catalogue/search/query/parse-search-query.ts';
import {
  parsePagePlace,
  productListPath,
} from '#app/features/catalogue/search/query/product-list-path.ts';
import {
  isNarrowed,
  searchFor,
  searchPath,
} from '#app/features/catalogue/search/query/search-query.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { TilesIcon } from '#app/ui/icons.tsx';
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx';
import { pageMeta, toMetaDescription, toScript } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/collection';

function titleOf(title: string, page: number): string {
  return page === 1 ? title : messages.titleOfPage(title, page);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { origin, about } = matches[0].loaderData;
  if (!loaderData || 'offered' in loaderData) return notFoundMeta(matches[0].loaderData);
  const { collection, page, after, steps, products } = loaderData;
  const { handle, title, text, image } = collection;
  // Filters and sort order show the same products: the page without them stands for all.
  const path = productListPath({ ...searchFor(''), collection: handle }, { page, after });
  const ofShop = messages.listOfShop(title, about.name);
  return [
    ...pageMeta({
      title: titleOf(title, page),
      shop: about,
      description: toMetaDescription(text || ofShop),
      address: `${origin}${path}`,
      picture: sharePicture(origin, image, title),
    }),
    toScript(breadcrumbData(origin, steps)),
    toScript(productListData(origin, products)),
  ];
};

export async function loader({ params: { handle }, context, url }: Route.LoaderArgs) {
  const { catalogue, storefrontSections } = context.get(shopContext);
  const { clientAddress } = context.get(requestSessionContext);
  const place = parsePagePlace(url.searchParams);
  const isHandle = isStorable(handle) && handle.length <= MAX_COLLECTION.handle;
  if (place === null || !isHandle) throw data(null, { status: 404 });
  const [sections, collection] = await Promise.all([
    storefrontSections(),
    catalogue.collection(handle),
  ]);
  const filters = parseSearchQuery(url.searchParams);
  const query = { ...filters, text: '', collection: handle };
  const list =
    collection && (await findProductList({ catalogue, clientAddress }, sections, query, place));
  const isPart = place.page > 1 && list?.products.length === 0;
  if (!collection || !list || isPart) {
    return data({ offered: offeredInstead(sections) }, { status: 404 });
  }
  const steps = [
    { name: messages.home, path: '/' },
    { name: collection.title, path: collectionPath(collection) },
  ];
  return { ...list, collection, after: place.after, steps };
}

export default function CollectionRoute({ loaderData, matches }: Route.ComponentProps) {
  if ('offered' in loaderData) return <NotFoundPage offered={loaderData.offered} />;
  const { collection, steps, after, instead, ...list } = loaderData;
  return (
    <>
      <Breadcrumbs steps={steps} />
      <CollectionHeading collection={collection} isWhole={list.page === 1}>
        {titleOf(collection.title, list.page)}
      </CollectionHeading>
      <ProductListView {...list} notes={matches[0].loaderData.offerNotes} action={AddToBasket}>
        {isNarrowed({ ...list.query, collection: null }) ? (
          <NoResults query={list.query} />
        ) : (
          <EmptyState
            icon={<TilesIcon />}
            title={messages.nothingHere}
            action={{ to: searchPath(searchFor('')), text: messages.seeAllProducts }}
          >
            <p>{messages.noneForSale(collection.title)}</p>
          </EmptyState>
        )}
      </ProductListView>
    </>
  );
}
