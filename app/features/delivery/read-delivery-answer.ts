/** Reads what a plugin answers about delivery, which nobody has checked. */
import * as z from 'zod';
import { isOnStep, MAX_AMOUNT_CENTS } from '#app/shared/money/money.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import { isLine, isVisibleLine } from '#app/shared/text/line-text.ts';
import { type DeliveryAnswer, isOptionId } from './delivery-option.ts';

/** More are no choice any more. */
const MAX_OPTIONS = 20;
const MAX_TITLE_LETTERS = 80;
const MAX_DAYS = 60;

const cents = z
  .int()
  .min(0)
  .max(MAX_AMOUNT_CENTS)
  .refine(isOnStep, 'is no amount that a card can be charged in this currency');

const title = z
  .string()
  .trim()
  .min(1)
  .max(MAX_TITLE_LETTERS)
  .refine(isLine, 'has letters that are no text')
  .refine(isVisibleLine, 'has no letter that can be seen');

const days = z
  .object({ least: z.int().min(0).max(MAX_DAYS), most: z.int().min(0).max(MAX_DAYS) })
  .refine(({ least, most }) => least <= most, 'has more days at least than at most');

const option = z.object({
  ...{ id: z.string().refine(isOptionId, 'is no id'), title, cents },
  note: title.exactOptional(),
  isCollected: z.boolean().exactOptional(),
  days: days.exactOptional(),
});

const options = z
  .array(option)
  .max(MAX_OPTIONS)
  .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, 'has an id twice');

const missing = z.object({ missingCents: z.int().positive().max(MAX_AMOUNT_CENTS) });

/** The answer with nothing else in it, or what is wrong with it. */
export function readDeliveryAnswer(answer: unknown): Result<DeliveryAnswer, string> {
  const read = Array.isArray(answer) ? options.safeParse(answer) : missing.safeParse(answer);
  if (read.success) return done(read.data);
  const [issue] = read.error.issues;
  return refused(`${['options', ...(issue?.path ?? [])].join('.')}: ${issue?.message}`);
}
