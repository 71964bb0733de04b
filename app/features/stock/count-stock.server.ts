/** What lies on the shelf, and what becomes of it: one function of `db/functions` each. */
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { nothing, sqlFunction } from '#db/sql-function.ts';
import type { StockFact, Units } from './stock.ts';

const units = z.number().nullable();

/** What lies on the shelf of a variant; null: it is not counted. */
export const shelfChangeSchema = z.object({ variant: z.string(), before: units, after: units });

export type ShelfChange = z.infer<typeof shelfChangeSchema>;

/** `refused`: variants that the shop does not have, or that would fall below zero or rise above MAX_SHELF_UNITS; nothing is done then. */
export type CountOutcome = { refused: string[] } | { changed: ShelfChange[] };

/** By variant; null ends counting it. */
export type Counts = Readonly<Record<string, number | null>>;

const countOutcomeSchema: z.ZodType<CountOutcome> = z.union([
  z.object({ refused: z.array(z.string()) }),
  z.object({ changed: z.array(shelfChangeSchema) }),
]);

const count = sqlFunction<
  [counts: string, isChange: boolean, reason: string, reference: string],
  CountOutcome
>('count_stock', 4, countOutcomeSchema);

/**
 * Writes counts of the shelf, or with `isChange` what is added to it. What is held and sold stays so:
 * only what is left over becomes more or less. `reference` identifies the fact in the ledger.
 */
export function countStock(
  queries: Queries,
  counts: Counts,
  { isChange, reason, reference }: { isChange: boolean; reason: string; reference: string },
): Promise<CountOutcome> {
  return count(queries, JSON.stringify(counts), isChange, reason, reference);
}

const book = sqlFunction<[payment: string, fact: string, no: number, units: string | null], void>(
  'book_stock',
  4,
  nothing,
);

/**
 * Books a fact of an order, once by its number. `units` is null for all that is neither shipped nor
 * cancelled yet. The functions of `db/functions` that write such facts call `book_stock` themselves.
 */
export async function bookStock(
  queries: Queries,
  payment: string,
  fact: StockFact,
  no: number,
  units: Units | null,
): Promise<void> {
  await book(queries, payment, fact, no, units && JSON.stringify(units));
}
