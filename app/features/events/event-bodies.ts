/**
 * What is sent of each event: the promise to whoever receives it. Fields are added, none is changed or taken away; where
 * that will not do, VERSION rises. Amounts are in cents, or in the smallest unit of another currency, times in unix
 * seconds. Of people there is only where an order goes, which a warehouse needs; it is null once the shop has forgotten
 * it, and for the placeholder of the specification.
 */
import * as z from 'zod';
import { EVENT_KIND_NAMES, type EventKind } from './event-kinds.ts';

/** Of all bodies. */
const VERSION = 1;

const cents = z.int();
const seconds = z.int();

/** An order as programs see it; in an event, as it was right after that. */
export const eventOrderSchema = z.object({
  id: z.string(),
  /** For people. */
  number: z.string(),
  /** Where the goods are, such as `placed` or `shipped`. */
  state: z.string(),
  /** What has left, a parcel each: its number in the order, from 1 on, its lines, and who carries it under which number. */
  parcels: z.array(
    z.object({
      ...{ no: z.int(), lines: z.array(z.int()), carrier: z.string(), tracking: z.string() },
      isDelivered: z.boolean(),
    }),
  ),
  createdSeconds: seconds,
  amountCents: cents,
  /** The code of ISO 4217 in small letters: amounts are whole numbers of its smallest unit, as Stripe counts them. */
  currency: z.string(),
  items: z.array(
    z.object({
      line: z.int(),
      productId: z.string(),
      variant: z.string(),
      title: z.string(),
      options: z.array(z.tuple([z.string(), z.string()])),
      priceCents: cents,
    }),
  ),
  deliveryCents: cents,
  /** How it is delivered, where that has a name. */
  deliveryOption: z
    .object({
      ...{ id: z.string(), title: z.string() },
      note: z.string().exactOptional(),
      isCollected: z.boolean().exactOptional(),
      /** Days such as 2026-11-27. */
      arrives: z.object({ firstDay: z.string(), lastDay: z.string() }).exactOptional(),
    })
    .nullable(),
  discountCents: cents,
  discountCode: z.string().nullable(),
  /** What of the amount a gift card has paid, by the last letters of its code, or store credit (null). */
  credit: z.object({ id: z.string(), ending: z.string().nullable(), cents }).exactOptional(),
  address: z
    .object({
      ...{ name: z.string(), line1: z.string(), line2: z.string(), city: z.string() },
      ...{ region: z.string(), postalCode: z.string() },
      /** A code of ISO 3166-1. */
      country: z.string(),
      phone: z.string().exactOptional(),
    })
    .nullable(),
  /** What the shopper wrote for the shop; null without, and once it is forgotten. */
  note: z.string().nullable(),
  /** Null where it is no gift; its message is for who gets it. */
  gift: z.object({ message: z.string().nullable() }).nullable(),
});

export type EventOrder = z.infer<typeof eventOrderSchema>;

const order = eventOrderSchema;

const dispute = z.object({
  id: z.string(),
  status: z.enum(['needs_response', 'under_review', 'won', 'lost']),
  /** The bank's word. */
  reason: z.string(),
  amountCents: cents,
  /** Until when an answer is due; null: none is. */
  dueSeconds: seconds.nullable(),
});

/** `low` is from where on shoppers read how many are left. */
const stock = z.object({ variant: z.string(), available: z.int(), low: z.int() });

/** The `data` of each kind. */
export const EVENT_DATA = {
  'order.placed': z.object({ order }),
  'order.packed': z.object({ order }),
  'order.address_changed': z.object({ order }),
  /** The number of the parcel that has left. */
  'order.shipped': z.object({ order, parcel: z.int() }),
  /** The numbers of the parcels that have arrived. */
  'order.delivered': z.object({ order, parcels: z.array(z.int()) }),
  'order.cancelled': z.object({ order, by: z.string() }),
  'order.withdrawn': z.object({
    order,
    /** The lines of the order, when it was declared, and whether that was after the period of withdrawal. */
    lines: z.array(z.int()),
    declaredSeconds: z.int(),
    isLate: z.boolean(),
  }),
  'withdrawal.declared': z.object({
    /** As it was typed; `orderId` is the one of this number and of the e-mail that was typed, null where there is none. */
    orderNumber: z.string(),
    orderId: z.string().nullable(),
    /** Whether it is of all of the order, or of items that are still to be chosen. */
    extent: z.enum(['whole', 'some']),
    declaredSeconds: z.int(),
  }),
  'order.refunded': z.object({
    order,
    refund: z.object({
      no: z.int(),
      amountCents: cents,
      /** The lines of the order that it is for; null for an amount. */
      lines: z.array(z.int()).nullable(),
      reason: z.string(),
      by: z.string(),
    }),
  }),
  /** Of an order, or of a charge that never became one: `payment` is the id of both. */
  'refund.failed': z.object({
    ...{ payment: z.string(), no: z.int(), amountCents: cents, reason: z.string() },
  }),
  'return.requested': z.object({
    order,
    /** What is to go back, by the lines of the order: why, and in the shopper's own words. */
    items: z.array(z.object({ lines: z.array(z.int()), reason: z.string(), words: z.string() })),
  }),
  'return.received': z.object({
    order,
    /** What came back, and which of it lies on the shelf again. */
    lines: z.array(z.int()),
    restocked: z.array(z.int()),
  }),
  'dispute.opened': z.object({ order, dispute }),
  'dispute.closed': z.object({ order, dispute }),
  /** The variants of it that have changed; what they are now is asked of the API. */
  'product.changed': z.object({ productId: z.string(), variants: z.array(z.string()) }),
  'stock.low': stock,
  'stock.back': stock,
  'customer.deleted': z.object({ customer: z.string() }),
} as const satisfies Record<EventKind, z.ZodType>;

export type EventData<Kind extends EventKind> = z.infer<(typeof EVENT_DATA)[Kind]>;

/** What is posted: `timestamp` is when it happened, in ISO 8601. */
export type EventMessage = {
  [Kind in EventKind]: { type: Kind; version: 1; timestamp: string; data: EventData<Kind> };
}[EventKind];

function schemaOf<Kind extends EventKind>(kind: Kind) {
  return z.object({
    type: z.literal(kind),
    version: z.literal(VERSION),
    timestamp: z.string(),
    data: EVENT_DATA[kind],
  });
}

/** The schema of each message, for the description of the API. */
export const EVENT_MESSAGES = EVENT_KIND_NAMES.map((kind) => ({ kind, schema: schemaOf(kind) }));

/** Puts the message around its data, which must be as its kind has it. */
export function toMessage<Kind extends EventKind>(
  kind: Kind,
  atSeconds: number,
  data: EventData<Kind>,
): EventMessage {
  const timestamp = new Date(atSeconds * 1_000).toISOString();
  const message = schemaOf(kind).parse({ type: kind, version: VERSION, timestamp, data });
  // The message of this kind is one of those of all kinds, which the type of a parameter does not say.
  return message as EventMessage;
}
