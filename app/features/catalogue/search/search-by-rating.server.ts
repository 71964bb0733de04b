/**
 * Too many matches to sort them all, by rating: the best-rated thousand, from the class with the most
 * stars on. Of the class that no longer fits whole, any are as good as the others.
 */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';
import { askedFor, MOST_CANDIDATES, type SearchTerms } from './search-candidates.server.ts';
import { MOST_STARS } from './search-query.ts';
import { afterCursor, type PageRequest, toPage } from './search-store.server.ts';

type Row = Parameters<typeof toPage>[0][number];

export async function readByRating(
  queries: Queries,
  terms: SearchTerms,
  { after, limit }: Pick<PageRequest, 'after' | 'limit'>,
) {
  const rows = await rowsOf<Row>(
    queries,
    sql`
    with ${askedFor(terms)}, best as materialized (
      select product.* from generate_series(${MOST_STARS}::int, 0, -1) as stars
      cross join lateral (
        select product.listing, product.position, -stars as key from product, asked
        where product.withdrawn_at is null
          and product.all_words @@ (asked.wanted && ('''=e' || stars || '''')::tsquery)
      ) as product
      limit ${MOST_CANDIDATES}
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
