/** Which of the rates of a country the price of a product includes. */
import { done, type Result, refused } from '#app/shared/result.ts';
import { messages } from './messages/messages.ts';

/** A country of the European Union has a standard rate and at most two reduced ones (Directive 2006/112 Art. 96–98). */
export const TAX_CATEGORIES = ['standard', 'reduced', 'second-reduced'] as const;

export type TaxCategory = (typeof TAX_CATEGORIES)[number];

const isCategory = (text: string): text is TaxCategory =>
  TAX_CATEGORIES.some((category) => category === text);

/** An empty cell is the standard rate. */
export function readTaxCategory(cell: string): Result<TaxCategory, string> {
  const text = cell
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');
  if (text === '') return done('standard');
  return isCategory(text)
    ? done(text)
    : refused(messages.noTaxCategory(JSON.stringify(cell.trim())));
}
