/** Invoices: the number of an order in the books, and who sells. */

/**
 * As it stands on an invoice. `taxNumber` is written as the seller wants it; empty without one. `vatNumber` is the one of
 * the Union (Directive 2006/112 Art. 226 (3)); absent without one.
 */
export type Seller = {
  name: string;
  lines: readonly string[];
  taxNumber: string;
  vatNumber?: string;
};

const MAX_LINE_LETTERS = 100;

/** A line of an invoice, with single spaces; null for one that is empty or too long. */
export function readInvoiceLine(text: string): string | null {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > 0 && line.length <= MAX_LINE_LETTERS ? line : null;
}

/** Frozen when the number was given. `issuedOn` is a day such as 2026-11-30. */
export type Invoice = { no: number; issuedOn: string; seller: Seller };

/** Null for an order that gets none; `pending` until the sweep has given it a number. */
export type InvoiceOfOrder = Invoice | 'pending' | null;
