/** Rows of the books, for the tests of what is written of them. */
import type { BookRow, SaleRow } from '#app/features/orders/export/order-export.ts';

type OrderRow = Extract<BookRow, { kind: 'order' }>;
type RefundRow = Extract<BookRow, { kind: 'refund' }>;

const FIELDS = {
  createdSeconds: Date.UTC(2026, 10, 21, 1, 5, 9) / 1000,
  paymentIntent: 'pi_1',
  shopper: 'account',
  email: null,
  number: 'K7QX3M9FCD',
  address: null,
  invoiceNo: null,
};

const BOOK = { line: 1, id: '1', variant: 'book', title: 'A book', priceCents: 1196 };

/** An order of a book. */
export function orderRow(change: Partial<OrderRow> = {}): OrderRow {
  const charge = { items: [BOOK], amountCents: 1196, terms: null };
  return { kind: 'order', ...FIELDS, ...charge, state: 'placed', ...change };
}

/** What moved of its refunds last, after what is booked before. */
export function refundRow(
  { items, amountCents, terms, invoiceNo, number }: SaleRow,
  booked: RefundRow['booked'],
): RefundRow {
  const fields = { ...FIELDS, invoiceNo, number };
  return { kind: 'refund', ...fields, charge: { items, amountCents, terms }, booked };
}
