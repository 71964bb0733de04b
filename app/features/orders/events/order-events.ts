/**
 * All that can happen to an order after its sale, a row a kind: when it can, where the goods are then, who does it, what
 * its shopper sees of it, and what follows. Transitions, forms, commands, lists and downloads are made from these rows;
 * the words are in order-messages.ts and in staff/. The row of the order itself is the event of its
 * sale. No file that the shopper's browser loads imports values from here: Zod would come along.
 */
import * as z from 'zod';
import type { EventKind } from '#app/features/events/event-kinds.ts';
import type { MailKind } from '#app/features/mail/mail-kinds.ts';
import type { StockFact } from '#app/features/stock/stock.ts';
import { BODIES } from './order-event-bodies.ts';

export type OrderEventKind = keyof typeof BODIES;

export type OrderEventBodies = { [Kind in OrderEventKind]: z.infer<(typeof BODIES)[Kind]> };

/** An item of a return with why it goes back. */
export type ReturnItem = OrderEventBodies['return_requested']['items'][number];

/** What a consumer has withdrawn from. */
export type Withdrawal = OrderEventBodies['withdrawn'];

/** Where an order went, and where it goes instead. */
export type AddressChange = OrderEventBodies['address_changed'];

const ACTORS = ['shopper', 'staff', 'shop', 'provider'] as const;

/** Who did it; `shop` is the shop of itself, `provider` somebody at the card provider, or the bank. */
export type Actor = (typeof ACTORS)[number];

/** Where the goods are. Refunds and disputes change nothing of it: they are about the money. */
export type OrderState =
  | 'placed'
  | 'packed'
  | 'partly_shipped'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'return_requested'
  | 'return_approved'
  | 'withdrawn'
  | 'returned';

/** Whether something waits to leave, all is on its way to the shopper or back, has arrived, or never leaves. */
const WHEREABOUTS: Record<OrderState, 'to_ship' | 'under_way' | 'arrived' | 'kept'> = {
  placed: 'to_ship',
  packed: 'to_ship',
  partly_shipped: 'to_ship',
  shipped: 'under_way',
  delivered: 'arrived',
  cancelled: 'kept',
  return_requested: 'under_way',
  return_approved: 'under_way',
  withdrawn: 'under_way',
  returned: 'arrived',
};

// Its type has these keys and no other.
export const ORDER_STATES = Object.keys(WHEREABOUTS) as OrderState[];

/** The states in which an order waits for a parcel to leave. While a return of what was sent is open, it may wait in another. */
export const TO_SHIP = ORDER_STATES.filter((state) => WHEREABOUTS[state] === 'to_ship');

/** The states in which it has still to arrive, here or there. */
export const UNDER_WAY = ORDER_STATES.filter((state) =>
  ['to_ship', 'under_way'].includes(WHEREABOUTS[state]),
);

/** Whether the goods are where they belong. */
export function hasArrived(state: OrderState): boolean {
  return WHEREABOUTS[state] === 'arrived';
}

type Row<Kind extends OrderEventKind> = {
  /** The states in which it can happen. */
  from: readonly OrderState[] | 'any';
  /** Where the goods are then, once that is so of all of them; `back` is where they were before a return was asked for, null where they are. */
  to: OrderState | 'back' | null;
  by: readonly Actor[];
  /**
   * The fields of its body that a shopper may see, on the page, in a mail and in the download; null: not even that it
   * has happened, so that its live message is for staff alone.
   */
  seen: readonly (keyof OrderEventBodies[Kind])[] | null;
  effects: {
    /** What is written to the shopper. */
    mail: MailKind | null;
    /** What is booked of the units of the order; of what is not to be sent any more order-effects.ts says it. */
    stock: StockFact | null;
    /** What goes back of the charge: such an event is written with the refund, by an operation of its own. */
    refund: 'rest' | 'amount' | 'lines' | null;
    /** As what it can be told to others (event-kinds.ts). */
    announces: readonly EventKind[];
  };
};

/** Where something that was sent is to come back; of the rest a parcel can still leave, and arrive. */
const RETURNING = ['return_requested', 'return_approved', 'withdrawn'] as const;

const NO_EFFECTS = { mail: null, stock: null, refund: null, announces: [] } as const;

export const ORDER_EVENTS = {
  packed: {
    from: ['placed'],
    to: 'packed',
    by: ['staff'],
    seen: [],
    // What is packed has left the shelf: shipping finds nothing more to take.
    effects: { mail: null, stock: 'shipped', refund: null, announces: ['order.packed'] },
  },
  shipped: {
    // While something is left to send: order-state.ts.
    from: ['placed', 'packed', 'partly_shipped', ...RETURNING],
    to: 'shipped',
    by: ['staff'],
    seen: ['parcel', 'lines', 'carrier', 'tracking'],
    effects: {
      mail: 'order_shipped',
      stock: 'shipped',
      refund: null,
      announces: ['order.shipped'],
    },
  },
  tracking_added: {
    from: ['partly_shipped', 'shipped', ...RETURNING],
    to: null,
    by: ['staff'],
    seen: ['parcel', 'carrier', 'tracking'],
    effects: { mail: 'order_tracking_added', stock: null, refund: null, announces: [] },
  },
  delivered: {
    from: ['partly_shipped', 'shipped', ...RETURNING],
    to: 'delivered',
    by: ['staff'],
    seen: ['parcels'],
    effects: { mail: 'order_delivered', stock: null, refund: null, announces: ['order.delivered'] },
  },
  held: {
    // While something is left to send, and it is not held already: order-state.ts.
    from: ['placed', 'packed', 'partly_shipped', ...RETURNING],
    to: null,
    by: ['staff'],
    seen: null,
    effects: NO_EFFECTS,
  },
  released: {
    from: ['placed', 'packed', 'partly_shipped', ...RETURNING],
    to: null,
    by: ['staff'],
    seen: null,
    effects: NO_EFFECTS,
  },
  note: {
    from: 'any',
    to: null,
    by: ['staff'],
    seen: null,
    effects: NO_EFFECTS,
  },
  address_changed: {
    from: ['placed', 'packed', 'partly_shipped'],
    to: null,
    // The shopper until it is packed: decide-address-change.ts.
    by: ['shopper', 'staff'],
    // Where it goes is read from its contact, which can be withheld.
    seen: [],
    effects: {
      mail: 'order_address_changed',
      stock: null,
      refund: null,
      announces: ['order.address_changed'],
    },
  },
  refunded: {
    from: 'any',
    to: null,
    by: ['staff', 'shop', 'provider'],
    seen: ['no', 'amountCents', 'reason', 'lines', 'creditCents'],
    effects: {
      mail: 'order_refunded',
      stock: null,
      refund: 'amount',
      announces: ['order.refunded'],
    },
  },
  cancelled: {
    from: ['placed'],
    to: 'cancelled',
    by: ['shopper', 'staff'],
    // Why staff has cancelled is for staff.
    seen: [],
    effects: {
      mail: 'order_cancelled',
      stock: 'cancelled',
      refund: 'rest',
      announces: ['order.cancelled'],
    },
  },
  return_requested: {
    from: ['partly_shipped', 'shipped', 'delivered'],
    to: 'return_requested',
    by: ['shopper'],
    seen: ['items'],
    effects: { mail: null, stock: null, refund: null, announces: ['return.requested'] },
  },
  return_approved: {
    from: ['return_requested'],
    to: 'return_approved',
    by: ['staff'],
    seen: ['words'],
    effects: { mail: 'order_return_answered', stock: null, refund: null, announces: [] },
  },
  return_declined: {
    // An approved one, or a withdrawal, ends so where the goods never come.
    from: ['return_requested', 'return_approved', 'withdrawn'],
    to: 'back',
    by: ['staff'],
    seen: ['reason'],
    effects: { mail: 'order_return_answered', stock: null, refund: null, announces: [] },
  },
  returned: {
    from: ['partly_shipped', 'shipped', 'delivered', ...RETURNING],
    // Once all of it is back; before that, where the rest is.
    to: 'returned',
    by: ['staff'],
    // What becomes of it on the shelf is for staff.
    seen: ['lines'],
    effects: { mail: null, stock: 'returned', refund: 'lines', announces: ['return.received'] },
  },
  withdrawn: {
    from: ['placed', 'packed', 'partly_shipped', 'shipped', 'delivered', ...RETURNING],
    // Where goods of it were sent; what was not sent is cancelled, or not packed.
    to: 'withdrawn',
    by: ['shopper', 'staff'],
    seen: ['lines', 'declaredSeconds', 'isLate'],
    effects: {
      mail: 'order_withdrawn',
      stock: null,
      refund: 'lines',
      announces: ['order.withdrawn'],
    },
  },
  lines_dropped: {
    // While something is left to send: order-state.ts.
    from: ['placed', 'packed', 'partly_shipped', ...RETURNING],
    // Once nothing is left to send: where the rest is.
    to: null,
    by: ['staff'],
    seen: ['lines'],
    effects: { mail: null, stock: null, refund: null, announces: [] },
  },
  disputed: {
    from: 'any',
    to: null,
    by: ['provider'],
    seen: ['status'],
    effects: {
      mail: null,
      stock: null,
      refund: null,
      announces: ['dispute.opened', 'dispute.closed'],
    },
  },
} as const satisfies { [Kind in OrderEventKind]: Row<Kind> };

/** An event without its place in the order's history. */
export type NewOrderEvent = {
  [Kind in OrderEventKind]: { kind: Kind; body: OrderEventBodies[Kind] };
}[OrderEventKind];

/** `no` counts from 1; `atSeconds` is unix time. */
export type OrderEvent = NewOrderEvent & { no: number; by: Actor; atSeconds: number };

function schemaOf<Kind extends OrderEventKind>(
  kinds: readonly Kind[],
): z.ZodType<Extract<NewOrderEvent, { kind: Kind }>> {
  const each = kinds.map((kind) => z.object({ kind: z.literal(kind), body: BODIES[kind] }));
  // Each has the body of its own kind, which the type of the list does not say.
  return z.union(each) as z.ZodType as z.ZodType<Extract<NewOrderEvent, { kind: Kind }>>;
}

// The type of the table has these keys and no other.
export const ORDER_EVENT_KINDS = Object.keys(ORDER_EVENTS) as OrderEventKind[];

/** An event as it is stored, and as it travels. */
export const orderEventSchema: z.ZodType<OrderEvent> = schemaOf(ORDER_EVENT_KINDS).and(
  z.object({ no: z.number(), by: z.enum(ACTORS), atSeconds: z.int() }),
);
