/** A shopper's history. */
import { and, eq } from 'drizzle-orm';
import { shopPath } from '#app/shared/http/shop-link.ts';
import type { Queries } from '#db/database.ts';
import { orderContact } from '#db/schema/mail-schema.ts';
import type { OrderState } from './events/order-events.ts';
import { orderLink, readOrderLink } from './link/guest-order-link.server.ts';
import type { ListedOrder, OrderUnderWay, Refund } from './order.ts';
import { readOrderDetails } from './order-details.server.ts';
import type { OrderCursor, OrderPage } from './order-page.ts';
import { foldOrder, type OrderDetails } from './order-state.ts';
import { readOrders, readOrdersUnderWay, readRefunds } from './order-store.server.ts';
import { type PlacedOrder, toPlacedOrder } from './placed/placed-order.ts';
import { isCollected } from './shown-state.ts';

export type OrderService = {
  page(shopper: string, after: OrderCursor | null, limit: number): Promise<OrderPage>;
  /** An order as it stands in the list. */
  find(shopper: string, paymentIntent: string): Promise<ListedOrder | null>;
  /** An order with all that has happened to it. */
  details(shopper: string, paymentIntent: string): Promise<OrderDetails | null>;
  /** What a page says of an order that was placed a moment ago; null unless it is this shopper's, and once it is cancelled. */
  placed(shopper: string | null, paymentIntent: string | null): Promise<PlacedOrder | null>;
  /** The order that the link of this query opens, and whom it names; null for any other query. */
  linked(
    paymentIntent: string,
    query: URLSearchParams,
  ): Promise<{ order: OrderDetails; guest: string } | null>;
  /** The newest orders that have not arrived, which may still be sent or go back. */
  underWay(shopper: string): Promise<OrderUnderWay[]>;
  refunds(shopper: string): Promise<Refund[]>;
};

/** Nothing is on its way any more. */
const WITHOUT_THANKS: readonly OrderState[] = ['cancelled', 'withdrawn'];

/** The order as it stands in a list. */
export function toListedOrder(details: OrderDetails): ListedOrder {
  const { id, number, basket, amount, created } = details;
  const { state, refundedCents: refunded } = foldOrder(details);
  const listed = { id, number, basket, amount, created, state, refunded };
  return isCollected(details.terms) ? { ...listed, isCollected: true } : listed;
}

export function createOrderService(queries: Queries): OrderService {
  return {
    page: (shopper, after, limit) => readOrders(queries, shopper, after, limit),
    async find(shopper, paymentIntent) {
      const details = await readOrderDetails(queries, shopper, paymentIntent);
      return details && toListedOrder(details);
    },
    details: (shopper, paymentIntent) => readOrderDetails(queries, shopper, paymentIntent),
    async placed(shopper, paymentIntent) {
      if (shopper === null || paymentIntent === null) return null;
      const details = await readOrderDetails(queries, shopper, paymentIntent);
      if (!details || WITHOUT_THANKS.includes(foldOrder(details).state)) return null;
      const page = shopPath(await orderLink(queries, details.shopper, paymentIntent));
      const isOfOrder = and(
        eq(orderContact.shopper, details.shopper),
        eq(orderContact.paymentIntent, paymentIntent),
      );
      const [contact] = await queries
        .select({ email: orderContact.email })
        .from(orderContact)
        .where(isOfOrder);
      return toPlacedOrder(details, { page, email: contact?.email ?? null });
    },
    async linked(paymentIntent, query) {
      const guest = await readOrderLink(queries, paymentIntent, query);
      const order = guest === null ? null : await readOrderDetails(queries, guest, paymentIntent);
      return order && guest !== null ? { order, guest } : null;
    },
    underWay: (shopper) => readOrdersUnderWay(queries, shopper),
    refunds: (shopper) => readRefunds(queries, shopper),
  };
}
