import type { LoaderFunctionArgs } from 'react-router';
import { sessionOf } from '#admin/operations/admin-context.server.ts';
import { countNewOrders } from './new-orders.server.ts';

/** How many orders came in since a time, for the title of the page. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const since = /^\d{1,12}(?:\.\d{1,9})?$/.exec(url.searchParams.get('since') ?? '');
  const orders = await countNewOrders(sessionOf(context).queries, since ? Number(since[0]) : null);
  return Response.json(orders, { headers: { 'cache-control': 'no-store' } });
}
