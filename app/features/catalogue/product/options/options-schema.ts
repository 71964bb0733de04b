/** The options of a variant as the database and JSON have them. Apart from the type, so that no page loads Zod. */
import * as z from 'zod';
import type { VariantOptions } from './options.ts';

export const optionsSchema: z.ZodType<VariantOptions, VariantOptions> = z.array(
  z.tuple([z.string(), z.string()]),
);
