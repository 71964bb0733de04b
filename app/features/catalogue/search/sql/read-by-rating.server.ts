/** Reads the matches of a search by number of stars (`policy/rating-classes.ts`). */
import { sql } from 'drizzle-orm';
import { MAX_CANDIDATES } from '#app/features/catalogue/search/policy/candidate-steps.ts';
import type { RatingClasses } from '#app/features/catalogue/search/policy/rating-classes.ts';
import type { PageRequest } from '#app/features/catalogue/search/query/search-cursor.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import type { Queries } from '#db/database.ts';
import { plannedStatement } from '#db/read-rows.ts';
import { type FoundPlace, foundPlaceSchema, isAfterCursor } from './found-page.server.ts';
import { facetsOfStars } from './lexemes.ts';
import {
  isMatch,
  queryExpression,
  type SearchForm,
  type SearchTerms,
} from './search-terms.server.ts';

const { placeholder } = sql;

type ClassForm = SearchForm & { isGrouped: boolean; hasCursor: boolean };

const maxCandidates = sql.raw(String(MAX_CANDIDATES));

const classesOf = plannedStatement<ClassForm, FoundPlace>(foundPlaceSchema, (form) => {
  const card = form.isGrouped ? sql`id` : sql`variant`;
  const isAfter = isAfterCursor(sql`(key, position, variant)`);
  return sql`
    with ${queryExpression(form)}, class as materialized (
      select * from unnest(${placeholder('oneByOne')}::text[]::tsquery[])
        with ordinality as class (facets, place)
    ), best as materialized (
      select * from (
        (select product.variant, product.position, -product.shown_rating as key, product.id from product, query
          where ${isMatch(form)} and product.facets @@ (select ${placeholder('together')}::tsquery)
          order by 3 limit ${maxCandidates})
        union all
        select product.* from (select facets from class order by place) as class
        cross join lateral (
          select product.variant, product.position, -product.shown_rating as key, product.id from product, query
          where ${isMatch(form)} and product.facets @@ class.facets
          -- One class after another, as long as there is room.
          offset 0
        ) as product
      ) as found
      limit ${maxCandidates}
    ), cards as (
      select distinct on (${card}) key, position, variant, id from best
      order by ${card}, key, position, variant
    )
    select * from cards where ${form.hasCursor ? isAfter : sql`true`}
    order by key, position, variant limit ${placeholder('rows')} offset ${placeholder('skip')}`;
});

/** The places of a page of the best-rated candidates; of the class that does not fit whole, any products. */
export function readRatingClasses(
  queries: Queries,
  { form, values }: SearchTerms,
  query: SearchQuery,
  { together, oneByOne }: RatingClasses,
  { after, skip = 0, limit, isGrouped = false }: PageRequest,
): Promise<FoundPlace[]> {
  return classesOf(
    queries,
    { ...form, isGrouped, hasCursor: after !== null },
    {
      ...values,
      ...after,
      together: facetsOfStars(query, together),
      oneByOne: oneByOne.map((stars) => facetsOfStars(query, [stars])),
      rows: limit + 1,
      skip,
    },
  );
}
