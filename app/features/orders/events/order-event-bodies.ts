/** What is known of each kind of event of an order (order-events.ts), as it is stored. */
import * as z from 'zod';
import { addressSchema } from '#app/features/delivery/terms-schema.ts';
import { RETURN_REASONS } from '#app/features/orders/return-reasons.ts';

/** A parcel's number in its order, from 1 on, and who carries it under which number; empty where it is not known. */
const parcel = z.object({ parcel: z.int(), carrier: z.string(), tracking: z.string() });
const reasoned = z.object({ reason: z.string() });
const nothing = z.object({});
const lines = z.array(z.int());

/** Items of an order that go back for one reason, by the lines of the basket; `words` may be empty. */
const returnItem = z.object({ lines, reason: z.enum(RETURN_REASONS), words: z.string() });

/** The body of each kind, for who writes it and who reads it. */
export const BODIES = {
  packed: nothing,
  /** A parcel has left with these lines: an order that is sent at once is one parcel. */
  shipped: parcel.extend({ lines }),
  /** The parcel's carrier and number, known or corrected after it was shipped. */
  tracking_added: parcel,
  /** The parcels of these numbers have arrived. */
  delivered: z.object({ parcels: z.array(z.int()) }),
  /** Nothing of it is packed or sent until it is released; why may be empty. */
  held: reasoned,
  released: nothing,
  note: z.object({ text: z.string() }),
  /**
   * Where it goes from then on. The addresses are null once they are forgotten, `before` later than `after` where it is
   * that of an invoice: `invoiced` says that it had been issued.
   */
  address_changed: z.object({
    ...{ country: z.string(), invoiced: z.boolean() },
    ...{ before: addressSchema.nullable(), after: addressSchema.nullable() },
  }),
  /** The refund of this number was made: how it stands is in the refund itself. */
  refunded: z.object({
    no: z.number(),
    amountCents: z.int(),
    reason: z.string(),
    lines: lines.optional(),
    /** What of it went to which gift card, or which store credit. */
    creditCents: z.int().optional(),
    credit: z.string().optional(),
    /** What of it was taken from which gift card that the order had bought. */
    takenBack: z.array(z.object({ credit: z.string(), cents: z.int() })).optional(),
    /** The numbers of refunds that had failed before, and that this one replaces. */
    inPlaceOf: z.array(z.number()).optional(),
  }),
  cancelled: reasoned,
  return_requested: z.object({ items: z.array(returnItem) }),
  /** What the shop tells the shopper besides, such as where to send it; absent, or empty: nothing. */
  return_approved: z.object({ words: z.string().exactOptional() }),
  return_declined: reasoned,
  /** Which lines came back, and which of them lie on the shelf again. It ends the return that was open. */
  returned: z.object({ lines, restocked: lines }),
  /**
   * A consumer's withdrawal from the contract of these lines, and when it was declared; `isLate`: after its period. Those
   * of them that had not left, `unsent`, are never sent, and never come back.
   */
  withdrawn: z.object({
    ...{ lines, unsent: lines, declaredSeconds: z.int(), isLate: z.boolean() },
  }),
  /** These lines are not sent after all, and nothing is refunded with it. */
  lines_dropped: z.object({ lines }),
  /** A new dispute, or its new status at the bank; `needs_response` until `dueSeconds` (null: no answer is due). */
  disputed: z.object({
    id: z.string(),
    status: z.enum(['needs_response', 'under_review', 'won', 'lost']),
    /** The bank's word, such as `fraudulent` or `product_not_received`. */
    reason: z.string(),
    amountCents: z.int(),
    dueSeconds: z.int().nullable(),
  }),
};
