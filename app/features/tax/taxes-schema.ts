import * as z from 'zod';
import type { Taxes } from './taxes.ts';

/** The rates as JSON: stored, and in the control socket. */
export const taxesSchema: z.ZodType<Taxes> = z.object({
  items: z.record(z.string(), z.number()),
  delivery: z.number().nullable(),
});
