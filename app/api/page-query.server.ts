/** The query of a call that gives a list page by page. */
import * as z from 'zod';

type Limits = { usual: number; max: number };

/** `after`, the `next` of an earlier answer, and `limit`; `parse` gives null for a malformed cursor. */
export function pageQuerySchema<Cursor>(
  parse: (text: string) => Cursor | null,
  { usual, max }: Limits,
) {
  return z.object(
    {
      after: z
        .string()
        .optional()
        .transform((text) => (text ? parse(text) : undefined))
        .refine((cursor) => cursor !== null, 'after must be the next of an earlier answer'),
      limit: z.coerce
        .number({ error: `limit must be a whole number from 1 to ${max}` })
        .int()
        .min(1)
        .max(max)
        .default(usual),
    },
    { error: 'give each parameter once' },
  );
}
