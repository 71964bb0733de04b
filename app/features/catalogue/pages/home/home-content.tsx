import { CategoryTiles } from '#app/features/catalogue/pages/category-tiles.tsx';
import { ProductGrid } from '#app/features/catalogue/pages/product-grid.tsx';
import { SectionHeading } from '#app/features/catalogue/pages/section-heading.tsx';
import type { ProductAction } from '#app/features/catalogue/product/card/product-card.tsx';
import { searchFor, searchPath } from '#app/features/catalogue/search/query/search-query.ts';
import { ButtonLink } from '#app/ui/forms/button-link.tsx';
import styles from './home-content.module.css';
import type { HomePage } from './home-page.ts';
import { ProductShelf } from './shelf.tsx';

/** What stands below the hero: the first products, and of a larger catalogue the ways into it. */
export function HomeContent({ home, action }: { home: HomePage; action: ProductAction }) {
  const { products, categories, shelves } = home;
  return (
    <>
      <ProductGrid products={products} action={action} />
      {categories.length > 0 && (
        <section aria-labelledby="categories" className={styles.section}>
          <SectionHeading id="categories" all="/categories">
            Shop by category
          </SectionHeading>
          <CategoryTiles categories={categories} />
        </section>
      )}
      {shelves.map((shelf) => (
        <ProductShelf key={shelf.title} shelf={shelf} action={action} />
      ))}
      {home.isPart && (
        <p className={styles.all}>
          <ButtonLink kind="secondary" to={searchPath(searchFor(''))}>
            See all products
          </ButtonLink>
        </p>
      )}
    </>
  );
}
