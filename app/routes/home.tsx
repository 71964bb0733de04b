import { data } from 'react-router';
import { AddToBasket } from '#app/features/basket/view/add-to-basket.tsx';
import { Hero } from '#app/features/catalogue/pages/hero.tsx';
import { heroPreloads } from '#app/features/catalogue/pages/hero-picture.ts';
import { ProductGrid } from '#app/features/catalogue/pages/product-grid.tsx';
import { ProductPages } from '#app/features/catalogue/pages/product-page-links.tsx';
import { productListData, shopData } from '#app/features/catalogue/pages/structured-data.ts';
import { PRODUCTS_PER_PAGE } from '#app/features/catalogue/product/product.ts';
import { parseProductCursor } from '#app/features/catalogue/product/product-cursor.ts';
import { shopContext } from '#app/page-context.server.ts';
import { CachedFragment } from '#app/ui/cached-fragment.tsx';
import { pageMeta, toScript } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/home';

export const links: Route.LinksFunction = () => heroPreloads;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { origin, account } = matches[0].loaderData;
  const isFirst = loaderData?.isFirst !== false;
  return [
    ...pageMeta({
      title: isFirst ? 'Basket: a shop in one process' : 'More products · Basket',
      description:
        'Books, kitchen, sound, tablets and screens in one basket: pay by card and see the order the moment it is paid.',
      address: isFirst ? `${origin}/` : `${origin}/?after=${loaderData.after}`,
    }),
    // For search engines, which have no account.
    ...(isFirst && !account ? shopData(origin).map(toScript) : []),
    ...(loaderData && !account ? [toScript(productListData(origin, loaderData.products))] : []),
  ];
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after');
  const cursor = after === null ? null : parseProductCursor(after);
  if (after !== null && cursor === null) throw data(null, { status: 404 });
  const { catalogue, firstPage } = context.get(shopContext);
  const page =
    cursor === null ? await firstPage() : await catalogue.page(cursor, PRODUCTS_PER_PAGE);
  return {
    ...page,
    after: encodeURIComponent(after ?? ''),
    isFirst: cursor === null,
  };
}

export default function HomeRoute({ loaderData }: Route.ComponentProps) {
  const { products, next, isFirst } = loaderData;
  return (
    <>
      <CachedFragment of={Hero}>
        <Hero />
      </CachedFragment>
      <h1 className="visually-hidden">Products</h1>
      <CachedFragment of={products}>
        <ProductGrid products={products} action={AddToBasket} />
      </CachedFragment>
      <ProductPages
        next={next === null ? null : `/?after=${encodeURIComponent(next)}`}
        first={isFirst ? null : '/'}
      />
    </>
  );
}
