/** Counts the candidates of a search by the values of its filters. */
import { type SQL, sql } from 'drizzle-orm';
import {
  countAtLeast,
  MIN_STARS,
  toFacetCount,
  type ValueCount,
} from '#app/features/catalogue/search/policy/facet-counts.ts';
import {
  type FacetName,
  type Facets,
  noFacets,
} from '#app/features/catalogue/search/query/facets.ts';
import { priceClasses } from '#app/features/catalogue/search/query/price-classes.ts';

/** More are not looked through. */
const MAX_VALUES = 30;

const bounds = sql.raw(
  `array[${priceClasses
    .slice(1)
    .map(({ fromCents }) => fromCents)
    .join(', ')}]`,
);

const minStars = sql.raw(String(MIN_STARS));

/**
 * The cards with each value, a row each, and how many of its listings are in the sample. A card has the most
 * stars of its listings, and each listing of the sample its own, in rows without a card.
 */
const VALUES: Record<FacetName, SQL> = {
  category: sql`select category as value, card, count(in_sample or null) as sampled
    from candidates where category <> '' group by category, card`,
  price: sql`select width_bucket(price_cents, ${bounds}) as value, card, count(in_sample or null) as sampled
    from candidates group by 1, card`,
  rating: sql`select max(rating) as value, card, 0 as sampled
    from candidates where rating >= ${minStars} group by card
    union all select rating, null, count(*)
    from candidates where in_sample and rating >= ${minStars} group by rating`,
};

/** A JSON object with a list of counted values for each of these filters. */
export function facetExpression(names: readonly FacetName[]): SQL {
  if (names.length === 0) return sql`'{}'::json`;
  const members = names.map(
    (name) => sql`${sql.raw(`'${name}'`)}, (
      select coalesce(json_agg(json_build_object(
        'value', value, 'count', count, 'sampled', sampled) order by count desc, value), '[]')
      from (
        select value::text, count(card)::int as count, sum(sampled)::int as sampled
        from (${VALUES[name]}) as one group by value order by 2 desc, 1 limit ${MAX_VALUES}
      ) as counted)`,
  );
  return sql`json_build_object(${sql.join(members, sql`, `)})`;
}

export type CountedFacets = Partial<Record<FacetName, ValueCount[]>>;

/** The counts as they are shown. */
export function toFacets(
  counted: CountedFacets,
  sample: { isComplete: boolean; everyNth: number },
): Facets {
  const lists = Object.entries(counted).map(([name, values]) => [
    name,
    (name === 'rating' ? countAtLeast(values) : values).map((one) => toFacetCount(one, sample)),
  ]);
  return { ...noFacets, ...Object.fromEntries(lists) };
}
