import { chosenValue, facetNames, withFacet } from '#app/features/catalogue/search/query/facets.ts';
import {
  isCategoryPage,
  productListPath,
} from '#app/features/catalogue/search/query/product-list-path.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { Link } from '#app/ui/link.tsx';
import styles from './chosen-filters.module.css';
import { valueText } from './facet-messages.ts';

/** What is chosen, each as a link to the search without it. */
export function ChosenFilters({ query }: { query: SearchQuery }) {
  const chosen = facetNames.flatMap((name) => {
    const value = chosenValue(query, name);
    // The category of its own page is what the page is about.
    if (value === null || (name === 'category' && isCategoryPage(query))) return [];
    return [{ text: valueText(name, value), path: productListPath(withFacet(query, name, null)) }];
  });
  if (chosen.length === 0) return null;
  const category = isCategoryPage(query) ? query.category : null;
  const none = productListPath({ ...query, category, priceClass: null, rating: null });
  return (
    <ul aria-label="Chosen filters" className={`${styles.chosen} screen-only`}>
      {chosen.map(({ text, path }) => (
        <li key={text}>
          <Link to={path} className={styles.chip} aria-label={`Remove ${text}`}>
            {text} <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      {chosen.length > 1 && (
        <li>
          <Link to={none} className={styles.clear}>
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}
