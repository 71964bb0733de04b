/** What the shopkeeper's books are given: every charge that became an order, or went back. */
import * as z from 'zod';
import { CURRENCY, formatPlainCents } from '#app/shared/money.ts';

/** `paid` is an order; the others are charges that could not become one, and go back in full. */
const STATUSES = ['paid', 'refund due', 'refund pending', 'refunded', 'refund failed'] as const;

const soldItemSchema = z.object({
  line: z.number(),
  id: z.string(),
  listing: z.string(),
  title: z.string(),
  priceCents: z.number(),
});

/** Read from a running shop, which may be of an earlier build. `email` is null without an account. */
export const saleSchema = z.object({
  createdSeconds: z.number(),
  status: z.enum(STATUSES),
  paymentIntent: z.string(),
  shopper: z.string(),
  email: z.string().nullable(),
  items: z.array(soldItemSchema),
  amountCents: z.number(),
});

export type Sale = z.infer<typeof saleSchema>;

/** `created` in unix seconds: `from` is in it, `to` is not; null is open. */
export type SaleRange = { from: number | null; to: number | null };

/** One row of the export; amounts are text, so that no program makes another number of them. */
export type ExportRow = Record<string, string | number>;

/** The columns of `saleRow`, in their order. */
export const SALE_COLUMNS = [
  'created',
  'status',
  'payment_intent',
  'shopper',
  'email',
  'items',
  'amount',
  'refunded',
  'currency',
];

/** The columns of `itemRows`, in their order. */
export const ITEM_COLUMNS = [
  ...SALE_COLUMNS.slice(0, 5),
  'line',
  'product',
  'listing',
  'title',
  ...SALE_COLUMNS.slice(-3),
];

function identify(sale: Sale): ExportRow {
  return {
    created: new Date(sale.createdSeconds * 1000).toISOString().replace('.000Z', 'Z'),
    status: sale.status,
    payment_intent: sale.paymentIntent,
    shopper: sale.shopper,
    email: sale.email ?? '',
  };
}

/** What was charged, and how much of that has gone back for sure. */
function count({ status }: Sale, cents: number): ExportRow {
  return {
    amount: formatPlainCents(cents),
    refunded: formatPlainCents(status === 'refunded' ? cents : 0),
    currency: CURRENCY,
  };
}

/** One row a charge. */
export function saleRow(sale: Sale): ExportRow {
  return { ...identify(sale), items: sale.items.length, ...count(sale, sale.amountCents) };
}

/** One row an item; their amounts add up to the charge's. */
export function itemRows(sale: Sale): ExportRow[] {
  return sale.items.map(({ line, id, listing, title, priceCents }) => ({
    ...identify(sale),
    line,
    product: id,
    listing,
    title,
    ...count(sale, priceCents),
  }));
}
