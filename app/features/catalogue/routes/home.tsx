import { AddToBasket } from '#app/features/basket/view/add-to-basket.tsx';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { CategoryTiles } from '#app/features/catalogue/pages/category-tiles.tsx';
import { heroPicture } from '#app/features/catalogue/pages/hero-picture.ts';
import styles from '#app/features/catalogue/pages/home/home-content.module.css';
import { type ShownSection, withHero } from '#app/features/catalogue/pages/home/home-page.ts';
import { ProductRow } from '#app/features/catalogue/pages/home/product-row.tsx';
import { productListData, shopData } from '#app/features/catalogue/pages/structured-data.ts';
import { TitledSection } from '#app/features/catalogue/pages/titled-section.tsx';
import { ProductCard } from '#app/features/catalogue/product/card/product-card.tsx';
import { ProductPicture } from '#app/features/catalogue/product/pictures/product-picture.tsx';
import { type CardProduct, productRows } from '#app/features/catalogue/product/product.ts';
import { searchFor, searchPath } from '#app/features/catalogue/search/query/search-query.ts';
import { preloadsContext, shopContext } from '#app/page-context.server.ts';
import type { HeroImage } from '#app/shared/brand-picture.ts';
import { classNames } from '#app/ui/class-names.ts';
import { ButtonLink } from '#app/ui/forms/button.tsx';
import { OfferNotes } from '#app/ui/page/offer-notes.tsx';
import { pageMeta, toScript } from '#app/ui/page/page-meta.ts';
import type { Route } from './+types/home';

const rowClasses = [styles.fullRow, styles.halfRow, styles.thirdRow];

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const { origin, about } = matches[0].loaderData;
  const { name: shop, tagline } = about;
  const title = tagline || shop;
  return [
    ...pageMeta({ title, shop: about, description: title, address: `${origin}/` }),
    // Search engines read the page as the server sends it.
    ...(import.meta.env.SSR
      ? [
          ...shopData(origin, about),
          ...(loaderData ? [productListData(origin, loaderData.home.products)] : []),
        ].map(toScript)
      : []),
  ];
};

export async function loader({ context }: Route.LoaderArgs) {
  const { storefrontSections, settings } = context.get(shopContext);
  const { home } = await storefrontSections();
  const sections = withHero(home.sections, settings.current().hero);
  const hero = sections.find((one) => one.kind === 'hero');
  const { phone, whole } = hero?.image ?? heroPicture;
  if (hero) context.set(preloadsContext, [phone, whole]);
  const hasFirst = sections.some(({ kind }) => kind === 'first');
  return { home: { sections, products: hasFirst ? home.products : [] } };
}

export default function HomeRoute({ loaderData: { home }, matches }: Route.ComponentProps) {
  return (
    <>
      {home.sections.map((section) => (
        <Section key={section.key} section={section} products={home.products} />
      ))}
      <OfferNotes notes={matches[0].loaderData.offerNotes} />
    </>
  );
}

type SectionProps = { section: ShownSection; products: readonly CardProduct[] };

function Section({ section, products }: SectionProps) {
  if (section.kind === 'hero') return <Hero {...(section.image ?? heroPicture)} />;
  if (section.kind === 'heading') {
    return <h1 className="visually-hidden">{messages.homeHeading}</h1>;
  }
  if (section.kind === 'first') return <ProductGrid products={products} />;
  if (section.kind === 'shelf') return <ProductRow shelf={section} action={AddToBasket} />;
  if (section.kind === 'text') {
    const { title, text, image, link, linkWords } = section;
    return (
      <div className={`${styles.words} raised`}>
        {image && <ProductPicture product={{ title: '', image }} sizes="40em" />}
        <div>
          <h2>{title}</h2>
          {text && <p>{text}</p>}
          {link && (
            <ButtonLink kind="secondary" to={link}>
              {linkWords}
            </ButtonLink>
          )}
        </div>
      </div>
    );
  }
  if (section.kind === 'all') {
    return (
      <p className={styles.all}>
        <ButtonLink kind="secondary" to={searchPath(searchFor(''))}>
          {messages.seeAllProducts}
        </ButtonLink>
      </p>
    );
  }
  return (
    <TitledSection
      id="categories"
      title={messages.shopByCategory}
      all="/categories"
      className={`${styles.section} grid one-column gap-3`}
    >
      <CategoryTiles categories={section.categories} />
    </TitledSection>
  );
}

/** The cards in rows of 3, 3 and 1 (spec 2); narrower, three to a row, then two, then one. */
function ProductGrid({ products }: { products: readonly CardProduct[] }) {
  return (
    <ul className={styles.grid}>
      {productRows(products).map((row, rowIndex) =>
        row.map((product) => (
          <li key={product.variant} className={classNames('min-w-0', rowClasses[row.length - 1])}>
            <ProductCard
              product={product}
              action={AddToBasket}
              eager={rowIndex === 0}
              size={row.length === 1 ? 'wide' : 'large'}
            />
          </li>
        )),
      )}
    </ul>
  );
}

/** The picture over the catalogue. Decorative; cards and words that follow it overlap its lower 40 %. */
function Hero({ src, width, height, whole, phone }: HeroImage) {
  return (
    <div className={`${styles.hero} screen-only`}>
      <picture className="h-full">
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
          className={styles.image}
        />
      </picture>
    </div>
  );
}
