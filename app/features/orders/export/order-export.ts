/** What an orders export is made of: every charge that became an order, or goes back in full. */
import * as z from 'zod';
import { addressSchema, termsSchema } from '#app/features/delivery/terms-schema.ts';
import { ORDER_STATES } from '#app/features/orders/order-events.ts';

/** `paid` is an order; the others are charges that could not become one and are refunded in full. */
const STATUSES = ['paid', 'refund due', 'refund pending', 'refunded', 'refund failed'] as const;

/** Of an order alone; empty for the others. */
const orderState = z.enum(['', ...ORDER_STATES]).catch('');

const soldItemSchema = z.object({
  line: z.number(),
  id: z.string(),
  listing: z.string(),
  title: z.string(),
  priceCents: z.number(),
});

export type SoldItem = z.infer<typeof soldItemSchema>;

/** A refund that has arrived; `lines` are those that it is for, null for an amount. */
const madeRefundSchema = z.object({
  amountCents: z.number(),
  lines: z.array(z.number()).nullable(),
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
  /** The number of an order for people; empty for a charge that became none. */
  number: z.string().default(''),
  state: orderState.default(''),
  refunds: z.array(madeRefundSchema).default([]),
  terms: termsSchema.nullable().default(null),
  address: addressSchema.nullable().default(null),
  /** Null without an invoice. */
  invoiceNo: z.number().nullable().default(null),
});

export type Sale = z.infer<typeof saleSchema>;

/** `created` in Unix seconds, from `from` (inclusive) to `to` (exclusive); null is unbounded. */
export type SaleRange = { from: number | null; to: number | null };
