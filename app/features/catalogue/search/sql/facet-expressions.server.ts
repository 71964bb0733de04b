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

/** Rows with a value, the card that has it, and 1 if it is of a listing in the sample. */
const VALUES: Record<FacetName, SQL> = {
  category: sql`select category as value, card, in_sample::int as sampled
    from candidates where category <> ''`,
  price: sql`select width_bucket(price_cents, ${bounds})::text as value, card, in_sample::int as sampled
    from candidates`,
  rating: sql`select max(rating)::text as value, card, 0 as sampled
    from candidates where rating >= ${sql.raw(String(MIN_STARS))} group by card
    union all select rating::text, null, 1
    from candidates where in_sample and rating >= ${sql.raw(String(MIN_STARS))}`,
};

/** A JSON object with a list of counted values for each of these filters. */
export function facetExpression(names: readonly FacetName[]): SQL {
  if (names.length === 0) return sql`'{}'::json`;
  const members = names.map(
    (name) => sql`${sql.raw(`'${name}'`)}, (
      select coalesce(json_agg(json_build_object(
        'value', value, 'count', count, 'sampled', sampled) order by count desc, value), '[]')
      from (
        select value, count(distinct card)::int as count, sum(sampled)::int as sampled
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
