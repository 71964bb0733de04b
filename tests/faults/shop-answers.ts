/** What a shopper reads of the answers of the shop. */
import { z } from 'zod';

export const basketSchema = z.object({
  items: z.array(z.object({ line: z.number(), id: z.string() })),
  total: z.number(),
});
export type Basket = z.infer<typeof basketSchema>;

export const startedSchema = z.object({
  intent: z.string(),
  clientSecret: z.string().nullable(),
  hold: z.boolean(),
});
export const soldOutSchema = z.object({
  error: z.object({ variants: z.array(z.object({ variant: z.string(), left: z.number() })) }),
});
export const errorSchema = z.object({
  error: z.object({
    code: z.string(),
    total: z.number().optional(),
    shown: z.string().optional(),
  }),
});
export const intentSchema = z.object({ id: z.string(), status: z.string(), amount: z.number() });
export const userSchema = z.object({ user: z.object({ id: z.string() }) });
export const historySchema = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      state: z.string(),
      refunded: z.number(),
      basket: z.array(z.object({ line: z.number(), variant: z.string(), price: z.number() })),
    }),
  ),
  refunds: z.array(z.object({ id: z.string(), amount: z.number(), state: z.string() })),
  next: z.string().nullable(),
});
