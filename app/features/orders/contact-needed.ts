/** How long who an order is for is needed. */
import { hasArrived } from './order-events.ts';
import { arrivedCents } from './order-refund.ts';
import { foldOrder, type OrderDetails } from './order-state.ts';

/** When CONTACT_DAYS is absent. */
export const CONTACT_DAYS = 30;

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Whether somebody may still have to send the order, or to write to its buyer: until it is delivered or all of its
 * money is back (an order of nothing: until it is cancelled), at the latest so many days after it was shipped.
 */
export function isContactNeeded(
  order: Pick<OrderDetails, 'amount' | 'basket' | 'events' | 'refunds'>,
  nowSeconds: number,
  keptDays: number,
): boolean {
  const backCents = order.refunds.reduce((cents, refund) => cents + arrivedCents(refund), 0);
  const { state } = foldOrder(order);
  const isPaid = order.amount > 0;
  const isEnded = backCents >= order.amount && (isPaid || state === 'cancelled');
  if (hasArrived(state) || isEnded) return false;
  const shipped = order.events.find(({ kind }) => kind === 'shipped');
  return !shipped || nowSeconds < shipped.atSeconds + keptDays * DAY_SECONDS;
}
