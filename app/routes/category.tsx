import { data } from 'react-router';
import { AddToBasket } from '#app/features/basket/view/add-to-basket.tsx';
import { CardGrid } from '#app/features/catalogue/pages/card-grid.tsx';
import { ProductPages } from '#app/features/catalogue/pages/product-page-links.tsx';
import { breadcrumbData, productListData } from '#app/features/catalogue/pages/structured-data.ts';
import { PRODUCTS_PER_PAGE } from '#app/features/catalogue/product/product.ts';
import { parseProductCursor } from '#app/features/catalogue/product/product-cursor.ts';
import { categoryPath } from '#app/features/catalogue/product/product-path.ts';
import { shopContext } from '#app/page-context.server.ts';
import { isStorable } from '#app/shared/storable-text.ts';
import { Breadcrumbs } from '#app/ui/page/breadcrumbs.tsx';
import { PageHeading } from '#app/ui/page/page-heading.tsx';
import { pageMeta, toScript } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/category';

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { origin } = matches[0].loaderData;
  if (!loaderData) return [{ title: 'Not found · Basket' }];
  const { name, after, steps, products } = loaderData;
  return [
    ...pageMeta({
      title: after === null ? `${name} · Basket` : `More in ${name} · Basket`,
      description: `${name} at Basket: pictures, prices and ratings, ready to be put into your basket.`,
      address: `${origin}${pagePath(name, after)}`,
    }),
    toScript(breadcrumbData(origin, steps)),
    toScript(productListData(origin, products)),
  ];
};

function pagePath(name: string, after: string | null): string {
  const first = categoryPath(name);
  return after === null ? first : `${first}?after=${encodeURIComponent(after)}`;
}

export async function loader({ params: { name }, context, url }: Route.LoaderArgs) {
  const after = url.searchParams.get('after');
  const cursor = after === null ? null : parseProductCursor(after);
  if ((after !== null && cursor === null) || !isStorable(name)) throw data(null, { status: 404 });
  const { catalogue, window } = context.get(shopContext);
  const page = await catalogue.browse({
    category: name,
    after: cursor,
    limit: PRODUCTS_PER_PAGE,
    isGrouped: (await window()).isGrouped,
  });
  if (page.products.length === 0) throw data(null, { status: 404 });
  const steps = [
    { name: 'Home', path: '/' },
    { name: 'Categories', path: '/categories' },
    { name, path: categoryPath(name) },
  ];
  return { ...page, name, after, steps };
}

export default function CategoryRoute({ loaderData }: Route.ComponentProps) {
  const { products, next, name, after, steps } = loaderData;
  return (
    <>
      <Breadcrumbs steps={steps} />
      <PageHeading>{name}</PageHeading>
      <CardGrid products={products} action={AddToBasket} />
      <ProductPages
        next={next === null ? null : pagePath(name, next)}
        first={after === null ? null : pagePath(name, null)}
      />
    </>
  );
}
