import { data, redirect } from 'react-router';
import { AddToBasket } from '#app/features/basket/view/add-to-basket.tsx';
import { findProductList } from '#app/features/catalogue/find-product-list.server.ts';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { offeredInstead } from '#app/features/catalogue/offered-instead.server.ts';
import { breadcrumbData } from '#app/features/catalogue/pages/inner-page-data.ts';
import { notFoundMeta } from '#app/features/catalogue/pages/not-found-meta.ts';
import { NotFoundPage } from '#app/features/catalogue/pages/not-found-page.tsx';
import { ProductListView } from '#app/features/catalogue/pages/product-list/product-list-view.tsx';
import { productListData } from '#app/features/catalogue/pages/structured-data.ts';
import { categoryPath } from '#app/features/catalogue/product/product-path.ts';
import { NoResults } from '#app/features/catalogue/search/no-results.tsx';
import { parseSearchQuery } from '#app/features/catalogue/search/query/parse-search-query.ts';
import {
  parsePagePlace,
  productListPath,
} from '#app/features/catalogue/search/query/product-list-path.ts';
import { isNarrowed, searchFor } from '#app/features/catalogue/search/query/search-query.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { pageMeta, toScript } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/category';

function titleOf(name: string, page: number): string {
  return page === 1 ? name : messages.titleOfPage(name, page);
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { origin, about } = matches[0].loaderData;
  if (!loaderData || 'offered' in loaderData) return notFoundMeta(matches[0].loaderData);
  const { name, page, after, steps, products } = loaderData;
  // Filters and sort order show the same products: the page without them stands for all.
  const path = productListPath({ ...searchFor(''), category: name }, { page, after });
  return [
    ...pageMeta({
      title: titleOf(name, page),
      shop: about,
      description: messages.listOfShop(name, about.name),
      address: `${origin}${path}`,
    }),
    toScript(breadcrumbData(origin, steps)),
    toScript(productListData(origin, products)),
  ];
};

export async function loader({ params: { name }, context, url }: Route.LoaderArgs) {
  const place = parsePagePlace(url.searchParams);
  if (place === null || !isStorable(name)) throw data(null, { status: 404 });
  const { catalogue, storefrontSections } = context.get(shopContext);
  const { clientAddress } = context.get(requestSessionContext);
  const asked = parseSearchQuery(url.searchParams);
  const query = { ...asked, text: '', category: name, collection: null };
  const sections = await storefrontSections();
  const list = await findProductList({ catalogue, clientAddress }, sections, query, place);
  const isPart = isNarrowed({ ...query, category: null });
  if (list === null || (list.products.length === 0 && !isPart)) {
    const later = await catalogue.laterCategory(name);
    if (later !== null) throw redirect(categoryPath(later), 301);
    return data({ offered: offeredInstead(sections) }, { status: 404 });
  }
  const steps = [
    { name: messages.home, path: '/' },
    { name: messages.categories, path: '/categories' },
    { name, path: categoryPath(name) },
  ];
  return { ...list, name, after: place.after, steps };
}

export default function CategoryRoute({ loaderData, matches }: Route.ComponentProps) {
  if ('offered' in loaderData) return <NotFoundPage offered={loaderData.offered} />;
  const { name, steps, after, instead, ...list } = loaderData;
  return (
    <>
      <Breadcrumbs steps={steps} />
      <PageHeading>{titleOf(name, list.page)}</PageHeading>
      <ProductListView {...list} notes={matches[0].loaderData.offerNotes} action={AddToBasket}>
        <NoResults query={list.query} />
      </ProductListView>
    </>
  );
}
