/** What a browser or a program may ask of a basket (spec 4); SET_USER is the browser's own. */
import * as z from 'zod';

export const basketWriteSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ADD_TO_BASKET'), listing: z.string().min(1).max(200) }),
  z.object({ type: z.literal('REMOVE_FROM_BASKET'), id: z.string().min(1).max(200) }),
  z.object({ type: z.literal('EMPTY_BASKET') }),
]);

export type BasketWrite = z.infer<typeof basketWriteSchema>;

/** Why a basket was left as it is. */
export type BasketRefusal = 'unknown_listing' | 'basket_full' | 'shopper_joined';
