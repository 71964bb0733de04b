/** A form of the page of an order that was posted. */
import {
  type BasketService,
  type BasketVisitor,
  changeVisitorBasket,
} from '#app/features/basket/server/basket-service.server.ts';
import type { OrderActions } from '#app/features/orders/actions/order-actions.server.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import type { OrderFormFields } from './order-form-fields.ts';
import type { OrderOutcome } from './order-outcome.ts';
import type { LinkForm } from './post-link-form.server.ts';

type Parts = {
  basket: BasketService;
  orderActions: Pick<OrderActions, 'cancelOrder'>;
};

/** Does what the form asks for, for the visitor, whose order it is. */
export async function postOrderForm(
  { basket, orderActions }: Parts,
  visitor: BasketVisitor,
  order: OrderDetails,
  form: Exclude<OrderFormFields, LinkForm>,
): Promise<OrderOutcome> {
  switch (form.do) {
    case 'buy-again':
      return buyAgain(basket, visitor, order);
    case 'cancel': {
      const { kind } = await orderActions.cancelOrder(order.shopper, order.id, '', 'shopper');
      return { type: kind === 'done' ? 'cancelled' : 'too-late' };
    }
  }
}

/** Adds each variant as a click would, at today's price, until the basket is full. */
async function buyAgain(
  basket: BasketService,
  visitor: BasketVisitor,
  order: OrderDetails,
): Promise<OrderOutcome> {
  const gone: number[] = [];
  let added = 0;
  for (const { variant, line } of order.basket) {
    const written = await changeVisitorBasket(basket, visitor, { type: 'ADD_TO_BASKET', variant });
    if (written.ok) added += 1;
    else if (written.refusal === 'unknown_variant') gone.push(line);
    else return { type: 'bought-again', added, gone, isFull: true };
  }
  return { type: 'bought-again', added, gone, isFull: false };
}
