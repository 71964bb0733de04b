/** A change of many products at once: which, and what becomes of each. */
import * as z from 'zod';
import { STATES, STOCKS } from './bulk-choices.ts';

export const bulkFilterSchema = z.object({
  /** Each word stands in the title or in a value of an option, or the variant begins with it. */
  words: z.array(z.string()),
  /** Exactly this category; null: all. */
  category: z.string().nullable(),
  state: z.enum(STATES),
  /** By what there is of it: `low` has at most as many as shoppers are shown, `out` none. */
  stock: z.enum(STOCKS),
});

export type BulkFilter = z.infer<typeof bulkFilterSchema>;

export const bulkChangeSchema = z.discriminatedUnion('kind', [
  /** Of the price, in hundredths of a percent: -1000 is a tenth less. Rounded to whole cents. */
  z.object({ kind: z.literal('percent'), basisPoints: z.number().int() }),
  /** Added to the price. */
  z.object({ kind: z.literal('amount'), cents: z.number().int() }),
  z.object({ kind: z.literal('price'), cents: z.number().int() }),
  z.object({ kind: z.literal('category'), category: z.string() }),
  z.object({ kind: z.literal('withdraw') }),
  z.object({ kind: z.literal('put_back') }),
  /** What lies on the shelf. */
  z.object({ kind: z.literal('shelf'), units: z.number().int() }),
  /** Added to what lies on the shelf, of what is counted. */
  z.object({ kind: z.literal('shelf_more'), units: z.number().int() }),
  /** From which number on it is low, of what is counted. */
  z.object({ kind: z.literal('low'), units: z.number().int() }),
]);

export type BulkChange = z.infer<typeof bulkChangeSchema>;
