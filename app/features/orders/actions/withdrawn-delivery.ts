/** What goes back of the price of delivery when a consumer withdraws: Article 13 of Directive 2011/83/EU. Pure. */
import { standardDeliveryCents } from '#app/features/delivery/terms.ts';
import { DELIVERY_LINE } from '#app/features/invoices/charge-lines.ts';
import { foldGoods } from '#app/features/orders/order-goods.ts';
import { linesRefunded } from '#app/features/orders/order-refund.ts';
import { linesWithdrawn, type OrderDetails } from '#app/features/orders/order-state.ts';

type Order = Pick<OrderDetails, 'basket' | 'terms' | 'events' | 'refunds'>;

/**
 * What a refund of these lines gives back of delivery: the price of the standard one with the refund that completes a
 * withdrawal from the whole order, and nothing with any other. Such a refund has the line of delivery among its lines,
 * so that it is made once. What went back otherwise before, as a return or as faulty, or was not sent after all, counts as
 * withdrawn from: nothing of the contract is left, and the Directive does not say that the price of its delivery is.
 */
export function withdrawnDeliveryCents(order: Order, lines: readonly number[]): number {
  const withdrawn = new Set(linesWithdrawn(order));
  if (withdrawn.size === 0) return 0;
  const gone = linesRefunded(order.refunds);
  if (gone.has(DELIVERY_LINE)) return 0;
  const dropped = new Set(foldGoods(order).linesDropped);
  const lived = order.basket.map(({ line }) => line).filter((line) => !dropped.has(line));
  const left = lived.filter((line) => !gone.has(line));
  const isWhole = left.every((line) => withdrawn.has(line));
  const isLast = left.length > 0 && left.every((line) => lines.includes(line));
  return isWhole && isLast ? standardDeliveryCents(order.terms) : 0;
}
