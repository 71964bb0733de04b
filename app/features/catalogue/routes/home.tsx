import { AddToBasket } from '#app/features/basket/view/add-to-basket.tsx';
import { Hero } from '#app/features/catalogue/pages/hero.tsx';
import { heroPreloads } from '#app/features/catalogue/pages/hero-picture.ts';
import { HomeContent } from '#app/features/catalogue/pages/home/home-content.tsx';
import { productListData, shopData } from '#app/features/catalogue/pages/structured-data.ts';
import { shopContext } from '#app/page-context.server.ts';
import { CachedFragment } from '#app/ui/cached-fragment.tsx';
import { pageMeta, toScript } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/home';

export const links: Route.LinksFunction = () => heroPreloads;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { origin, about, account } = matches[0].loaderData;
  return [
    ...pageMeta({
      title: about.tagline || about.name,
      shop: about.name,
      description: about.tagline || about.name,
      address: `${origin}/`,
    }),
    // For search engines, which have no account.
    ...(!account ? shopData(origin, about.name).map(toScript) : []),
    ...(loaderData && !account
      ? [toScript(productListData(origin, loaderData.home.products))]
      : []),
  ];
};

export async function loader({ context }: Route.LoaderArgs) {
  const { home } = await context.get(shopContext).window();
  return { home };
}

export default function HomeRoute({ loaderData: { home } }: Route.ComponentProps) {
  return (
    <>
      <CachedFragment of={Hero}>
        <Hero />
      </CachedFragment>
      <h1 className="visually-hidden">Products</h1>
      <CachedFragment of={home}>
        <HomeContent home={home} action={AddToBasket} />
      </CachedFragment>
    </>
  );
}
