import { type LoaderFunctionArgs, redirect } from 'react-router';
import { findByPerson } from '#app/features/orders/staff/find-persons.server.ts';
import { isStorable } from '#app/shared/storable-text.ts';
import { type AdminDesk, deskOf } from './desk/admin-context.server.ts';
import { isOfOrders } from './orders/find-anything.server.ts';
import { findProducts } from './products/product-desk.server.ts';

const MAX_LETTERS = 200;

/** Whether somebody with orders is called so or lives there, and no product is. */
async function isOfPersons(desk: AdminDesk, text: string): Promise<boolean> {
  if ((await findByPerson(desk.queries, text, 1)).length === 0) return false;
  const { products } = await findProducts(desk, { text, after: null, limit: 1 });
  return products.length === 0;
}

/** Leads to the list that finds it: of orders or of products. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const desk = deskOf(context);
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_LETTERS);
  const text = isStorable(typed) ? typed : '';
  const isOrders = (await isOfOrders(desk.queries, text)) || (await isOfPersons(desk, text));
  const path = isOrders ? '/orders' : '/products';
  throw redirect(text === '' ? path : `${path}?${new URLSearchParams({ q: text })}`);
}
