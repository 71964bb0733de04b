/**
 * Too many matches to sort them all, by rating: the best-rated thousand, from the class with the most
 * stars on. Of the class that no longer fits whole, any are as good as the others.
 */
import { sql } from 'drizzle-orm';
import { MAX_STARS, type SearchQuery } from '#app/features/catalogue/search/query/search-query.ts';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';
import { facetsOfStars } from './lexemes.ts';
import {
  askedFor,
  isInTinySample,
  isMatch,
  MAX_CANDIDATES,
  type SearchTerms,
  TINY,
} from './search-candidates.server.ts';
import { afterCursor, type PageRequest, toPage } from './search-store.server.ts';

/** The place in the sample, best first, behind which the thousand has most likely ended. */
const CUT = Math.ceil((1.3 * MAX_CANDIDATES) / TINY);

type Row = Parameters<typeof toPage>[0][number];

export async function readByRating(
  queries: Queries,
  terms: SearchTerms,
  query: SearchQuery,
  { after, limit }: Pick<PageRequest, 'after' | 'limit'>,
) {
  const matching = isMatch(terms, sql`product.all_words`);
  const [sampled] = await rowsOf<{ stars: number }>(
    queries,
    sql`
    with ${askedFor(terms)}, sample as materialized (
      select product.rating from product, asked where ${matching} and ${isInTinySample}
    )
    select rating as stars from sample order by rating desc limit 1 offset ${CUT - 1}`,
  );

  const least = query.rating ?? 0;
  const all = Array.from({ length: MAX_STARS - least + 1 }, (_, index) => MAX_STARS - index);
  // Few have more stars than this one: they are read together. Those with fewer are hardly needed.
  const cutStars = sampled?.stars ?? -1;
  const above = facetsOfStars(
    query,
    all.filter((stars) => stars > cutStars),
  );
  const others = all
    .filter((stars) => stars <= cutStars)
    .map((stars) => facetsOfStars(query, [stars]));
  const rows = await rowsOf<Row>(
    queries,
    sql`
    with ${askedFor(terms)}, class as materialized (
      select * from unnest(${sql.param(others)}::text[]::tsquery[])
        with ordinality as class (facets, place)
    ), best as materialized (
      select * from (
        (select product.listing, product.position, -product.rating as key from product, asked
          where ${matching} and product.facets @@ (select ${above}::tsquery)
          order by 3 limit ${MAX_CANDIDATES})
        union all
        select product.* from (select facets from class order by place) as class
        cross join lateral (
          select product.listing, product.position, -product.rating as key from product, asked
          where ${matching} and product.facets @@ class.facets
          -- One class after another, as long as there is room.
          offset 0
        ) as product
      ) as found
      limit ${MAX_CANDIDATES}
    ), page as (
      select * from best where ${afterCursor(after, sql`(key, position, listing)`)}
      order by key, position, listing limit ${limit + 1}
    )
    select page.key, page.position, product.listing, product.id, product.title, product.image,
      product.price_cents, product.rating
    from page join product on product.listing = page.listing
    order by page.key, page.position, page.listing`,
  );
  return toPage(rows, limit);
}
