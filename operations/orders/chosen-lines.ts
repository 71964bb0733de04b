/** Which lines of an order an act is for: the same two fields of each operation that takes all that is left or some. */
import * as z from 'zod';
import { wholeNumber } from '#operations/fields.ts';

/** Of a cluster the numbers of each server begin far above those of the one before. */
export const lineNumber = () => wholeNumber('A line', 0, Number.MAX_SAFE_INTEGER);

export const linesFields = {
  what: z
    .enum(['all', 'lines'])
    .optional()
    .meta({ description: 'All that is left, or these lines; what is given, when absent' }),
  lines: z.array(lineNumber()).optional().meta({ description: 'Whole lines, such as 12,13' }),
};

type Chosen = { what?: 'all' | 'lines' | undefined; lines?: number[] | undefined };

/** Null for all that is left. An empty list is none of it: a program whose choice came to nothing means nothing. */
export function chosenLines({ what, lines }: Chosen): number[] | null {
  if (what === 'all') return null;
  return lines ?? (what === 'lines' ? [] : null);
}
