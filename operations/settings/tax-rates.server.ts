/** The rates of the tax that prices include. */

import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { isCountry } from '#app/features/delivery/address/countries.ts';
import { countryName } from '#app/features/delivery/address/country-names.ts';
import {
  describeScope,
  formatRate,
  MAX_RATE_BASIS_POINTS,
  parseTaxScope,
  TAX_SCOPES,
  type TaxScope,
  taxScopeKey,
} from '#app/features/tax/tax-rate.ts';
import {
  type ListedTaxRate,
  readTaxRates,
  writeTaxRate,
} from '#app/features/tax/tax-rates.server.ts';
import { UNION_RATES, UNION_RATES_DAY } from '#app/features/tax/union-rates.ts';
import { formatCalendarDay } from '#app/shared/time/calendar-day.ts';
import { checkSeen } from '#operations/check-seen.ts';
import { text } from '#operations/fields.ts';
import {
  defineChange,
  defineRead,
  type OperationContext,
  OperationRefused,
} from '#operations/operation.ts';
import { messages } from './messages/messages.ts';

const rateSchema = z.object({
  /** The code of ISO 3166-1; empty for all countries that have no rates of their own. */
  country: z.string(),
  scope: z.union([
    z.object({ kind: z.enum(TAX_SCOPES) }),
    z.object({ kind: z.literal('category'), category: z.string() }),
  ]),
  basisPoints: z.number(),
  /** False for a category without any product, which may be a slip. */
  isUsed: z.boolean(),
});

const noRate = { error: () => messages.noRate };

const rate = (description: string) =>
  z
    .int(noRate)
    .min(0, noRate)
    .max(MAX_RATE_BASIS_POINTS, noRate)
    .meta({ description, text: 'rate' });

/** Which rate it is, and what was shown of it: null for none, absent where nobody looked. */
const key = {
  of: z
    .enum([...TAX_SCOPES, 'category'], {
      error: () => messages.noScope,
    })
    .meta({
      description: 'Of',
      hint: 'everything-else, delivery, reduced, second-reduced or category.',
      choices: [
        ['everything-else', 'Everything else'],
        ['delivery', 'Delivery'],
        ['reduced', 'Tax category reduced'],
        ['second-reduced', 'Tax category second-reduced'],
        ['category', 'A category'],
      ],
      positional: true,
    }),
  category: text('Category', 200)
    .meta({ hint: 'For a rate of a category alone, as the catalogue spells it.' })
    .default(''),
  country: text('Country', 2)
    .transform((code) => code.toUpperCase())
    .refine((code) => code === '' || isCountry(code), { error: () => messages.noCountryCode })
    .meta({ hint: 'A code such as AT. Empty: all that have no rates of their own.' })
    .default(''),
  seenBasisPoints: rate('The rate when it was looked at').nullable().optional(),
};

type Key = {
  of: TaxScope['kind'];
  category: string;
  country: string;
  seenBasisPoints?: number | null | undefined;
};

const CATEGORY = { path: ['category'] };
const needsCategory = {
  ...CATEGORY,
  error: () => messages.categoryMissing,
};
const isOfNoUse = {
  ...CATEGORY,
  error: () => messages.categoryOfNoUse,
};

const hasName = ({ of, category }: Key) => of !== 'category' || category !== '';
const hasUse = ({ of, category }: Key) => of === 'category' || category === '';

/** `Category Books`, `Austria: Delivery` */
function describeRate({ country, scope }: Pick<ListedTaxRate, 'country' | 'scope'>): string {
  return country === '' ? describeScope(scope) : `${countryName(country)}: ${describeScope(scope)}`;
}

/** `Category Books: 12%` */
function rateLine({ basisPoints, isUsed, ...rate }: ListedTaxRate): string {
  return messages.rateLine(describeRate(rate), formatRate(basisPoints), isUsed);
}

/** In the audit log: `delivery`, `AT/delivery` */
function subjectOf(country: string, scope: TaxScope): string {
  return country === '' ? taxScopeKey(scope) : `${country}/${taxScopeKey(scope)}`;
}

function subjectName(subject: string): string {
  const [, country = '', key = ''] = /^(?:([A-Z]{2})\/)?(.*)$/s.exec(subject) ?? [];
  return describeRate({ country, scope: parseTaxScope(key) });
}

export const listTaxRates = defineRead({
  name: 'tax.list',
  scope: 'settings:read',
  does: 'Lists the tax rates that prices include',
  input: z.object({}),
  output: z.object({ rates: z.array(rateSchema) }),
  toLines: ({ rates }) =>
    rates.length > 0 ? rates.map(rateLine) : ['There are no rates: no order says anything of tax.'],
  run: async ({ queries }) => ({ rates: await readTaxRates(queries) }),
});

/** Writes the rate, or removes it where it is null, unless it is another than the one that was seen. */
async function write(
  { queries, record }: OperationContext,
  { of, category, country, seenBasisPoints }: Key,
  basisPoints: number | null,
): Promise<ListedTaxRate | null> {
  const scope: TaxScope = of === 'category' ? { kind: of, category } : { kind: of };
  const subject = subjectOf(country, scope);
  const find = async () =>
    (await readTaxRates(queries)).find((one) => subjectOf(one.country, one.scope) === subject) ??
    null;
  record({ subject });
  // One writer at a time: a rate that is not there has no row to lock.
  await queries.execute(sql`lock table tax_rate in share row exclusive mode`);
  const known = (await find())?.basisPoints ?? null;
  record({ before: { basisPoints: known }, after: { basisPoints } });
  checkSeen(
    seenBasisPoints,
    known,
    messages.rateThere(describeRate({ country, scope }), formatRate(known ?? 0)),
  );
  if (basisPoints === null && known === null) {
    throw new OperationRefused('not_found', messages.noSuchRate);
  }
  await writeTaxRate(queries, { country, scope, basisPoints });
  return find();
}

export const setTaxRate = defineChange({
  name: 'tax.set',
  scope: 'settings:write',
  does: 'Sets the rate of a category, of delivery, or of everything that has none of its own',
  button: 'Save',
  done: 'Changed the tax rate of',
  subjectName,
  input: z
    .object({
      ...key,
      rateBasisPoints: rate('Rate, in percent').meta({
        hint: 'Such as 25 or 8.1.',
        positional: true,
      }),
    })
    .refine(hasName, needsCategory)
    .refine(hasUse, isOfNoUse),
  output: rateSchema,
  message: (rate) => messages.holdsForNext(rateLine(rate)),
  async run(context, { rateBasisPoints, ...rate }) {
    return rateSchema.parse(await write(context, rate, rateBasisPoints));
  },
});

export const removeTaxRate = defineChange({
  name: 'tax.remove',
  scope: 'settings:write',
  does: 'Removes a rate',
  done: 'Removed the tax rate of',
  subjectName,
  input: z.object(key).refine(hasName, needsCategory).refine(hasUse, isOfNoUse),
  output: z.object({}),
  message: () => messages.removedForNext,
  async run(context, rate) {
    await write(context, rate, null);
    return {};
  },
});

export const fillTaxRates = defineChange({
  name: 'tax.fill',
  scope: 'settings:write',
  does: 'Fills in the rates of the 27 countries of the European Union, where a country has none yet',
  button: 'Fill in the rates of the European Union',
  done: 'Filled in the tax rates of the European Union',
  subjectWord: null,
  input: z.object({}),
  output: z.object({ added: z.number(), day: z.string() }),
  message: ({ added, day }) => messages.filledRates(added, formatCalendarDay(day)),
  async run({ queries, record }) {
    record({ subject: 'tax' });
    await queries.execute(sql`lock table tax_rate in share row exclusive mode`);
    const known = new Set((await readTaxRates(queries)).map(({ country }) => country));
    const missing = UNION_RATES.filter(({ country }) => !known.has(country));
    for (const one of missing) await writeTaxRate(queries, one);
    record({ after: { added: missing.length, day: UNION_RATES_DAY } });
    return { added: missing.length, day: UNION_RATES_DAY };
  },
});
