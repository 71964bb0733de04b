/**
 * Too many matches to sort them all, by price: the index knows bands of price, so that a walk from the
 * cheapest band on reads little more than the page. See docs/search.md.
 */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';
import { priceClasses } from './price-classes.ts';
import { askedFor, type SearchTerms } from './search-candidates.server.ts';
import { afterCursor, type PageRequest, toPage } from './search-store.server.ts';

/** The band of a price in cents, as the index has it (db/schema.ts). */
const bandOf = (cents: unknown) => sql`floor(ln(greatest(${cents}::int, 1)::float8) * 16)::int`;

/** So many are sorted without looking at the bands of their class. */
const FEW = 500;

/** The highest price that the database can hold, in cents. */
const HIGHEST_CENTS = 2 ** 31 - 1;

type Row = Parameters<typeof toPage>[0][number];

/** `sort` is one of the two by price. */
export async function readByPrice(
  queries: Queries,
  terms: SearchTerms,
  { sort, after, limit }: PageRequest,
) {
  const isDown = sort === 'price-down';
  const fromCents = Math.abs(after?.key ?? (isDown ? HIGHEST_CENTS : 0));
  const classes = priceClasses
    .map((one, index) => ({
      index,
      from: Math.max(one.fromCents, isDown ? 0 : fromCents),
      to: Math.min((one.belowCents ?? HIGHEST_CENTS + 1) - 1, isDown ? fromCents : HIGHEST_CENTS),
    }))
    .filter(({ from, to }) => from <= to);
  if (isDown) classes.reverse();
  const key = isDown ? sql`-product.price_cents` : sql`product.price_cents`;
  const [start, end, step] = isDown
    ? [sql`class.to_cents`, sql`class.from_cents`, sql`-1`]
    : [sql`class.from_cents`, sql`class.to_cents`, sql`1`];
  const rows = await rowsOf<Row>(
    queries,
    sql`
    with ${askedFor(terms)}, walked as materialized (
      select product.* from (
        select * from unnest(
          ${sql.param(classes.map(({ index }) => index))}::int[],
          ${sql.param(classes.map(({ from }) => from))}::int[],
          ${sql.param(classes.map(({ to }) => to))}::int[]
        ) with ordinality as class (number, from_cents, to_cents, place) order by place
      ) as class
      cross join lateral (
        select asked.wanted, in_class, count(*) < ${FEW} as is_few from (
          select asked.wanted, asked.wanted && ('''=f' || class.number || '''')::tsquery as in_class
          from asked) as asked
        cross join lateral (
          select 1 from product where product.withdrawn_at is null
            and product.all_words @@ in_class limit ${FEW}) as matching
        group by 1, 2
      ) as narrowed
      cross join lateral generate_series(
        case when is_few then 0 else ${bandOf(start)} end,
        case when is_few then 0 else ${bandOf(end)} end, ${step}) as band
      cross join lateral (
        select product.listing, product.position, ${key} as key from product
        where product.withdrawn_at is null
          and product.all_words @@ case when is_few then in_class
            else narrowed.wanted && ('''=p' || band || '''')::tsquery end
          and product.price_cents between class.from_cents and class.to_cents
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
