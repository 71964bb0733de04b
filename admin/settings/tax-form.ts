/** The forms of tax rates, and of who sells. */
import * as z from 'zod';
import { readInvoiceLine, type Seller } from '#app/features/invoices/invoice.ts';
import { describeScope, parseRate, type TaxScope } from '#app/features/tax/tax-rate.ts';
import { done, type Result, refused } from '#app/shared/result.ts';

const seenRate = z.union([
  z.literal('').transform(() => null),
  z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number),
]);

const rateSchema = z.object({
  do: z.enum(['rate', 'remove-rate']),
  scope: z.enum(['everything-else', 'delivery', 'category']),
  category: z.string().trim().max(200).optional(),
  /** What the page showed, in basis points; empty for a rate that was not there. */
  seen: seenRate,
  rate: z.string().optional(),
});

/** Null `basisPoints` removes the rate. */
export type RateForm = {
  scope: TaxScope;
  seenBasisPoints: number | null;
  basisPoints: number | null;
};

const NO_RATE =
  'Nothing was saved: choose what the rate is of, and write percent as in 25 or 8.1. A category needs its name.';

/** The form, or in words what to do about one that is not filled in as it has to be. */
export function readRateForm(fields: Record<string, string>): Result<RateForm, string> {
  const { data } = rateSchema.safeParse(fields);
  if (!data) return refused(NO_RATE);
  const { scope: kind, category = '', seen, rate = '' } = data;
  if (kind === 'category' && category === '') return refused(NO_RATE);
  const basisPoints = data.do === 'remove-rate' ? null : parseRate(rate);
  if (basisPoints === null && data.do === 'rate') return refused(NO_RATE);
  if (kind === 'category') {
    return done({ scope: { kind, category }, seenBasisPoints: seen, basisPoints });
  }
  if (category !== '') {
    const about = describeScope({ kind });
    return refused(
      `Nothing was saved: a rate of ${about} has no category. For a rate of ${category}, choose A category; for one of ${about}, leave Category empty.`,
    );
  }
  return done({ scope: { kind }, seenBasisPoints: seen, basisPoints });
}

/** What of a seller decides whether somebody has changed it meanwhile; empty without one. */
export function sellerVersion(seller: Seller | null): string {
  return seller ? JSON.stringify([seller.name, seller.lines, seller.taxNumber]) : '';
}

const sellerSchema = z.object({
  do: z.enum(['seller', 'no-seller']),
  seen: z.string().max(10_000),
  name: z.string().optional(),
  address: z.string().max(2_000).optional(),
  taxNumber: z.string().optional(),
});

export type SellerForm = { seen: string; seller: Seller | null };

/** Null for a form that is not filled in as it has to be. */
export function readSellerForm(fields: Record<string, string> | null): SellerForm | null {
  const { data } = sellerSchema.safeParse(fields);
  if (!data) return null;
  const { seen, address = '', taxNumber = '' } = data;
  if (data.do === 'no-seller') return { seen, seller: null };
  const name = readInvoiceLine(data.name ?? '');
  const lines = address
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readInvoiceLine);
  const number = taxNumber.trim() === '' ? '' : readInvoiceLine(taxNumber);
  if (name === null || number === null || lines.length === 0) return null;
  const whole = lines.filter((line) => line !== null);
  return whole.length === lines.length
    ? { seen, seller: { name, lines: whole, taxNumber: number } }
    : null;
}
