/** Payments as the functions of the database return them. */
import * as z from 'zod';
import { frozenItemSchema } from '#app/features/basket/core/frozen-item.server.ts';
import { addressSchema, giftToSchema, termsSchema } from '#app/features/delivery/terms-schema.ts';
import { PAYMENT_STATES } from './payment.ts';

export const paymentRowSchema = z.object({
  shopper: z.string(),
  payment: z.string(),
  provider: z.string(),
  intent: z.string().nullable(),
  state: z.enum(PAYMENT_STATES),
  items: z.array(frozenItemSchema),
  amountCents: z.number(),
  currency: z.string(),
  units: z.record(z.string(), z.number()).nullable(),
  // Where the person was forgotten the terms have no address any more.
  terms: termsSchema
    .extend({
      address: addressSchema.nullable().default(null),
      ...{ note: z.string().exactOptional(), giftMessage: z.string().exactOptional() },
      giftTo: giftToSchema.exactOptional(),
    })
    .nullable(),
  createdAt: z.string(),
});
