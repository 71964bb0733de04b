/** An order as events and the staff API tell of it. */

import { requestsOf } from '#app/features/delivery/requests/order-requests.ts';
import type { EventOrder } from '#app/features/events/event-bodies.ts';
import { foldOrder, type OrderDetails } from '#app/features/orders/order-state.ts';
import { providerCurrency } from '#app/shared/money/money.ts';
import type { OrderState } from './order-events.ts';

/** As it is after its `events`. */
export function toEventOrder(order: OrderDetails): EventOrder & { state: OrderState } {
  const { id, number, created, amount, basket, terms, address } = order;
  const { state, parcels } = foldOrder(order);
  return {
    ...{ id, number, state, parcels },
    ...{ createdSeconds: created, amountCents: amount, currency: providerCurrency() },
    items: basket.map(({ line, id: productId, variant, title, options = [], priceCents }) => ({
      ...{ line, productId, variant, title, priceCents },
      options: options.map(([name, value]): [string, string] => [name, value]),
    })),
    deliveryCents: terms?.shippingCents ?? 0,
    deliveryOption: terms?.deliveryOption ?? null,
    discountCents: terms?.discountCents ?? 0,
    discountCode: terms?.code ?? null,
    ...(terms?.credit && { credit: terms.credit }),
    address,
    ...requestsOf(order),
  };
}
