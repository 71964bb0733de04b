/** What an orders export is made of: every charge that became an order, or is refunded. */
import * as z from 'zod';

/** `paid` is an order; the others are charges that could not become one and are refunded in full. */
const STATUSES = ['paid', 'refund due', 'refund pending', 'refunded', 'refund failed'] as const;

const soldItemSchema = z.object({
  line: z.number(),
  id: z.string(),
  listing: z.string(),
  title: z.string(),
  priceCents: z.number(),
});

export type SoldItem = z.infer<typeof soldItemSchema>;

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

/** `created` in Unix seconds, from `from` (inclusive) to `to` (exclusive); null is unbounded. */
export type SaleRange = { from: number | null; to: number | null };
