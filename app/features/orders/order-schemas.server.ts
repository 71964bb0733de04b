/** A refund as the database returns it, and an order with all that has happened to it as it goes through the control socket. */
import * as z from 'zod';
import { addressSchema, termsSchema } from '#app/features/delivery/terms-schema.ts';
import { orderEventSchema } from './order-events.ts';
import type { ChargeRefund } from './order-refund.ts';
import type { OrderDetails } from './order-state.ts';

/** A command of another build shows the events that it knows. */
const eventsSchema = z
  .array(z.unknown())
  .transform((events): unknown[] => events.filter((one) => orderEventSchema.safeParse(one).success))
  .pipe(z.array(orderEventSchema));

export const chargeRefundSchema: z.ZodType<ChargeRefund> = z.object({
  no: z.number(),
  by: z.enum(['shop', 'staff', 'provider']),
  reason: z.string(),
  lines: z.array(z.number()).nullable(),
  state: z.enum(['due', 'pending', 'refunded', 'failed', 'cancelled']),
  refundId: z.string().nullable(),
  attempt: z.number(),
  amountCents: z.number(),
  chargeCents: z.number(),
  createdSeconds: z.number(),
  dueSeconds: z.number(),
});

const invoiceSchema = z.union([
  z.literal('pending'),
  z.object({
    no: z.number(),
    issuedOn: z.string(),
    seller: z.object({ name: z.string(), lines: z.array(z.string()), taxNumber: z.string() }),
  }),
]);

export const orderDetailsSchema: z.ZodType<OrderDetails> = z.object({
  shopper: z.string(),
  id: z.string(),
  number: z.string(),
  basket: z.array(
    z.object({
      line: z.number(),
      id: z.string(),
      variant: z.string(),
      title: z.string(),
      image: z.string(),
      priceCents: z.number(),
      rating: z.number(),
    }),
  ),
  amount: z.number(),
  created: z.number(),
  terms: termsSchema.nullable().default(null),
  address: addressSchema.nullable().default(null),
  isWithheld: z.boolean(),
  events: eventsSchema,
  refunds: z.array(chargeRefundSchema),
  invoice: invoiceSchema.nullable().default(null),
});
