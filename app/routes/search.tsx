import { data } from 'react-router';
import { AddToBasket } from '#app/features/basket/add-to-basket.tsx';
import { PRODUCTS_PER_PAGE } from '#app/features/catalogue/product.ts';
import { parseProductCursor } from '#app/features/catalogue/product-cursor.ts';
import { ProductGrid } from '#app/features/catalogue/product-grid.tsx';
import { ProductPages } from '#app/features/catalogue/product-pages.tsx';
import { shopContext } from '#app/page-context.server.ts';
import { ButtonLink } from '#app/ui/button-link.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';
import { PageHeading } from '#app/ui/page-heading.tsx';
import { privatePageMeta } from '#app/ui/page-meta.ts';
import type { Route } from './+types/search';

/** What is longer is cut: no title is. */
const MOST_QUERY_LETTERS = 200;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privatePageMeta(
    loaderData?.query ? `${loaderData.query} · Basket` : 'Search · Basket',
    'Products with these words in their title.',
  );

export async function loader({ context, url }: Route.LoaderArgs) {
  // PostgreSQL's text holds every character but this one.
  const typed = (url.searchParams.get('q') ?? '').replaceAll('\u0000', '').trim();
  const query = [...typed].slice(0, MOST_QUERY_LETTERS).join('');
  const after = url.searchParams.get('after');
  const cursor = after === null ? null : parseProductCursor(after);
  if (after !== null && cursor === null) throw data(null, { status: 404 });
  const page = await context.get(shopContext).catalogue.search(query, cursor, PRODUCTS_PER_PAGE);
  return { ...page, query, isFirst: cursor === null };
}

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { products, next, query, isFirst } = loaderData;
  const here = `/search?q=${encodeURIComponent(query)}`;
  return (
    <>
      <PageHeading>{query ? `Results for “${query}”` : 'All products'}</PageHeading>
      {products.length === 0 && (
        <EmptyState
          title="Nothing has that in its title"
          action={
            <ButtonLink kind="primary" to="/">
              See all products
            </ButtonLink>
          }
        >
          <p>Try another word, or fewer letters of it.</p>
        </EmptyState>
      )}
      <ProductGrid
        products={products}
        action={(product, titleId) => <AddToBasket product={product} titleId={titleId} />}
      />
      <ProductPages
        next={next === null ? null : `${here}&after=${encodeURIComponent(next)}`}
        first={isFirst ? null : here}
      />
    </>
  );
}
