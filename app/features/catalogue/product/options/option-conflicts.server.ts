/**
 * What the options of one variant cannot be beside those of the others of its product. Every way in which a catalogue
 * is written asks this; a cell by itself is read by option-cell.ts.
 */
import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { messages } from '#app/features/catalogue/product/cells/messages/messages.ts';
import { formatNumber } from '#app/shared/plural.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { MAX_OPTION_VARIANTS } from './options.ts';

/** `other` is the variant of the product that came first, or that has the same options. */
export const optionConflictSchema = z.object({
  kind: z.enum(['names', 'values', 'count']),
  variant: z.string(),
  other: z.string(),
});

export type OptionConflict = z.infer<typeof optionConflictSchema>;

/** What an operation says that met one; nothing was written. */
export type ConflictOutcome = { conflict: OptionConflict };

/** As the problem of a field `options`. */
export function describeConflict({ kind, other }: OptionConflict): string {
  const quoted = JSON.stringify(other);
  switch (kind) {
    case 'names':
    case 'values':
      return messages.conflicts[kind](quoted);
    case 'count':
      return messages.tooManyVariants(formatNumber(MAX_OPTION_VARIANTS));
  }
}

/**
 * The conflicts among `variants`, a query of (id, variant, options, rank): of two that do not go together the one of the
 * lower rank is right.
 */
export function conflictsAmong(variants: SQL): SQL {
  return sql`
    select variant, case when names <> first_names then 'names'
        when same_variant <> variant then 'values' else 'count' end as kind,
      case when names = first_names and same_variant <> variant then same_variant
        else first_variant end as other
    from (
      select variant, names,
        first_value(names) over in_order as first_names,
        first_value(variant) over in_order as first_variant,
        first_value(variant) over (partition by id, options order by rank, variant) as same_variant,
        row_number() over in_order as place
      from (
        select *, jsonb_path_query_array(options, '$[*][0]') as names
        from (${variants}) as given where options <> '[]'
      ) as named
      window in_order as (partition by id order by rank, variant)
    ) as placed
    where names <> first_names or same_variant <> variant or place > ${MAX_OPTION_VARIANTS}`;
}

/** Writes of variants that are judged together come one after the other; readers go on. Called before any row is locked. */
export async function lockCatalogue(tx: Queries): Promise<void> {
  await tx.execute(sql`lock table product in share row exclusive mode`);
}

/** Rolls a write back. */
class ConflictError extends Error {
  readonly conflict: OptionConflict;

  constructor(conflict: OptionConflict) {
    super(`The options ${describeConflict(conflict)}`);
    this.conflict = conflict;
  }
}

/** Ends a write of `unlessInConflict` that has left this variant, which is sold, in conflict with others. */
export async function refuseConflict(tx: Queries, variant: string): Promise<void> {
  const [conflict] = await conflictsOf(tx, [variant]);
  if (conflict) throw new ConflictError(conflict);
}

/** A transaction, or the conflict that it has met. */
export async function unlessInConflict<Outcome>(
  queries: Queries,
  write: (tx: Queries) => Promise<Outcome>,
): Promise<Outcome | ConflictOutcome> {
  try {
    return await queries.transaction(write);
  } catch (error) {
    if (error instanceof ConflictError) return { conflict: error.conflict };
    throw error;
  }
}

/** The conflicts of these variants, sold as they are, with all that is sold of their products. */
export function conflictsOf(
  queries: Queries,
  variants: readonly string[],
): Promise<OptionConflict[]> {
  const given = sql`${sql.param([...variants])}::text[]`;
  return readRows(
    queries,
    optionConflictSchema,
    sql`select variant, kind, other from (${conflictsAmong(sql`
      select id, variant, options, (variant = any(${given}))::int as rank from product
      where id in (select id from product where variant = any(${given}))
        and (withdrawn_at is null or variant = any(${given}))`)}) as conflict
      where variant = any(${given}) order by variant`,
  );
}
