import { type LoaderFunctionArgs, redirect } from 'react-router';
import { deskOf } from '#admin/desk/admin-context.server.ts';
import { isOfOrders } from '#admin/orders/find-anything.server.ts';
import { isStorable } from '#app/shared/storable-text.ts';

const MAX_LETTERS = 200;

/** Leads to the list that finds it: of orders or of products. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_LETTERS);
  const text = isStorable(typed) ? typed : '';
  const path = (await isOfOrders(deskOf(context).queries, text)) ? '/orders' : '/products';
  throw redirect(text === '' ? path : `${path}?${new URLSearchParams({ q: text })}`);
}
