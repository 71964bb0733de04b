/** Reads the matches of a search by price, range after range (`policy/sorted-by-price.ts`). */
import { type SQL, sql } from 'drizzle-orm';
import type { PriceRange } from '#app/features/catalogue/search/policy/sorted-by-price.ts';
import type { PageRequest } from '#app/features/catalogue/search/query/search-cursor.ts';
import type { Queries } from '#db/database.ts';
import { plannedStatement } from '#db/read-rows.ts';
import { type FoundPlace, foundPlaceSchema, isAfterCursor } from './found-page.server.ts';
import { anyOf } from './lexemes.ts';
import { priceBands } from './price-bands.ts';
import {
  isMatch,
  queryExpression,
  type SearchForm,
  type SearchTerms,
} from './search-terms.server.ts';

const { placeholder } = sql;

type RangeForm = SearchForm & { isDown: boolean; isGrouped: boolean; hasCursor: boolean };

/** Whether the card of a variant stands before it in the list. */
function isRepeatedExpression(form: RangeForm, key: SQL): SQL {
  if (!form.isGrouped) return sql`false`;
  return sql`exists (
    select from product, query where product.id = ranged.id and ${isMatch(form)}
      and (${key}, product.position, product.variant) < (ranged.key, ranged.position, ranged.variant))`;
}

const rangesOf = plannedStatement<RangeForm, FoundPlace>(foundPlaceSchema, (form) => {
  const key = form.isDown ? sql`-product.price_cents` : sql`product.price_cents`;
  const isAfter = isAfterCursor(sql`(${key}, product.position, product.variant)`);
  return sql`
    with ${queryExpression(form)}, range as materialized (
      select * from unnest(
        ${placeholder('fromCents')}::int[], ${placeholder('toCents')}::int[],
        ${placeholder('bands')}::text[]::tsquery[]
      ) with ordinality as range (from_cents, to_cents, bands, place)
    ), ranged as materialized (
      select product.* from (select * from range order by place) as range
      cross join lateral (
        select product.variant, product.position, ${key} as key, product.id from product, query
        where ${isMatch(form)} and product.facets @@ range.bands
          and product.price_cents between range.from_cents and range.to_cents
          and ${form.hasCursor ? isAfter : sql`true`}
        order by 3, 2, 1 limit ${placeholder('end')}
      ) as product
      limit ${placeholder('end')}
    )
    select ranged.*, ${isRepeatedExpression(form, key)} as "isRepeated" from (
      select * from ranged order by key, position, variant
      limit ${placeholder('rows')} offset ${placeholder('skip')}
    ) as ranged order by key, position, variant`;
});

/**
 * The places of a page of the matches in these ranges, which follow each other in the order of the sort. Of
 * variants that stand on one card all have their places, so a page may have fewer cards.
 */
export function readPriceRanges(
  queries: Queries,
  { form, values }: SearchTerms,
  ranges: readonly PriceRange[],
  { sort, after, skip = 0, limit, isGrouped = false }: PageRequest,
): Promise<FoundPlace[]> {
  return rangesOf(
    queries,
    { ...form, isDown: sort === 'price-down', isGrouped, hasCursor: after !== null },
    {
      ...values,
      ...after,
      fromCents: ranges.map(({ fromCents }) => fromCents),
      toCents: ranges.map(({ toCents }) => toCents),
      bands: ranges.map(({ fromCents, toCents }) => anyOf(priceBands(fromCents, toCents))),
      rows: limit + 1,
      skip,
      end: skip + limit + 1,
    },
  );
}
