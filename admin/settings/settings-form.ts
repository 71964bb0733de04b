/** The forms of the settings that may change while the shop runs. */
import * as z from 'zod';
import { dollars } from '#admin/orders/order-form.ts';
import { type Code, readCodeName } from '#app/features/codes/code.ts';
import { timesOfDays } from '#app/features/codes/code-days.ts';
import { isCountry } from '#app/features/delivery/countries.ts';
import { EVERYWHERE_ELSE } from '#app/features/delivery/shipping-price.ts';
import { DAY_ADVICE, isCalendarDay } from '#app/shared/time/calendar-day.ts';

const empty = z.literal('').transform(() => null);

const cents = z
  .string()
  .regex(/^\d{1,12}$/)
  .transform(Number);

const priceSchema = z.object({
  do: z.enum(['set', 'remove']),
  country: z.string().refine((code) => code === EVERYWHERE_ELSE || isCountry(code)),
  from: z.union([empty.transform(() => 0), dollars]),
  /** What the page showed that it costs, in cents; empty for a price that was not there. */
  seen: z.union([empty, cents]),
  price: z.union([dollars, empty]).optional(),
});

/** Delivery to a country costs this from an order value on; null `cents` removes the price. */
export type PriceForm = {
  country: string;
  fromCents: number;
  seenCents: number | null;
  cents: number | null;
};

/** Null for a form that is not filled in as it has to be. */
export function readPriceForm(fields: Record<string, string> | null): PriceForm | null {
  const { data } = priceSchema.safeParse(fields);
  if (!data) return null;
  const { do: what, country, from, seen, price } = data;
  const wanted = what === 'remove' ? null : price;
  if (wanted === undefined || (what === 'set' && wanted === null)) return null;
  return { country, fromCents: from, seenCents: seen, cents: wanted };
}

const day = z.string().refine(isCalendarDay);

const count = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number);

const percent = z
  .string()
  .trim()
  .regex(/^(?:100|[1-9]\d?)\s*%$/)
  .transform((text) => ({ sharePercent: Number.parseInt(text, 10), amountCents: null }));

const amount = dollars
  .refine((off) => off > 0)
  .transform((amountCents) => ({ sharePercent: null, amountCents }));

const codeSchema = z.object({
  name: z.string().transform((text, context) => {
    const name = readCodeName(text);
    if (name !== null) return name;
    context.addIssue('is no name');
    return z.NEVER;
  }),
  off: z.union([percent, amount]),
  from: z.union([empty, day]),
  /** The last day, which is in it. */
  to: z.union([empty, day]),
  uses: z.union([empty, count]),
  usesEach: z.union([empty, count]),
  seen: z.string().max(1_000),
});

/** Times as NewCode has them; `seen` is the version that the page showed, empty for a code that was not there. */
export type CodeForm = Code & {
  fromSeconds: number | null;
  toSeconds: number | null;
  uses: number | null;
  usesEach: number | null;
  seen: string;
};

export type CodeField = 'name' | 'off' | 'from' | 'to' | 'uses' | 'usesEach';

const NO_DAY = `This is no day: ${DAY_ADVICE}, or leave it empty.`;

const PROBLEMS: Readonly<Record<CodeField, string>> = {
  name: 'Use letters, digits and hyphens, at most 40.',
  off: 'Write a share such as 10%, or an amount such as 5.00.',
  from: NO_DAY,
  to: NO_DAY,
  uses: 'Write a whole number from 1 on, or leave it empty.',
  usesEach: 'Write a whole number from 1 on, or leave it empty.',
};

export type CodeProblems = Partial<Record<CodeField, string>>;

/** The code, or what is wrong with each field that is. */
export function readCodeForm(
  fields: Record<string, string>,
  timeZone: string,
): { code: CodeForm; problems: null } | { code: null; problems: CodeProblems } {
  const parsed = codeSchema.safeParse(fields);
  if (parsed.success) {
    const { off, from, to, ...code } = parsed.data;
    return { code: { ...code, ...off, ...timesOfDays(from, to, timeZone) }, problems: null };
  }
  const wrong = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const problems = Object.entries(PROBLEMS).filter(([field]) => wrong.has(field));
  return { code: null, problems: Object.fromEntries(problems) };
}
