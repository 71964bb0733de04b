/** What the control socket of a shop needs for orders and stock, for tests of its other operations. */
import type { ShopAccess } from '#server/control/operation.ts';

const unused = () => Promise.reject(new Error('This shop has no orders'));

export const noOrderDesk: Pick<ShopAccess, 'orderActions' | 'live' | 'endForeignHolds'> = {
  orderActions: { cancelOrder: unused, requestReturn: unused, record: unused, refundOrder: unused },
  endForeignHolds: unused,
  live: { onOrderChange: () => () => {} },
};
