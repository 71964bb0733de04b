/** Orders in the API and in live events: each item's `price` is in dollars (spec 3, Order). */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import {
  type OnWire,
  priceFromWire,
  priceToWire,
} from '#app/features/catalogue/product/price-on-wire.ts';
import type { Order } from './order.ts';
import type { OrderPage } from './order-page.ts';

export type OrderOnWire = Omit<Order, 'basket'> & { basket: OnWire<BasketItem>[] };
export type OrderPageOnWire = Omit<OrderPage, 'orders'> & { orders: OrderOnWire[] };

export function orderToWire(order: Order): OrderOnWire {
  return { ...order, basket: order.basket.map(priceToWire) };
}

export function orderFromWire(order: OrderOnWire): Order {
  return { ...order, basket: order.basket.map((item) => priceFromWire<BasketItem>(item)) };
}

export function orderPageToWire(page: OrderPage): OrderPageOnWire {
  return { ...page, orders: page.orders.map(orderToWire) };
}

export function orderPageFromWire(page: OrderPageOnWire): OrderPage {
  return { ...page, orders: page.orders.map(orderFromWire) };
}
