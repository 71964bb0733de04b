/** Reads the matches of a search by price, range after range (`policy/price-ranges.ts`). */
import { sql } from 'drizzle-orm';
import type { PriceRange } from '#app/features/catalogue/search/policy/price-ranges.ts';
import type { PageRequest } from '#app/features/catalogue/search/query/search-cursor.ts';
import type { Queries } from '#db/database.ts';
import { plannedRowsOf } from '#db/rows-of.ts';
import { isInTinySample } from './candidate-expressions.server.ts';
import { anyOf } from './lexemes.ts';
import { priceBands } from './price-bands.ts';
import { afterCursor, type FoundRow, pageRows, toPage } from './read-candidates.server.ts';
import { isMatch, queryExpression, type SearchTerms } from './search-terms.server.ts';

/** The first prices of the tiny sample in the order of the sort, in cents. */
export async function readSampledPrices(
  queries: Queries,
  terms: SearchTerms,
  { fromCents, toCents }: PriceRange,
  { isDown, limit }: { isDown: boolean; limit: number },
): Promise<number[]> {
  const sample = await plannedRowsOf<{ cents: number }>(
    queries,
    sql`
    with ${queryExpression(terms)}, sample as materialized (
      select product.price_cents from product, query where ${isMatch(terms)} and ${isInTinySample}
        and product.price_cents between ${fromCents}::int and ${toCents}::int
    )
    select price_cents as cents from sample order by ${isDown ? sql`1 desc` : sql`1`}
    limit ${limit}`,
  );
  return sample.map(({ cents }) => cents);
}

/**
 * A page of the matches in these ranges, which follow each other in the order of the sort. Of listings that
 * stand on one card the first alone is shown; the others have their places, so a page may have fewer cards.
 */
export async function readPriceRanges(
  queries: Queries,
  terms: SearchTerms,
  ranges: readonly PriceRange[],
  { sort, after, skip = 0, limit, isGrouped = false }: PageRequest,
) {
  const key = sort === 'price-down' ? sql`-product.price_cents` : sql`product.price_cents`;
  const isRepeated = isGrouped
    ? sql`exists (
        select from product, query where product.id = ranged.id and ${isMatch(terms)}
          and (${key}, product.position, product.listing) < (ranged.key, ranged.position, ranged.listing))`
    : sql`false`;
  const rows = await plannedRowsOf<FoundRow & { isRepeated: boolean }>(
    queries,
    sql`
    with ${queryExpression(terms)}, range as materialized (
      select * from unnest(
        ${sql.param(ranges.map(({ fromCents }) => fromCents))}::int[],
        ${sql.param(ranges.map(({ toCents }) => toCents))}::int[],
        ${sql.param(ranges.map((one) => anyOf(priceBands(one.fromCents, one.toCents))))}::text[]::tsquery[]
      ) with ordinality as range (from_cents, to_cents, bands, place)
    ), ranged as materialized (
      select product.* from (select * from range order by place) as range
      cross join lateral (
        select product.listing, product.position, ${key} as key, product.id from product, query
        where ${isMatch(terms)} and product.facets @@ range.bands
          and product.price_cents between range.from_cents and range.to_cents
          and ${afterCursor(after, sql`(${key}, product.position, product.listing)`)}
        order by 3, 2, 1 limit ${skip + limit + 1}
      ) as product
      limit ${skip + limit + 1}
    ), page as materialized (
      select ranged.*, ${isRepeated} as is_repeated from (
        select * from ranged order by key, position, listing limit ${limit + 1} offset ${skip}
      ) as ranged
    )
    select found.*, page.is_repeated as "isRepeated" from (${pageRows}) as found
      join page on page.listing = found.listing
    order by page.key, page.position, page.listing`,
  );
  const repeated = new Set(rows.flatMap((row) => (row.isRepeated ? row.listing : [])));
  const { products, next } = toPage(rows, limit);
  return { products: products.filter(({ listing }) => !repeated.has(listing)), next };
}
