import {
  CARDS_PER_PAGE,
  MAX_NUMBERED_PAGE,
  pageNumbers,
  productListPath,
} from '#app/features/catalogue/search/query/product-list-path.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './product-list-pages.module.css';

type ProductListPagesProps = {
  query: SearchQuery;
  page: number;
  found: number;
  /** The cursor of the next page; null on the last. */
  next: string | null;
};

/** Links to the pages: by number to the twentieth, from there on to the next one. */
export function ProductListPages({ query, page, found, next }: ProductListPagesProps) {
  const last = Math.min(Math.ceil(found / CARDS_PER_PAGE), MAX_NUMBERED_PAGE);
  if (last < 2) return null;
  const pathTo = (number: number) => productListPath(query, { page: number, after: null });
  const isNextNumbered = page < MAX_NUMBERED_PAGE;
  return (
    <nav aria-label="Pages of products" className={`${styles.pages} round-links screen-only`}>
      {page > 1 && page <= last + 1 && (
        <Link to={pathTo(page - 1)} rel="prev" className="round-link">
          Previous
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
            aria-label={`Page ${number}`}
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
          Next
        </Link>
      )}
    </nav>
  );
}
