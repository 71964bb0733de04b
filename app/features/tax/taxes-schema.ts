import * as z from 'zod';
import { TAX_CATEGORIES } from '#app/features/catalogue/product/cells/tax-category.ts';
import type { Taxes } from './taxes.ts';
import type { TaxTable } from './taxes-in.ts';

/** The rates as JSON: stored, and in the control socket. */
export const taxesSchema: z.ZodType<Taxes> = z.object({
  items: z.record(z.string(), z.number()),
  delivery: z.number().nullable(),
  country: z.string().exactOptional(),
});

/** As the database gives it. */
export const taxTableSchema: z.ZodType<TaxTable> = z.object({
  rates: z.array(z.object({ country: z.string(), appliesTo: z.string(), basisPoints: z.number() })),
  items: z.record(
    z.string(),
    z.object({ category: z.string(), taxCategory: z.enum(TAX_CATEGORIES).catch('standard') }),
  ),
});
