/**
 * Too many matches to sort them all, by price: the smallest sample tells how far one has to look for
 * a page, and the index has bands of price for any such range. See docs/search.md.
 */
import { sql } from 'drizzle-orm';
import { priceClasses } from '#app/features/catalogue/search/query/price-classes.ts';
import type { SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';
import { anyOf } from './lexemes.ts';
import { priceBands } from './price-bands.ts';
import { askedFor, isInTinySample, isMatch, type SearchTerms } from './search-candidates.server.ts';
import { afterCursor, type PageRequest, toPage } from './search-store.server.ts';

/** The highest price that the database can hold, in cents. */
const HIGHEST_CENTS = 2 ** 31 - 1;

/**
 * At the second product of the sample begins a second range, and so on: a page is nearly always in the
 * first, which holds twice as many products as the sample leaves out of each that it takes.
 */
const CUTS = [2, 8, 32];

type Row = Parameters<typeof toPage>[0][number];
type Range = { fromCents: number; toCents: number };

/** The prices that are left after the cursor. */
function pricesLeft({ priceClass }: SearchQuery, { sort, after }: PageRequest): Range {
  const { fromCents, belowCents } = priceClasses[priceClass ?? -1] ?? {
    fromCents: 0,
    belowCents: null,
  };
  const toCents = (belowCents ?? HIGHEST_CENTS + 1) - 1;
  const shownCents = after === null ? null : Math.abs(after.key);
  if (shownCents === null) return { fromCents, toCents };
  return sort === 'price-down'
    ? { fromCents, toCents: Math.min(toCents, shownCents) }
    : { fromCents: Math.max(fromCents, shownCents), toCents };
}

/** One after another along the sort, cut at these prices. */
function cutAt({ fromCents, toCents }: Range, cuts: readonly number[], isDown: boolean): Range[] {
  const ranges: Range[] = [];
  let [from, to] = [fromCents, toCents];
  for (const cut of cuts) {
    if (cut <= from || cut >= to) continue;
    ranges.push(isDown ? { fromCents: cut, toCents: to } : { fromCents: from, toCents: cut });
    if (isDown) to = cut - 1;
    else from = cut + 1;
  }
  return [...ranges, { fromCents: from, toCents: to }];
}

/** `query.sort` is one of the two by price. */
export async function readByPrice(
  queries: Queries,
  terms: SearchTerms,
  query: SearchQuery,
  page: PageRequest,
) {
  const { sort, after, limit } = page;
  const isDown = sort === 'price-down';
  const left = pricesLeft(query, page);
  const matching = isMatch(terms, sql`product.all_words`);
  const key = isDown ? sql`-product.price_cents` : sql`product.price_cents`;

  const sample = await rowsOf<{ cents: number }>(
    queries,
    sql`
    with ${askedFor(terms)}, sample as materialized (
      select product.price_cents from product, asked where ${matching} and ${isInTinySample}
        and product.price_cents between ${left.fromCents}::int and ${left.toCents}::int
    )
    select price_cents as cents from sample order by ${isDown ? sql`1 desc` : sql`1`}
    limit ${Math.max(...CUTS)}`,
  );
  const cuts = CUTS.flatMap((place) => sample[place - 1]?.cents ?? []);
  const ranges = cutAt(left, cuts, isDown);

  const rows = await rowsOf<Row>(
    queries,
    sql`
    with ${askedFor(terms)}, range as materialized (
      select * from unnest(
        ${sql.param(ranges.map(({ fromCents }) => fromCents))}::int[],
        ${sql.param(ranges.map(({ toCents }) => toCents))}::int[],
        ${sql.param(ranges.map((one) => anyOf(priceBands(one.fromCents, one.toCents))))}::text[]::tsquery[]
      ) with ordinality as range (from_cents, to_cents, bands, place)
    ), walked as materialized (
      select product.* from (select * from range order by place) as range
      cross join lateral (
        select product.listing, product.position, ${key} as key from product, asked
        where ${matching} and product.facets @@ range.bands
          and product.price_cents between range.from_cents and range.to_cents
          and ${afterCursor(after, sql`(${key}, product.position, product.listing)`)}
        order by 3, 2, 1 limit ${limit + 1}
      ) as product
      limit ${limit + 1}
    )
    select walked.key, walked.position, product.listing, product.id, product.title, product.image,
      product.price_cents, product.rating
    from walked join product on product.listing = walked.listing
    order by walked.key, walked.position, walked.listing`,
  );
  return toPage(rows, limit);
}
