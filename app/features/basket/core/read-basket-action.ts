/** Reads the action that a browser or a program sends. Apart from the type, so that no page loads Zod. */
import * as z from 'zod';
import { isStorable } from '#app/shared/text/storable-text.ts';
import type { BasketAction } from './basket-action.ts';
import { MAX_ADDED_AT_ONCE } from './basket-item.ts';

const name = z.string().min(1).max(200).refine(isStorable);
const lines = z.array(z.number().int().min(0).max(999_999_999_999_999)).min(1).max(500);
const count = z.number().int().min(1).max(MAX_ADDED_AT_ONCE);

export const basketActionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ADD_TO_BASKET'), variant: name, count: count.optional() }),
  z.object({ type: z.literal('REMOVE_FROM_BASKET'), id: name }),
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
