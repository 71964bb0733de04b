/** A shopper's history. */
import type { Queries } from '#db/database.ts';
import type { Order, Refund } from './order.ts';
import type { OrderCursor } from './order-cursor.ts';
import type { OrderPage } from './order-page.ts';
import { readOrder, readOrders, readRefunds } from './order-store.server.ts';

export type OrderService = {
  page(shopper: string, after: OrderCursor | null, limit: number): Promise<OrderPage>;
  find(shopper: string, paymentIntent: string): Promise<Order | null>;
  refunds(shopper: string): Promise<Refund[]>;
};

export function createOrderService(queries: Queries): OrderService {
  return {
    page: (shopper, after, limit) => readOrders(queries, shopper, after, limit),
    find: (shopper, paymentIntent) => readOrder(queries, shopper, paymentIntent),
    refunds: (shopper) => readRefunds(queries, shopper),
  };
}
