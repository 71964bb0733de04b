/** Terms and address as JSON: stored, and in the control socket, perhaps from a shop of an earlier build. */
import * as z from 'zod';
import { taxesSchema } from '#app/features/tax/taxes-schema.ts';

export const addressSchema = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  region: z.string(),
  postalCode: z.string(),
  country: z.string(),
  phone: z.string().exactOptional(),
});

/** `ChosenDelivery` */
const chosenDeliverySchema = z.object({
  ...{ id: z.string(), title: z.string() },
  note: z.string().exactOptional(),
  isCollected: z.boolean().exactOptional(),
  arrives: z.object({ firstDay: z.string(), lastDay: z.string() }).exactOptional(),
});

/** `PaidByCredit` */
const paidByCreditSchema = z.object({
  ...{ id: z.string(), ending: z.string().nullable(), cents: z.int() },
});

/** `GiftTo` */
export const giftToSchema = z.object({
  ...{ email: z.string().nullable(), giver: z.string(), words: z.string() },
  ...{ day: z.string().nullable(), sendSeconds: z.number().nullable() },
});

export const termsSchema = z.object({
  country: z.string().nullable(),
  shippingCents: z.number(),
  deliveryOption: chosenDeliverySchema.exactOptional(),
  code: z.string().nullable().default(null),
  discountCents: z.number().default(0),
  credit: paidByCreditSchema.exactOptional(),
  taxes: taxesSchema.exactOptional(),
  vatNumber: z.string().exactOptional(),
  isGift: z.literal(true).exactOptional(),
});
