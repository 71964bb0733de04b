import { useId } from 'react';
import { AddToBasket } from '#app/features/basket/view/add-to-basket.tsx';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { CategoryTiles } from '#app/features/catalogue/pages/category-tiles.tsx';
import heroStyles from '#app/features/catalogue/pages/hero.module.css';
import { heroPicture, heroPreloads } from '#app/features/catalogue/pages/hero-picture.ts';
import styles from '#app/features/catalogue/pages/home/home-content.module.css';
import type { HomePage, Shelf } from '#app/features/catalogue/pages/home/home-page.ts';
import shelfStyles from '#app/features/catalogue/pages/home/shelf.module.css';
import productGridStyles from '#app/features/catalogue/pages/product-grid.module.css';
import { SectionHeading } from '#app/features/catalogue/pages/section-heading.tsx';
import { productListData, shopData } from '#app/features/catalogue/pages/structured-data.ts';
import {
  type ProductAction,
  ProductCard,
} from '#app/features/catalogue/product/card/product-card.tsx';
import { type CardProduct, productRows } from '#app/features/catalogue/product/product.ts';
import { searchFor, searchPath } from '#app/features/catalogue/search/query/search-query.ts';
import { shopContext } from '#app/page-context.server.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ButtonLink } from '#app/ui/forms/button-link.tsx';
import { pageMeta, toScript } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/home';

const { src, width, height, whole, phone } = heroPicture;

type ProductGridProps = {
  products: readonly CardProduct[];
  /** What each card offers to do, such as adding it to the basket. */
  action: ProductAction;
};

const rowClasses = [
  productGridStyles.fullRow,
  productGridStyles.halfRow,
  productGridStyles.thirdRow,
];

export const links: Route.LinksFunction = () => heroPreloads;

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { origin, about } = matches[0].loaderData;
  return [
    ...pageMeta({
      title: about.tagline || about.name,
      shop: about.name,
      description: about.tagline || about.name,
      address: `${origin}/`,
    }),
    ...shopData(origin, about.name).map(toScript),
    ...(loaderData ? [toScript(productListData(origin, loaderData.home.products))] : []),
  ];
};

export async function loader({ context }: Route.LoaderArgs) {
  const { home } = await context.get(shopContext).window();
  return { home };
}

export default function HomeRoute({ loaderData: { home } }: Route.ComponentProps) {
  return (
    <>
      <Hero />
      <h1 className="visually-hidden">{messages.homeHeading}</h1>
      <HomeContent home={home} action={AddToBasket} />
    </>
  );
}

/** What stands below the hero: the first products, and of a larger catalogue the ways into it. */
function HomeContent({ home, action }: { home: HomePage; action: ProductAction }) {
  const { products, categories, shelves } = home;
  return (
    <>
      <ProductGrid products={products} action={action} />
      {categories.length > 0 && (
        <section aria-labelledby="categories" className={styles.section}>
          <SectionHeading id="categories" all="/categories">
            {messages.shopByCategory}
          </SectionHeading>
          <CategoryTiles categories={categories} />
        </section>
      )}
      {shelves.map((shelf) => (
        <ProductShelf key={shelf.path ?? shelf.title} shelf={shelf} action={action} />
      ))}
      {home.isPart && (
        <p className={styles.all}>
          <ButtonLink kind="secondary" to={searchPath(searchFor(''))}>
            {messages.seeAllProducts}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

/** A row of products with something in common; on narrow screens it scrolls sideways. */
function ProductShelf({ shelf, action }: { shelf: Shelf; action: ProductAction }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={shelfStyles.shelf}>
      <SectionHeading id={headingId} all={shelf.path}>
        {shelf.title}
      </SectionHeading>
      <ul className={shelfStyles.row}>
        {shelf.products.map((product) => (
          <li key={product.variant} className={shelfStyles.cell}>
            <ProductCard product={product} action={action} size="compact" heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The cards in rows of 3, 3 and 1 (spec 2); narrower, three to a row, then two, then one. */
function ProductGrid({ products, action }: ProductGridProps) {
  if (products.length === 0) return null;
  return (
    <ul className={productGridStyles.grid}>
      {productRows(products).map((row, rowIndex) =>
        row.map((product) => (
          <li
            key={product.variant}
            className={classNames(productGridStyles.cell, rowClasses[row.length - 1])}
          >
            <ProductCard
              product={product}
              action={action}
              eager={rowIndex === 0}
              size={row.length === 1 ? 'wide' : 'large'}
            />
          </li>
        )),
      )}
    </ul>
  );
}

/** The picture over the catalogue. Decorative; what follows it overlaps its lower 40 %. */
function Hero() {
  return (
    <div className={`${heroStyles.hero} screen-only`}>
      <picture className={heroStyles.picture}>
        <source type="image/avif" media={phone.media} srcSet={phone.avif} sizes={phone.sizes} />
        <source type="image/webp" media={phone.media} srcSet={phone.webp} sizes={phone.sizes} />
        <source type="image/avif" srcSet={whole.avif} sizes={whole.sizes} />
        <source type="image/webp" srcSet={whole.webp} sizes={whole.sizes} />
        <img
          src={src}
          alt=""
          width={width}
          height={height}
          fetchPriority="high"
          className={heroStyles.image}
        />
      </picture>
    </div>
  );
}
