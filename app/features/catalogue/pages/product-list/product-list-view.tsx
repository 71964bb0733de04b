import type { ReactNode } from 'react';
import { CardGrid } from '#app/features/catalogue/pages/card-grid.tsx';
import type { ProductAction } from '#app/features/catalogue/product/card/product-card.tsx';
import type { CardProduct } from '#app/features/catalogue/product/product.ts';
import type { Facets } from '#app/features/catalogue/search/query/facets.ts';
import { searchCount } from '#app/features/catalogue/search/query/search-count.ts';
import { isNarrowed, type SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { typedWords } from '#app/features/catalogue/search/words/typed-words.ts';
import { ChosenFilters } from './chosen-filters.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { ProductListPages } from './product-list-pages.tsx';
import styles from './product-list-view.module.css';
import { SortField } from './sort-field.tsx';

export type ProductListViewProps = {
  query: SearchQuery;
  products: readonly CardProduct[];
  found: number;
  facets: Facets;
  page: number;
  next: string | null;
  action: ProductAction;
  /** Shown in place of the products when there is none. */
  children: ReactNode;
};

/** The frame of search and category: count and sort order, filters, products, pages. */
export function ProductListView(props: ProductListViewProps) {
  const { query, products, found, facets, page, next, action, children } = props;
  const hasProducts = products.length > 0;
  return (
    <div className={`${styles.list} stack`}>
      {(hasProducts || isNarrowed(query)) && <FacetPanel query={query} facets={facets} />}
      <div className={`${styles.results} stack`}>
        {hasProducts && (
          <div className={styles.bar}>
            <p className={styles.count}>{searchCount(found)}</p>
            <SortField query={query} />
          </div>
        )}
        <ChosenFilters query={query} />
        {hasProducts ? (
          <CardGrid products={products} action={action} marked={typedWords(query.text)} />
        ) : (
          children
        )}
        <ProductListPages query={query} page={page} found={found} next={next} />
      </div>
    </div>
  );
}
