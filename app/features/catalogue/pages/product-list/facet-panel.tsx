import type { ReactNode } from 'react';
import { messages } from '#app/features/catalogue/messages/messages.ts';
import {
  chosenValues,
  type FacetName,
  takesSeveral,
  withoutValue,
  withValues,
} from '#app/features/catalogue/search/query/facets.ts';
import type { OfferedFacet } from '#app/features/catalogue/search/query/offered-facets.ts';
import {
  productListPath,
  valuePaths,
} from '#app/features/catalogue/search/query/product-list-path.ts';
import { countText, searchCount } from '#app/features/catalogue/search/query/search-count.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import { Button } from '#app/ui/forms/button.tsx';
import { Link } from '#app/ui/link.tsx';
import { anyTexts, facetTitle, valueText } from './facet-messages.ts';
import styles from './facet-panel.module.css';

type FacetPanelProps = { query: SearchQuery; facets: readonly OfferedFacet[]; found: number };

const PANEL_ID = 'filters';

/**
 * The filters as links with what each would find: beside the products, and on narrow screens in a sheet over them. It is
 * a popover of the browser's own: it opens, closes and gives the focus back without scripts. With them it stays open while
 * filters are chosen, and its button says what they find.
 */
export function FacetPanel({ query, facets, found }: FacetPanelProps) {
  if (facets.length === 0) return null;
  return (
    <>
      <div className={styles.opener}>
        <Button type="button" kind="secondary" popoverTarget={PANEL_ID}>
          {messages.filters}
        </Button>
      </div>
      <nav
        id={PANEL_ID}
        popover="auto"
        aria-label={messages.filters}
        className={`${styles.panel} screen-only`}
      >
        <div className={styles.groups}>
          {facets.map((facet) => (
            <FacetGroup key={facet.name} query={query} {...facet} />
          ))}
        </div>
        <div className={styles.foot}>
          <Button
            type="button"
            kind="primary"
            popoverTarget={PANEL_ID}
            popoverTargetAction="hide"
            className={styles.show}
          >
            {messages.show(searchCount(found))}
          </Button>
        </div>
      </nav>
    </>
  );
}

function isOneOf(name: FacetName): name is keyof typeof anyTexts {
  return name in anyTexts;
}

/** Letters of scripts that are written from right to left: after a word of them a number stands on its left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A page has a hundred of these: only a word that needs it has an element of its own. */
function valueWithCount(text: string, count: number | null): ReactNode {
  const counted = count === null ? '' : ` ${countText(count)}`;
  if (!RIGHT_TO_LEFT.test(text)) return text + counted;
  return (
    <>
      <bdi>{text}</bdi>
      {counted}
    </>
  );
}

type FacetGroupProps = OfferedFacet & { query: SearchQuery };

/** Where several values can be chosen, and where a filter has but one, the link of a chosen one takes it back. */
function FacetGroup({ name, query, values }: FacetGroupProps) {
  const chosen = chosenValues(query, name);
  const isSeveral = takesSeveral(name);
  const pathWith = valuePaths(query, name);
  const className = isOneOf(name) ? styles.value : `${styles.value} ${styles.box}`;
  return (
    <section className="grid gap-1">
      <h2 className={styles.title} dir="auto">
        {facetTitle(name)}
      </h2>
      <ul>
        {chosen.length > 0 && isOneOf(name) && (
          <li>
            <Link to={productListPath(withValues(query, name, []))} className={styles.value}>
              ‹ {anyTexts[name]()}
            </Link>
          </li>
        )}
        {values.map(({ value, count }) => {
          const isChosen = chosen.includes(value);
          return (
            <li key={value}>
              <Link
                to={
                  isChosen && !isOneOf(name)
                    ? productListPath(withoutValue(query, name, value))
                    : pathWith(value)
                }
                className={className}
                aria-current={isChosen || undefined}
                // Every set of several values is an address: a robot would follow them without end.
                rel={isSeveral ? 'nofollow' : undefined}
              >
                {valueWithCount(valueText(name, value), count)}
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
