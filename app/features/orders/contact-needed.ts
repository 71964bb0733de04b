/** How long who an order is for is needed. */
import { hasArrived } from './events/order-events.ts';
import { arrivedCents } from './order-refund.ts';
import { foldOrder, type OrderDetails } from './order-state.ts';

/** When CONTACT_DAYS is absent. */
export const CONTACT_DAYS = 30;

const DAY_SECONDS = 24 * 60 * 60;

/**
 * Whether somebody may still have to send the order, or to write to its buyer: until it is delivered or all of its
 * money is back (of what is cancelled: all that was refunded), at the latest so many days after all of it was shipped.
 * Whom staff has to give money back by hand is needed until that is done.
 */
export function isContactNeeded(
  order: Pick<OrderDetails, 'amount' | 'byHand' | 'basket' | 'events' | 'refunds'>,
  nowSeconds: number,
  keptDays: number,
): boolean {
  if (order.byHand && order.refunds.some(({ state }) => state === 'due')) return true;
  const backCents = order.refunds.reduce((cents, refund) => cents + arrivedCents(refund), 0);
  const { state, linesToSend } = foldOrder(order);
  const isPaidBack = order.amount > 0 && backCents >= order.amount;
  // Nothing of it was sent, and its delivery may be kept.
  const isOff = state === 'cancelled' && order.refunds.every((one) => one.state === 'refunded');
  if (hasArrived(state) || isPaidBack || isOff) return false;
  const shipped = order.events.findLast(({ kind }) => kind === 'shipped');
  return (
    !shipped || linesToSend.length > 0 || nowSeconds < shipped.atSeconds + keptDays * DAY_SECONDS
  );
}
