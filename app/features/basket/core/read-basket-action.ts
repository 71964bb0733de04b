/** Reads the action that a browser or a program sends. Apart from the type, so that no page loads Zod. */
import * as z from 'zod';
import { MAX_CHARACTERS } from '#app/features/catalogue/product/fields/max-characters.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { type BasketAction, MAX_ADDED_AT_ONCE } from './basket-action.ts';
import { VISIT_SOURCE } from './visit-source.ts';

/** What a form names: a product's id, or a variant. */
export const nameSchema = z.string().min(1).max(MAX_CHARACTERS.variant).refine(isStorable);
const lines = z.array(z.number().int().min(0).max(999_999_999_999_999)).min(1).max(500);
const count = z.number().int().min(1).max(MAX_ADDED_AT_ONCE);

export const basketActionSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('ADD_TO_BASKET'),
    variant: nameSchema,
    count: count.optional(),
    // A basket is worth more than where it came from.
    source: z.string().regex(VISIT_SOURCE).optional().catch(undefined),
  }),
  z.object({ type: z.literal('REMOVE_FROM_BASKET'), id: nameSchema }),
  z.object({ type: z.literal('EMPTY_BASKET') }),
  z.object({ type: z.literal('REMOVE_LINES'), lines }),
  z.object({ type: z.literal('RESTORE_LINES'), lines }),
]) satisfies z.ZodType<BasketAction>;

const COUNT = /^\d{1,2}$/;
const LINES = /^\d{1,15}(,\d{1,15})*$/;

/** One unless a form names another number that it may. */
function readCount(text: string): { count?: number } {
  const read = count.safeParse(COUNT.test(text) ? Number(text) : undefined);
  return read.success ? { count: read.data } : {};
}

/** An action from the text fields of a form, where lines are `4,7,9`; undefined for none. */
export function readBasketForm(fields: Record<string, string> | null): BasketAction | undefined {
  const { lines, count: counted, ...texts } = fields ?? {};
  const numbers = lines !== undefined &&
    LINES.test(lines) && { lines: lines.split(',').map(Number) };
  return basketActionSchema.safeParse({ ...texts, ...numbers, ...readCount(counted ?? '') }).data;
}
