/** What a browser or a program may do to a basket (spec 4); SET_USER is the browser's own. */
import * as z from 'zod';
import { isStorable } from '#app/shared/storable-text.ts';
import { MAX_ADDED_AT_ONCE } from './basket-item.ts';

const name = z.string().min(1).max(200).refine(isStorable);
const line = z.number().int().min(0).max(999_999_999_999_999);

/** The actions of the specification, and two that undo: remove these lines, restore removed ones. */
export const basketWriteSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ADD_TO_BASKET'), listing: name }),
  z.object({ type: z.literal('REMOVE_FROM_BASKET'), id: name }),
  z.object({ type: z.literal('EMPTY_BASKET') }),
  z.object({ type: z.literal('REMOVE_LINES'), lines: z.array(line).min(1).max(500) }),
  z.object({ type: z.literal('RESTORE_LINES'), lines: z.array(line).min(1).max(500) }),
]);

export type BasketWrite = z.infer<typeof basketWriteSchema>;

/** Why a basket was left as it is. */
export const BASKET_REFUSALS = [
  'unknown_listing',
  'basket_full',
  'line_gone',
  'too_many_guests',
  'shopper_joined',
] as const;

export type BasketRefusal = (typeof BASKET_REFUSALS)[number];

/** How many lines a form adds; one unless it names another number that it may. */
export function readAddCount(fields: Record<string, string> | null): number {
  const count = /^\d{1,2}$/.test(fields?.count ?? '') ? Number(fields?.count) : 1;
  return count >= 1 && count <= MAX_ADDED_AT_ONCE ? count : 1;
}

const LINES = /^\d{1,15}(,\d{1,15})*$/;

/** A write from the text fields of a form, where lines are `4,7,9`; undefined for none. */
export function readBasketForm(fields: Record<string, string> | null): BasketWrite | undefined {
  const { lines } = fields ?? {};
  const numbers = lines !== undefined &&
    LINES.test(lines) && { lines: lines.split(',').map(Number) };
  return basketWriteSchema.safeParse({ ...fields, ...numbers }).data;
}
