/** The order that a page of it is asked for. */
import type { RouterContextProvider } from 'react-router';
import type { OrderDetails } from '#app/features/orders/order-state.ts';
import { requestSessionContext, shopContext } from '#app/page-context.server.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';

/** `guest`: whom the link names that is opened; null for the order's own account. `account`: who asks. */
export type FoundOrder = {
  order: OrderDetails;
  guest: string | null;
  account: { uid: string } | null;
};

type Asked = { params: { id: string }; context: Readonly<RouterContextProvider>; url: URL };

/** The order of the account that asks, or of the link that is opened; null for any other visitor (spec 6). */
export async function findOrder({ params, context, url }: Asked): Promise<FoundOrder | null> {
  if (!isStorable(params.id)) return null;
  const { account } = await context.get(requestSessionContext).visitor();
  const { orders } = context.get(shopContext);
  const own = account && (await orders.details(account.uid, params.id));
  if (own) return { order: own, guest: null, account };
  const linked = await orders.linked(params.id, url.searchParams);
  return linked && { ...linked, account };
}

/** Whether it shows where it goes: the link of a guest for a while, or once it is opened by a code. */
export async function isAddressShown(
  { order, guest }: FoundOrder,
  { request, context }: Pick<Asked, 'context'> & { request: Request },
): Promise<boolean> {
  if (guest === null) return !order.isWithheld;
  const { orderLinks } = context.get(shopContext);
  return orderLinks.isShown(request.headers, { ...order, guest });
}
