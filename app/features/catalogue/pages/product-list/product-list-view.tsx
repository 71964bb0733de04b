import { type ReactNode, useId } from 'react';
import { Form } from 'react-router';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import {
  type ProductAction,
  ProductCard,
} from '#app/features/catalogue/product/card/product-card.tsx';
import type { CardProduct } from '#app/features/catalogue/product/product.ts';
import {
  chosenValues,
  facetNames,
  withoutValue,
} from '#app/features/catalogue/search/query/facets.ts';
import type { OfferedFacet } from '#app/features/catalogue/search/query/offered-facets.ts';
import {
  CARDS_PER_PAGE,
  isCategoryPage,
  isCollectionPage,
  MAX_NUMBERED_PAGE,
  pageNumbers,
  productListPath,
} from '#app/features/catalogue/search/query/product-list-path.ts';
import { searchCount } from '#app/features/catalogue/search/query/search-count.ts';
import {
  isNarrowed,
  noFilters,
  type SearchQuery,
  type Sort,
} from '#app/features/catalogue/search/query/search-query.ts';
import { typedWords } from '#app/features/catalogue/search/words/typed-words.ts';
import type { NamedLink } from '#app/shared/text/links-text.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { OfferNotes } from '#app/ui/page/offer-notes.tsx';
import { chosenText } from './facet-messages.ts';
import { FacetPanel, FiltersButton } from './facet-panel.tsx';
import styles from './product-list-view.module.css';

type ProductListPagesProps = {
  query: SearchQuery;
  page: number;
  found: number;
  /** The cursor of the next page; null on the last. */
  next: string | null;
};

const sortNames = (): Record<Sort, string> => ({
  relevance: messages.bestMatch,
  price: messages.priceUp,
  'price-down': messages.priceDown,
  rating: messages.rating,
});

type CardGridProps = {
  products: readonly CardProduct[];
  /** What each card offers to do, such as adding it to the basket. */
  action: ProductAction;
  /** Words that stand out in the titles. */
  marked?: readonly string[];
};

/** The pictures of so many cards are in sight at once on a large screen. */
const EAGER = 4;

export type ProductListViewProps = {
  query: SearchQuery;
  products: readonly CardProduct[];
  found: number;
  facets: readonly OfferedFacet[];
  page: number;
  next: string | null;
  /** Whether it cannot be sorted by stars. */
  hidesStars?: true;
  /** What has to be known of all prices and stars of the list. */
  notes: readonly NamedLink[] | undefined;
  action: ProductAction;
  /** Shown in place of the products when there is none. */
  children: ReactNode;
};

/** The frame of search and category: count and sort order, filters, products, pages. */
export function ProductListView(props: ProductListViewProps) {
  const { query, products, found, facets, page, next, notes, action, children } = props;
  const { hidesStars = false } = props;
  const hasProducts = products.length > 0;
  const hasFilters = facets.length > 0 && (hasProducts || isNarrowed(query));
  return (
    <div className={`${styles.list} stack`}>
      {hasFilters && <FacetPanel query={query} facets={facets} found={found} />}
      <div className="gap-3 stack">
        {(hasProducts || hasFilters) && (
          <div className={`${styles.bar} flex wrap items-center justify-between`}>
            {hasFilters && <FiltersButton />}
            {hasProducts && <p className={`${styles.count} muted`}>{searchCount(found)}</p>}
            {hasProducts && <SortField query={query} hidesStars={hidesStars} />}
          </div>
        )}
        <ChosenFilters query={query} />
        {hasProducts && <OfferNotes notes={notes} />}
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

/** Cards of one size in as many columns as fit; the last row leaves the others empty. */
function CardGrid({ products, action, marked = [] }: CardGridProps) {
  return (
    <ul className={styles.grid}>
      {products.map((product, index) => (
        <li key={product.variant} className="min-w-0">
          <ProductCard
            product={product}
            action={action}
            marked={marked}
            eager={index < EAGER}
            size="compact"
          />
        </li>
      ))}
    </ul>
  );
}

/** What is chosen, each as a link to the search without it. */
function ChosenFilters({ query }: { query: SearchQuery }) {
  const chosen = facetNames(query).flatMap((name) => {
    // The category of its own page is what the page is about.
    if (name === 'category' && isCategoryPage(query)) return [];
    return chosenValues(query, name).map((value) => ({
      text: chosenText(name, value),
      path: productListPath(withoutValue(query, name, value)),
    }));
  });
  if (chosen.length === 0) return null;
  const category = isCategoryPage(query) ? query.category : null;
  const collection = isCollectionPage(query) ? query.collection : null;
  const none = productListPath({ ...query, ...noFilters, category, collection });
  return (
    <ul aria-label={messages.chosenFilters} className="flex wrap items-center gap-2 screen-only">
      {chosen.map(({ text, path }) => (
        <li key={path}>
          <Link
            to={path}
            className={`${styles.chip} items-center surface control-border inherit no-underline gap-2`}
            aria-label={messages.removeFilter(text)}
          >
            {text} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link to={none} className={styles.clear}>
            {messages.clearAll}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** The sort order: chosen is applied; without scripts a button applies it. */
function SortField({ query, hidesStars }: { query: SearchQuery; hidesStars: boolean }) {
  const id = useId();
  const path = productListPath({ ...query, sort: 'relevance' });
  const [action = '', search = ''] = path.split('?');
  return (
    // A new key for a new query, so that the choice follows back and forward.
    <Form
      key={path + query.sort}
      method="get"
      action={action}
      className="flex items-center gap-2 screen-only"
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className={`${styles.sortBy} muted`}>
        {messages.sortBy}
      </label>
      <select
        id={id}
        name="sort"
        defaultValue={query.sort}
        className={`${styles.select} target rounded control-border`}
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {Object.entries(sortNames())
          .filter(([value]) => !(hidesStars && value === 'rating'))
          .map(([value, text]) => (
            <option key={value} value={value}>
              {value === 'relevance' && query.text === '' ? messages.featured : text}
            </option>
          ))}
      </select>
      <noscript>
        <Button kind="secondary">{messages.sort}</Button>
      </noscript>
    </Form>
  );
}

/** Links to the pages: by number to the twentieth, from there on to the next one. */
function ProductListPages({ query, page, found, next }: ProductListPagesProps) {
  const last = Math.min(Math.ceil(found / CARDS_PER_PAGE), MAX_NUMBERED_PAGE);
  if (last < 2) return null;
  const pathTo = (number: number) => productListPath(query, { page: number, after: null });
  const isNextNumbered = page < MAX_NUMBERED_PAGE;
  return (
    <nav
      aria-label={messages.pagesOfProducts}
      className={`${styles.pages} round-links screen-only`}
    >
      {page > 1 && page <= last + 1 && (
        <Link to={pathTo(page - 1)} rel="prev" className="round-link">
          {messages.previous}
        </Link>
      )}
      {pageNumbers(page, last).map((number, index) =>
        number === null ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap is its place.
          <span key={`gap-${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <Link
            key={number}
            to={pathTo(number)}
            aria-label={messages.page(number)}
            aria-current={number === page ? 'page' : undefined}
            className="round-link"
          >
            {number}
          </Link>
        ),
      )}
      {next !== null && (
        <Link
          to={productListPath(query, { page: page + 1, after: isNextNumbered ? null : next })}
          rel="next"
          prefetch="intent"
          className="round-link"
        >
          {messages.next}
        </Link>
      )}
    </nav>
  );
}
