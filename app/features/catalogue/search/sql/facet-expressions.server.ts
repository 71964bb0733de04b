/** Counts the candidates of a search by the values of its filters. */
import { type SQL, sql } from 'drizzle-orm';
import {
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

/** The fewest stars that can be asked for. */
const MIN_STARS = [3, 4, 5, 6, 7, 8, 9];

const bounds = sql.raw(
  `array[${priceClasses
    .slice(1)
    .map(({ fromCents }) => fromCents)
    .join(', ')}]`,
);

const VALUES: Record<FacetName, SQL> = {
  category: sql`select category as value, card, in_sample from candidates where category <> ''`,
  price: sql`select width_bucket(price_cents, ${bounds})::text as value, card, in_sample from candidates`,
  rating: sql`select min_stars::text as value, card, in_sample from candidates
    join unnest(${sql.raw(`array[${MIN_STARS.join(', ')}]`)}) as min_stars on rating >= min_stars`,
};

/** A JSON object with a list of counted values for each of these filters. */
export function facetExpression(names: readonly FacetName[]): SQL {
  if (names.length === 0) return sql`'{}'::json`;
  const members = names.map(
    (name) => sql`${sql.raw(`'${name}'`)}, (
      select coalesce(json_agg(json_build_object(
        'value', value, 'count', count, 'sampled', sampled) order by count desc, value), '[]')
      from (
        select value, count(distinct card)::int as count, count(*) filter (where in_sample)::int as sampled
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
    values.map((one) => toFacetCount(one, sample)),
  ]);
  return { ...noFacets, ...Object.fromEntries(lists) };
}
