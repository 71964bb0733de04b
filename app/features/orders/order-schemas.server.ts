/** Parts of an order as the database returns them, and as answers of operations have them. */
import * as z from 'zod';
import type { BoughtCard } from '#app/features/credits/bought-cards.ts';
import type { InvoiceOfOrder } from '#app/features/invoices/invoice.ts';
import { HAND_METHODS, type PaidByHand } from '#app/features/invoices/paid-by-hand.ts';
import { orderEventSchema } from './events/order-events.ts';
import type { ChargeRefund } from './order-refund.ts';

/** A command of another build shows the events that it knows. */
export const orderHistorySchema = z
  .array(z.unknown())
  .transform((events): unknown[] => events.filter((one) => orderEventSchema.safeParse(one).success))
  .pipe(z.array(orderEventSchema));

export const boughtCardSchema: z.ZodType<BoughtCard> = z.object({
  ...{ id: z.string(), line: z.int(), ending: z.string().nullable(), email: z.string().nullable() },
  ...{ worthCents: z.int(), balanceCents: z.int(), availableCents: z.int(), takenCents: z.int() },
  ...{ sendSeconds: z.int().nullable(), sentSeconds: z.int().nullable() },
});

export const chargeRefundSchema: z.ZodType<ChargeRefund> = z.object({
  no: z.int(),
  by: z.enum(['shop', 'staff', 'provider']),
  reason: z.string(),
  lines: z.array(z.int()).nullable(),
  state: z.enum(['due', 'pending', 'refunded', 'failed', 'cancelled']),
  refundId: z.string().nullable(),
  attempt: z.int(),
  amountCents: z.int(),
  creditCents: z.int().exactOptional(),
  chargeCents: z.int(),
  createdSeconds: z.int(),
  dueSeconds: z.int(),
});

export const paidByHandSchema: z.ZodType<PaidByHand> = z.object({
  how: z.enum(HAND_METHODS),
  reference: z.string(),
  paidOn: z.string(),
  by: z.string(),
});

export const invoiceSchema: z.ZodType<Exclude<InvoiceOfOrder, null>> = z.union([
  z.literal('pending'),
  z.object({
    no: z.int(),
    issuedOn: z.string(),
    seller: z.object({
      name: z.string(),
      lines: z.array(z.string()),
      taxNumber: z.string(),
      vatNumber: z.string().exactOptional(),
    }),
  }),
]);
