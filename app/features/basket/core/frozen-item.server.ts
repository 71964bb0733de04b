/** An item as a payment freezes it, and as its order has it. */
import * as z from 'zod';
import { lineRowSchema } from '#app/features/catalogue/product/product-row.server.ts';
import type { BasketItem } from './basket-item.ts';

export const frozenItemSchema: z.ZodType<BasketItem> = z.object({
  line: z.number(),
  ...lineRowSchema.shape,
  isGiftCard: z.literal(true).exactOptional(),
});
