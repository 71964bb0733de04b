import {
  chosenValue,
  type FacetCount,
  type FacetName,
  type Facets,
  facetNames,
  withFacet,
} from '#app/features/catalogue/search/query/facets.ts';
import { productListPath } from '#app/features/catalogue/search/query/product-list-path.ts';
import { countText } from '#app/features/catalogue/search/query/search-count.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { Link } from '#app/ui/link.tsx';
import { anyTexts, facetTitles, valueText } from './facet-messages.ts';
import styles from './facet-panel.module.css';

type FacetPanelProps = { query: SearchQuery; facets: Facets };

/** The filters as links with what each would find: beside the products, on narrow screens folded above. */
export function FacetPanel({ query, facets }: FacetPanelProps) {
  return (
    <details className={`${styles.panel} screen-only`}>
      <summary className={styles.summary}>Filters</summary>
      <nav aria-label="Filters" className={styles.groups}>
        {facetNames.map((name) => (
          <FacetGroup key={name} name={name} query={query} values={facets[name]} />
        ))}
      </nav>
    </details>
  );
}

/** In the order in which they are read: prices and stars by size, categories by their letters. */
function inOrder(name: FacetName, values: readonly FacetCount[]): FacetCount[] {
  const order = {
    category: (one: FacetCount, other: FacetCount) => one.value.localeCompare(other.value),
    price: (one: FacetCount, other: FacetCount) => Number(one.value) - Number(other.value),
    rating: (one: FacetCount, other: FacetCount) => Number(other.value) - Number(one.value),
  }[name];
  return [...values].sort(order);
}

/** More categories than this are left to the page of categories and to other words. */
const MAX_VALUES = 30;

type FacetGroupProps = {
  name: FacetName;
  query: SearchQuery;
  values: readonly FacetCount[];
};

function FacetGroup({ name, query, values }: FacetGroupProps) {
  const chosen = chosenValue(query, name);
  if (values.length === 0 && chosen === null) return null;
  const isKnown = chosen === null || values.some(({ value }) => value === chosen);
  const all = isKnown ? values.slice(0, MAX_VALUES) : [{ value: chosen, count: 0 }, ...values];
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{facetTitles[name]}</h2>
      <ul>
        {chosen !== null && (
          <li>
            <Link to={productListPath(withFacet(query, name, null))} className={styles.value}>
              <span>‹ {anyTexts[name]}</span>
            </Link>
          </li>
        )}
        {inOrder(name, all).map(({ value, count }) => (
          <li key={value}>
            <Link
              to={productListPath(withFacet(query, name, value))}
              className={styles.value}
              aria-current={value === chosen || undefined}
            >
              <span className={styles.name}>{valueText(name, value)}</span>{' '}
              {count !== null && <span className={styles.count}>{countText(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
