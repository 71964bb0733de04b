import { data, redirect } from 'react-router';
import { AddToBasket } from '#app/features/basket/view/add-to-basket.tsx';
import { CardGrid } from '#app/features/catalogue/pages/card-grid.tsx';
import { ProductPages } from '#app/features/catalogue/pages/product-page-links.tsx';
import { PRODUCTS_PER_PAGE } from '#app/features/catalogue/product/product.ts';
import { parseProductCursor } from '#app/features/catalogue/product/product-cursor.ts';
import { categoryPath } from '#app/features/catalogue/product/product-path.ts';
import { NoResults } from '#app/features/catalogue/search/no-results.tsx';
import { isCutOff, searchCount } from '#app/features/catalogue/search/query/search-count.ts';
import { parseSearchCursor } from '#app/features/catalogue/search/query/search-cursor.ts';
import {
  isNarrowed,
  parseSearchQuery,
  type SearchQuery,
  searchPath,
} from '#app/features/catalogue/search/query/search-query.ts';
import { SearchFilters } from '#app/features/catalogue/search/search-filters.tsx';
import type { SearchPage } from '#app/features/catalogue/search/search-service.server.ts';
import { typedWords } from '#app/features/catalogue/search/words/typed-words.ts';
import { shopContext } from '#app/page-context.server.ts';
import type { Shop } from '#app/shop.server.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/search';

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(
    loaderData?.query.text ? `${loaderData.query.text} · Basket` : 'Search · Basket',
    'Products that match these words, by category, price and rating.',
  );

/** Without a query: the catalogue in its own order. */
async function readAll({ catalogue, window }: Shop, after: string | null): Promise<SearchPage> {
  const cursor = after === null ? null : parseProductCursor(after);
  if (after !== null && cursor === null) throw data(null, { status: 404 });
  const page = await catalogue.page(cursor, PRODUCTS_PER_PAGE);
  return { ...page, found: null, categories: (await window()).categories.map(({ name }) => name) };
}

async function readFound(
  { catalogue }: Shop,
  query: SearchQuery,
  after: string | null,
): Promise<SearchPage> {
  const cursor = after === null ? null : parseSearchCursor(after);
  if (after !== null && cursor === null) throw data(null, { status: 404 });
  return catalogue.search(query, cursor, PRODUCTS_PER_PAGE);
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const query = parseSearchQuery(url.searchParams);
  const { text, category, priceClass, rating, sort } = query;
  const isPlain = text === '' && sort === 'relevance' && priceClass === null && rating === null;
  if (isPlain && category !== null) throw redirect(categoryPath(category));
  const after = url.searchParams.get('after');
  const page = isPlain ? await readAll(shop, after) : await readFound(shop, query, after);
  const near = page.found === 0 ? await shop.catalogue.nearMiss(query) : null;
  const nearby =
    near === null ? [] : (await shop.catalogue.search({ ...query, text: near }, null, 7)).products;
  return { ...page, query, isFirst: after === null, near, nearby };
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { products, next, found, categories, query, isFirst, near, nearby } = loaderData;
  const words = typedWords(query.text);
  const isEnd = next === null && found !== null && isCutOff(found) && !/^price/.test(query.sort);
  return (
    <>
      <PageHeading below={found ? `Found ${searchCount(found)}` : undefined}>
        {query.text ? `Results for “${query.text}”` : 'All products'}
      </PageHeading>
      {(found !== 0 || isNarrowed(query)) && (
        <SearchFilters query={query} categories={categories} />
      )}
      {products.length === 0 && <NoResults query={query} near={near} />}
      {near !== null && nearby.length > 0 && <h2>Products that match “{near}”</h2>}
      <CardGrid
        products={products.length > 0 ? products : nearby}
        marked={near === null ? words : typedWords(near)}
        action={AddToBasket}
      />
      {isEnd && (
        <Notice kind="info">
          <p>These were the first 1,000. Choose a category or type more words to see others.</p>
        </Notice>
      )}
      <ProductPages
        next={next === null ? null : searchPath(query, next)}
        first={isFirst ? null : searchPath(query)}
      />
    </>
  );
}
