/** Makes what is sent of an event from the rows that it names: of a person nothing else is stored for it. */
import type { StoredEvent } from '#app/features/events/delivery-store.server.ts';
import {
  type EventMessage,
  type EventOrder,
  toMessage,
} from '#app/features/events/event-bodies.ts';
import { EVENT_KINDS, type EventKind } from '#app/features/events/event-kinds.ts';
import { orderRef, productRef, refundRef, stockRef } from '#app/features/events/event-refs.ts';
import { toEventOrder } from '#app/features/orders/events/event-order.ts';
import type { OrderEvent } from '#app/features/orders/events/order-events.ts';
import { readOrderDetails } from '#app/features/orders/order-details.server.ts';
import { findById } from '#app/features/orders/staff/find-orders.server.ts';
import { findDeclaration } from '#app/features/withdrawal/declarations.server.ts';
import type { Queries } from '#db/database.ts';

function ofOrder(
  { kind, atSeconds }: { kind: EventKind; atSeconds: number },
  order: EventOrder,
  event: OrderEvent | undefined,
): EventMessage | null {
  if (kind === 'order.placed') return toMessage(kind, atSeconds, { order });
  switch (event?.kind) {
    case 'packed':
      return toMessage('order.packed', atSeconds, { order });
    case 'address_changed':
      return toMessage('order.address_changed', atSeconds, { order });
    case 'shipped':
      return toMessage('order.shipped', atSeconds, { order, parcel: event.body.parcel });
    case 'delivered':
      return toMessage('order.delivered', atSeconds, { order, ...event.body });
    case 'cancelled':
      return toMessage('order.cancelled', atSeconds, { order, by: event.by });
    case 'withdrawn': {
      const { lines, declaredSeconds, isLate } = event.body;
      return toMessage('order.withdrawn', atSeconds, { order, lines, declaredSeconds, isLate });
    }
    case 'refunded': {
      const { no, amountCents, lines = null, reason } = event.body;
      const refund = { no, amountCents, lines, reason, by: event.by };
      return toMessage('order.refunded', atSeconds, { order, refund });
    }
    case 'return_requested':
      return toMessage('return.requested', atSeconds, { order, items: event.body.items });
    case 'returned':
      return toMessage('return.received', atSeconds, { order, ...event.body });
    case 'disputed': {
      const told = kind === 'dispute.opened' ? kind : 'dispute.closed';
      return toMessage(told, atSeconds, { order, dispute: event.body });
    }
    default:
      return null;
  }
}

function isKind(kind: string): kind is EventKind {
  return Object.hasOwn(EVENT_KINDS, kind);
}

/** Null for an event that this build cannot tell of: its kind is of a newer one, or its order has gone. */
export async function composeEvent(
  queries: Queries,
  { kind, subject, ref, atSeconds }: StoredEvent,
): Promise<EventMessage | null> {
  if (!isKind(kind)) return null;
  switch (kind) {
    case 'product.changed':
      return toMessage(kind, atSeconds, { productId: subject, ...productRef.parse(ref) });
    case 'stock.low':
    case 'stock.back':
      return toMessage(kind, atSeconds, { variant: subject, ...stockRef.parse(ref) });
    case 'refund.failed':
      return toMessage(kind, atSeconds, { payment: subject, ...refundRef.parse(ref) });
    case 'withdrawal.declared': {
      const declaration = await findDeclaration(queries, subject);
      if (!declaration) return null;
      const { orderNumber, order: orderId, extent, declaredSeconds } = declaration;
      return toMessage(kind, atSeconds, { orderNumber, orderId, extent, declaredSeconds });
    }
    case 'customer.deleted':
      return toMessage(kind, atSeconds, { customer: subject });
    default: {
      const found = await findById(queries, subject);
      const order = found && (await readOrderDetails(queries, found.shopper, found.id));
      if (!order) return null;
      const { no } = orderRef.parse(ref);
      const until = order.events.filter((event) => event.no <= no);
      return ofOrder({ kind, atSeconds }, toEventOrder({ ...order, events: until }), until.at(-1));
    }
  }
}
