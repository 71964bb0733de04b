/**
 * What the books are made of: every order, every charge that became none and goes back in full, and what moved of
 * refunds. Read from a running shop, which may be of another build.
 */
import * as z from 'zod';
import { addressSchema, termsSchema } from '#app/features/delivery/terms-schema.ts';
import { HAND_METHODS } from '#app/features/invoices/paid-by-hand.ts';
import { ORDER_STATES } from '#app/features/orders/events/order-events.ts';
import type { ChargeRefundState } from '#app/features/orders/order-refund.ts';

/** How a charge stands that became no order, by how its refunds do. */
export const CHARGE_STATES = {
  due: 'refund_due',
  pending: 'refund_pending',
  refunded: 'refunded',
  failed: 'refund_failed',
} as const satisfies Record<ChargeRefundState, string>;

const soldItemSchema = z.object({
  line: z.number(),
  id: z.string(),
  variant: z.string(),
  title: z.string(),
  priceCents: z.number(),
  /** A gift card that was bought: what is owed, and no sale. */
  isGiftCard: z.literal(true).exactOptional(),
});

/** What was charged; `terms` are what of it is not for items. */
const chargeFields = {
  items: z.array(soldItemSchema),
  amountCents: z.number(),
  terms: termsSchema.nullable(),
};

const chargeSchema = z.object(chargeFields);

export type BookedCharge = z.infer<typeof chargeSchema>;

/** What moved of the refund `no`: above zero it arrived at the shopper. `lines` as in order-refund.ts. */
const bookedSchema = z.object({
  no: z.number(),
  lines: z.array(z.number()).nullable(),
  amountCents: z.number(),
  /** Whether it went to a gift card or to store credit. */
  isCredit: z.literal(true).exactOptional(),
});

export type Booked = z.infer<typeof bookedSchema>;

const rowFields = {
  /** When the shop learned of it. */
  bookedSeconds: z.number(),
  paymentIntent: z.string(),
  shopper: z.string(),
  /** Null without an account. */
  email: z.string().nullable(),
  /** The number of the order for people; empty where there is none. */
  number: z.string(),
  address: addressSchema.nullable(),
  ...{ note: z.string().nullable(), giftMessage: z.string().nullable() },
  /** Null without an invoice. */
  invoiceNo: z.number().nullable(),
  /** How it was paid without a card; null: by card, or nothing was due. */
  byHand: z.object({ how: z.enum(HAND_METHODS), reference: z.string() }).nullable(),
};

const orderSchema = z.object({
  kind: z.literal('order'),
  ...rowFields,
  ...chargeFields,
  state: z.enum(ORDER_STATES),
});

const refundedChargeSchema = z.object({
  kind: z.literal('charge'),
  ...rowFields,
  ...chargeFields,
  state: z.enum(CHARGE_STATES),
});

/** `booked` is all that was booked of the charge until then, in that order: the last one is the row's own. */
const refundSchema = z.object({
  kind: z.literal('refund'),
  ...rowFields,
  charge: chargeSchema,
  booked: z.array(bookedSchema).min(1),
});

export const bookRowSchema = z.discriminatedUnion('kind', [
  orderSchema,
  refundedChargeSchema,
  refundSchema,
]);

export type BookRow = z.infer<typeof bookRowSchema>;

/** A row of money that was charged. */
export type SaleRow = Exclude<BookRow, { kind: 'refund' }>;

/** `bookedSeconds` from `from` (inclusive) to `to` (exclusive); null is unbounded. */
export type BookRange = { from: number | null; to: number | null };
