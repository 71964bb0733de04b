/** An order in the answers of operations: as an event has it, with what only staff sees. */
import * as z from 'zod';
import { eventOrderSchema } from '#app/features/events/event-bodies.ts';
import { chargeTaxes } from '#app/features/invoices/charge-lines.ts';
import { toEventOrder } from '#app/features/orders/events/event-order.ts';
import { ORDER_STATES } from '#app/features/orders/events/order-events.ts';
import {
  boughtCardSchema,
  chargeRefundSchema,
  invoiceSchema,
  orderHistorySchema,
  paidByHandSchema,
} from '#app/features/orders/order-schemas.server.ts';
import { destinationOf, foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { isCollected } from '#app/features/orders/shown-state.ts';
import type { Actor } from '#operations/operation.ts';

export const orderSchema = eventOrderSchema.extend({
  state: z.enum(ORDER_STATES),
  shopper: z.string(),
  /** Where it goes, also once the address is forgotten; null for the placeholder. */
  country: z.string().nullable(),
  /** Whether what is left to send waits until it is released. */
  isHeld: z.boolean(),
  /** Whether the shopper comes for it. */
  isCollected: z.boolean(),
  /** How it was paid without a card, and by whom of staff that was recorded: its refunds are given back by hand. */
  byHand: paidByHandSchema.nullable(),
  /** Whether it is for staff alone, and not for the account that has the order. */
  isWithheld: z.boolean(),
  /** What went back or is on its way back. */
  refundedCents: z.int(),
  /** The tax in the amount, by rate. */
  taxes: z.array(z.object({ basisPoints: z.int(), netCents: z.int(), taxCents: z.int() })),
  events: orderHistorySchema,
  refunds: z.array(chargeRefundSchema),
  /** Those that it has bought, each a gift card of this id. */
  giftCards: z.array(boughtCardSchema),
  invoice: invoiceSchema.nullable(),
});

export type OrderOutput = z.infer<typeof orderSchema>;

/** Who may change an order and not read it learns nobody's name, address or words by the change. */
export function toOutput(order: OrderDetails, { scopes }: Pick<Actor, 'scopes'>): OrderOutput {
  const { shopper, terms, byHand, isWithheld, events, refunds, giftCards = [], invoice } = order;
  const { isHeld, refundedCents } = foldOrder(order);
  const output = {
    ...toEventOrder(order),
    ...{ shopper, country: destinationOf(order), byHand, isWithheld },
    isCollected: isCollected(terms),
    ...{ isHeld, refundedCents },
    taxes: chargeTaxes(order),
    ...{ events, refunds, giftCards, invoice },
  };
  if (scopes.includes('orders:read')) return output;
  // What was given back by hand has staff's words for its id.
  const wordless = { reason: '', ...(byHand && { refundId: null }) };
  const unnamed = refunds.map((one) => ({ ...one, ...wordless }));
  const howPaid = byHand && { ...byHand, reference: '', by: '' };
  const gift = output.gift && { message: null };
  return {
    ...{ ...output, address: null, note: null, gift, shopper: '', byHand: howPaid },
    ...{ events: [], refunds: unnamed },
    giftCards: giftCards.map((card) => ({ ...card, email: null })),
  };
}
