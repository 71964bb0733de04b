/** One order with all that has happened to it: what its page, the commands and the mails are made from. */
import * as z from 'zod';
import { frozenItemSchema } from '#app/features/basket/core/frozen-item.server.ts';
import { addressSchema, termsSchema } from '#app/features/delivery/terms-schema.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';
import { orderEventSchema } from './events/order-events.ts';
import {
  boughtCardSchema,
  chargeRefundSchema,
  invoiceSchema,
  paidByHandSchema,
} from './order-schemas.server.ts';
import type { OrderDetails } from './order-state.ts';

const detailsSchema: z.ZodType<OrderDetails> = z.object({
  ...{ shopper: z.string(), number: z.string(), id: z.string() },
  basket: z.array(frozenItemSchema),
  ...{ amount: z.number(), created: z.number() },
  terms: termsSchema.nullable(),
  byHand: paidByHandSchema.nullable(),
  invoice: invoiceSchema.nullable(),
  address: addressSchema.nullable(),
  ...{ note: z.string().nullable(), giftMessage: z.string().nullable() },
  isWithheld: z.boolean(),
  events: z.array(orderEventSchema),
  refunds: z.array(chargeRefundSchema),
  giftCards: z.array(boughtCardSchema),
});

const readOrder = sqlFunction<[shopper: string, intent: string], OrderDetails | null>(
  'read_order',
  2,
  detailsSchema.nullable(),
);

/** The order of this intent; null unless it is this shopper's, or of the account that it has joined. */
export function readOrderDetails(
  queries: Queries,
  shopper: string,
  intentId: string,
): Promise<OrderDetails | null> {
  return readOrder(queries, shopper, intentId);
}
