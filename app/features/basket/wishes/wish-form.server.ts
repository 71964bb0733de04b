/** What a form that posts to the wish list asks for. */
import * as z from 'zod';
import { nameSchema } from '#app/features/basket/core/read-basket-action.ts';
import { KEEP_FIELD } from '#app/features/basket/core/wish-list.ts';

const line = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);

const formSchema = z.union([
  /** A variant is wished for. */
  z.object({ add: nameSchema }),
  /** A line of the basket is kept for later. */
  z.object({ [KEEP_FIELD]: line }),
  /** A line of the list goes into the basket, or away. */
  z.object({ move: line }),
  z.object({ remove: line }),
]);

export type WishForm = z.infer<typeof formSchema>;

/** Null for what no form sends. */
export function readWishForm(fields: Record<string, string> | null): WishForm | null {
  return formSchema.safeParse(fields).data ?? null;
}
