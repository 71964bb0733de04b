/** The rows of an import that are not taken, and why. */
import * as z from 'zod';
import {
  describeConflict,
  optionConflictSchema,
} from '#app/features/catalogue/product/options/option-conflicts.server.ts';
import { messages } from './messages/messages.ts';
import type { RowProblem } from './read/catalogue-row.ts';

const clashSchema = z.union([
  optionConflictSchema,
  /** With the row of that line, which is of the same product. */
  z.object({ kind: z.literal('collections'), line: z.number() }),
]);

/** A staged row that only the whole file or the catalogue shows to be bad. */
export const badRowSchema = z.object({
  seq: z.number(),
  line: z.number(),
  row: z.number().nullable(),
  variant: z.string(),
  isNamed: z.boolean(),
  /** Of the row that has the same variant, or null. */
  firstLine: z.number().nullable(),
  lacks: z.string().nullable(),
  clash: clashSchema.nullable(),
  /** What is wrong with its own fields, or null. */
  unfit: z.string().nullable(),
});

export type BadRow = z.infer<typeof badRowSchema>;

/** What is wrong with it, and how to correct it. */
export function problemOf(bad: BadRow, replace: boolean): RowProblem {
  const { line, row, variant, isNamed, firstLine, lacks, clash, unfit } = bad;
  const place = { line, ...(row === null ? {} : { row }) };
  const name = JSON.stringify(variant);
  if (unfit !== null) return { ...place, field: 'details', problem: unfit };
  if (clash?.kind === 'collections') {
    const problem = messages.otherCollections(clash.line);
    return { ...place, field: 'collections', problem };
  }
  if (clash !== null) return { ...place, field: 'options', problem: describeConflict(clash) };
  if (lacks === null) {
    const problem = messages.variantTwice(name, firstLine ?? 0, isNamed);
    return { ...place, field: 'variant', problem };
  }
  const problem = replace ? messages.lacksInWhole(lacks) : messages.lacksAsNew(lacks, name);
  return { ...place, field: null, problem };
}
