/** Reads the matches of a search by number of stars (`policy/rating-classes.ts`). */
import { sql } from 'drizzle-orm';
import { MAX_CANDIDATES } from '#app/features/catalogue/search/policy/candidate-steps.ts';
import type { RatingClasses } from '#app/features/catalogue/search/policy/rating-classes.ts';
import type { PageRequest } from '#app/features/catalogue/search/query/search-cursor.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import type { Queries } from '#db/database.ts';
import { plannedRowsOf } from '#db/rows-of.ts';
import { isInTinySample } from './candidate-expressions.server.ts';
import { facetsOfStars } from './lexemes.ts';
import { afterCursor, type FoundRow, pageRows, toPage } from './read-candidates.server.ts';
import { isMatch, queryExpression, type SearchTerms } from './search-terms.server.ts';

/** The rating at a place of the tiny sample, best first; null when the sample is shorter. */
export async function readSampledStars(
  queries: Queries,
  terms: SearchTerms,
  place: number,
): Promise<number | null> {
  const [sampled] = await plannedRowsOf<{ stars: number }>(
    queries,
    sql`
    with ${queryExpression(terms)}, sample as materialized (
      select product.rating from product, query where ${isMatch(terms)} and ${isInTinySample}
    )
    select rating as stars from sample order by rating desc limit 1 offset ${place - 1}`,
  );
  return sampled?.stars ?? null;
}

/** A page of the best-rated candidates; of the class that does not fit whole, any products. */
export async function readRatingClasses(
  queries: Queries,
  terms: SearchTerms,
  query: SearchQuery,
  { together, oneByOne }: RatingClasses,
  { after, skip = 0, limit, isGrouped = false }: PageRequest,
) {
  const above = facetsOfStars(query, together);
  const others = oneByOne.map((stars) => facetsOfStars(query, [stars]));
  const rows = await plannedRowsOf<FoundRow>(
    queries,
    sql`
    with ${queryExpression(terms)}, class as materialized (
      select * from unnest(${sql.param(others)}::text[]::tsquery[])
        with ordinality as class (facets, place)
    ), best as materialized (
      select * from (
        (select product.listing, product.position, -product.rating as key, product.id from product, query
          where ${isMatch(terms)} and product.facets @@ (select ${above}::tsquery)
          order by 3 limit ${MAX_CANDIDATES})
        union all
        select product.* from (select facets from class order by place) as class
        cross join lateral (
          select product.listing, product.position, -product.rating as key, product.id from product, query
          where ${isMatch(terms)} and product.facets @@ class.facets
          -- One class after another, as long as there is room.
          offset 0
        ) as product
      ) as found
      limit ${MAX_CANDIDATES}
    ), cards as (
      select distinct on (${isGrouped ? sql`id` : sql`listing`}) key, position, listing from best
      order by ${isGrouped ? sql`id` : sql`listing`}, key, position, listing
    ), page as (
      select * from cards where ${afterCursor(after, sql`(key, position, listing)`)}
      order by key, position, listing limit ${limit + 1} offset ${skip}
    )
    ${pageRows} order by page.key, page.position, page.listing`,
  );
  return toPage(rows, limit);
}
