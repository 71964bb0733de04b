/** Reads the candidates of a search. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { type Candidate, keyOf } from '#app/features/catalogue/search/policy/candidates.ts';
import type { FacetNumbers } from '#app/features/catalogue/search/policy/facet-numbers.ts';
import type { PriceRange } from '#app/features/catalogue/search/policy/sorted-by-price.ts';
import {
  areOptionsCounted,
  type CountedFacets,
  isCounted,
} from '#app/features/catalogue/search/query/facets.ts';
import type { Sort } from '#app/features/catalogue/search/query/search-query.ts';
import type { Queries } from '#db/database.ts';
import { plannedStatement } from '#db/read-rows.ts';
import {
  type CandidateForm,
  candidateExpressions,
  sampledExpression,
} from './candidate-expressions.server.ts';
import { type KnownLines, knownLines } from './known-lines.server.ts';
import type { SearchTerms } from './search-terms.server.ts';

export type Candidates = {
  candidates: Candidate[];
  /** What the numbers of their values say. */
  numbers: FacetNumbers;
  /** Of how many products each sampled candidate is one; 1 where none is sampled. */
  everyNth: number;
  /** The first prices or stars of the tiny sample, in the order of the sort. */
  sampled: number[];
};

/** Columns of all candidates: texts of one line each, and whole numbers of four bytes each. */
const rowSchema = z.object({
  everyNth: z.number(),
  sampled: z.array(z.number()),
  variants: z.string().nullable(),
  ids: z.string().nullable(),
  facetValues: z.string().nullable(),
  numbers: z.instanceof(Uint8Array).nullable(),
});

type Row = z.infer<typeof rowSchema>;

const NUMBERS = [
  ['rank', 'position'],
  ['price_cents', 'was_cents'],
  ['rating', '(is_sampled + 2 * is_sold_out::int)'],
] as const;

const BYTES = 4;

/** Two at once: PostgreSQL takes as long for eight bytes as for four. */
const numberColumns = sql.join(
  NUMBERS.map(([high, low]) =>
    sql.raw(`int8send((${high}::int8 << 32) | (${low}::int8 & 4294967295))`),
  ),
  sql` || `,
);

/** What only counts need is left out where nothing is counted: the form stays one, and so does the plan. */
const areValuesRead = sql`${sql.placeholder('areValuesRead')}::boolean`;

/** As JSON a thousand candidates would take PostgreSQL a third longer: docs/decisions/013. */
const candidatesOf = plannedStatement<CandidateForm, Row>(
  rowSchema,
  (form) => sql`
    with ${candidateExpressions(form)}
    select (select every_nth from sample) as "everyNth", ${sampledExpression(form)} as sampled,
      string_agg(variant, e'\\n') as variants, string_agg(id, e'\\n') as ids,
      string_agg(${numberColumns}, '') as numbers,
      string_agg(facet_values, e'\\n') filter (where ${areValuesRead}) as "facetValues"
    from candidates`,
);

const NO_VALUES: readonly number[] = [];

function toCandidates(row: Row, sort: Sort, known: KnownLines): Candidate[] {
  const { variants, ids, numbers: bytes } = row;
  if (variants === null || ids === null || bytes === null) return [];
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const at = (index: number, place: number) =>
    view.getInt32((index * NUMBERS.length * 2 + place) * BYTES);
  const toKey = keyOf[sort];
  const id = ids.split('\n');
  const lines = row.facetValues?.split('\n');
  return variants.split('\n').map((variant, index) => {
    const [rank, priceCents, rating] = [at(index, 0), at(index, 2), at(index, 4)];
    const [line, flags, position] = [lines?.[index], at(index, 5), at(index, 1)];
    return {
      key: toKey({ rank, priceCents, rating }),
      position,
      variant,
      id: id[index] ?? '',
      values: line === undefined ? NO_VALUES : known.valuesOf(line, position),
      priceCents,
      wasCents: at(index, 3),
      rating,
      isSampled: flags % 2 === 1,
      isSoldOut: flags >= 2,
    };
  });
}

/** In no order; a variant may stand twice. Without a page they are only counted. */
export async function readCandidates(
  queries: Queries,
  { form, values }: SearchTerms,
  page: { sort: Sort; prices: PriceRange } | null,
  counted: CountedFacets,
): Promise<Candidates> {
  const sort = page?.sort ?? null;
  const [row] = await candidatesOf(
    queries,
    { ...form, sort },
    {
      ...{ ...values, ...page?.prices },
      areValuesRead:
        isCounted(counted, 'category') || isCounted(counted, 'brand') || areOptionsCounted(counted),
    },
  );
  const known = knownLines();
  const { numbers } = known;
  if (row === undefined) return { candidates: [], numbers, everyNth: 1, sampled: [] };
  const { everyNth, sampled } = row;
  const candidates = toCandidates(row, sort ?? 'relevance', known);
  return { candidates, numbers, everyNth, sampled };
}
