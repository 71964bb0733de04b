/** Orders in the API and in live events: each item's `price` is in dollars (spec 3, Order). */
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import {
  type OnWire,
  priceFromWire,
  priceToWire,
} from '#app/features/catalogue/product/price/price-on-wire.ts';
import type { ListedOrder, Order } from './order.ts';
import type { OrderPage } from './order-page.ts';

type OrderOnWire<Some extends Order> = Omit<Some, 'basket'> & { basket: OnWire<BasketItem>[] };
export type ListedOrderOnWire = OrderOnWire<ListedOrder>;
export type OrderPageOnWire = Omit<OrderPage, 'orders'> & { orders: ListedOrderOnWire[] };

export function orderToWire<Some extends Order>(order: Some): OrderOnWire<Some> {
  return { ...order, basket: order.basket.map(priceToWire) };
}

export function orderFromWire(order: ListedOrderOnWire): ListedOrder {
  return { ...order, basket: order.basket.map((item) => priceFromWire<BasketItem>(item)) };
}

export function orderPageToWire(page: OrderPage): OrderPageOnWire {
  return { ...page, orders: page.orders.map(orderToWire) };
}

export function orderPageFromWire(page: OrderPageOnWire): OrderPage {
  return { ...page, orders: page.orders.map(orderFromWire) };
}
