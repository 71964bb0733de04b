/** The order that a page is about, for whoever may see it (spec 6). */

import type { OrderService } from '#app/features/orders/order-service.server.ts';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';

/** `guest`: whom the link names that is opened; null for the order's own account. `account`: who asks. */
export type FoundOrder = {
  order: OrderDetails;
  guest: string | null;
  account: { uid: string } | null;
};

/** The order of the account that asks, or of the link with this `query`; null for any other visitor. */
export async function findOwnOrder(
  orders: Pick<OrderService, 'details' | 'linked'>,
  account: { uid: string } | null,
  id: string,
  query: URLSearchParams,
): Promise<FoundOrder | null> {
  if (!isStorable(id)) return null;
  const own = account && (await orders.details(account.uid, id));
  if (own) return { order: own, guest: null, account };
  const linked = await orders.linked(id, query);
  return linked && { ...linked, account };
}
