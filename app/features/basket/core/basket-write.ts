/** What a browser or a program may ask of a basket (spec 4); SET_USER is the browser's own. */
import * as z from 'zod';
import { isStorable } from '#app/shared/storable-text.ts';

const name = z.string().min(1).max(200).refine(isStorable);

export const basketWriteSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ADD_TO_BASKET'), listing: name }),
  z.object({ type: z.literal('REMOVE_FROM_BASKET'), id: name }),
  z.object({ type: z.literal('EMPTY_BASKET') }),
]);

/**
 * A form of the pages may also name lines by their numbers: take them out (`lines` is `4,7,9`), or
 * put back one that was removed a moment ago.
 */
export const basketFormSchema = z.discriminatedUnion('type', [
  ...basketWriteSchema.options,
  z.object({
    type: z.literal('TAKE_OUT'),
    lines: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,499}$/)
      .transform((text) => text.split(',').map(Number)),
  }),
  z.object({
    type: z.literal('PUT_BACK'),
    line: z
      .string()
      .regex(/^\d{1,15}$/)
      .transform(Number),
  }),
]);

export type BasketWrite = z.infer<typeof basketFormSchema>;

/** Why a basket was left as it is. */
export type BasketRefusal = 'unknown_listing' | 'basket_full' | 'line_gone' | 'shopper_joined';
