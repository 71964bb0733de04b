/** What the control socket of a shop needs for orders and stock, for tests of its other operations. */
import type { RunningShop } from '#server/run-shop.ts';

const unused = () => Promise.reject(new Error('This shop has no orders'));

export const noOrderDesk: Pick<RunningShop, 'orderActions' | 'live' | 'endForeignHolds'> = {
  orderActions: { cancelOrder: unused, askReturn: unused, record: unused, refundOrder: unused },
  endForeignHolds: unused,
  live: { onOrderChange: () => () => {} },
};
