/** What the control socket of a shop needs for orders, for tests of its other operations. */
import type { RunningShop } from '#server/run-shop.ts';

const unused = () => Promise.reject(new Error('This shop has no orders'));

export const noOrderDesk: Pick<RunningShop, 'orderActions' | 'live'> = {
  orderActions: { cancelOrder: unused, askReturn: unused, record: unused, refundOrder: unused },
  live: { onOrderChange: () => () => {} },
};
