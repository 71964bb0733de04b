/** Reads a page of the candidates of a search, by keyset, with a bounded count. */
import { type SQL, sql } from 'drizzle-orm';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { toProduct } from '#app/features/catalogue/product/product-row.server.ts';
import { MAX_CANDIDATES } from '#app/features/catalogue/search/policy/candidate-steps.ts';
import type { FacetName, Facets } from '#app/features/catalogue/search/query/facets.ts';
import {
  formatSearchCursor,
  type PageRequest,
  type SearchCursor,
} from '#app/features/catalogue/search/query/search-cursor.ts';
import type { Queries } from '#db/database.ts';
import { plannedRowsOf } from '#db/rows-of.ts';
import { candidateExpressions } from './candidate-expressions.server.ts';
import { type CountedFacets, facetExpression, toFacets } from './facet-expressions.server.ts';
import type { SearchTerms } from './search-terms.server.ts';

/** `found` is exact up to MAX_CANDIDATES; one more means that there are more. */
export type FoundProducts = {
  products: Product[];
  next: string | null;
  found: number;
  facets: Facets;
};

type Candidates = FoundProducts & {
  /** Whether the candidates are all the matches. */
  isComplete: boolean;
};

type Answer = {
  candidates: number;
  found: number;
  everyNth: number;
  facets: CountedFacets;
  page: FoundRow[];
};

/** A row of a page, with its place in the list. */
export type FoundRow = Product & SearchCursor;

/** The products of the common table expression `page`, each with its place in the list. */
export const pageRows = sql`select page.key, page.position, product.listing, product.id, product.title,
    product.image, product.price_cents as "priceCents", product.rating
  from page join product on product.listing = page.listing`;

export function afterCursor(after: SearchCursor | null, row: SQL): SQL {
  if (after === null) return sql`true`;
  const { key, position, listing } = after;
  return sql`${row} > (${key}::int, ${position}::int, ${listing}::text)`;
}

/** The page and the cursor of the next one; `rows` are sorted, one more than the limit if there are more. */
export function toPage(rows: readonly FoundRow[], limit: number) {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    products: shown.map(toProduct),
    next: rows.length > limit && last ? formatSearchCursor(last) : null,
  };
}

/** A page of the candidates; up to MAX_CANDIDATES they are all the matches. `counted` are filters to count. */
export async function readCandidates(
  queries: Queries,
  terms: SearchTerms,
  { sort, after, skip = 0, limit, isGrouped = false }: PageRequest,
  counted: readonly FacetName[] = [],
): Promise<Candidates> {
  const [answer] = await plannedRowsOf<Answer>(
    queries,
    sql`
    with ${candidateExpressions(terms, sort, { isGrouped, isRanked: limit > 0 })}, ordered as (
      select key, position, listing, card from candidates order by key, position, listing
      limit ${sql.raw(String(MAX_CANDIDATES))}
    ), cards as (
      select distinct on (card) key, position, listing from ordered
      order by card, key, position, listing
    ), page as (
      select * from cards where ${afterCursor(after, sql`(key, position, listing)`)}
      order by key, position, listing limit ${limit + 1} offset ${skip}
    )
    select (select count(*)::int from candidates) as candidates,
      (select count(*)::int from cards) as found,
      (select every_nth from sample) as "everyNth",
      ${facetExpression(counted)} as facets,
      (select coalesce(json_agg(shown order by shown.key, shown.position, shown.listing), '[]') from (
        ${pageRows}) as shown) as page`,
  );
  const { candidates = 0, found = 0, everyNth = 1, facets = {}, page = [] } = answer ?? {};
  const isComplete = candidates <= MAX_CANDIDATES;
  return {
    ...toPage(page, limit),
    found: isComplete ? found : MAX_CANDIDATES + 1,
    isComplete,
    facets: toFacets(facets, { isComplete, everyNth }),
  };
}
