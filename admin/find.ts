import { type LoaderFunctionArgs, redirect } from 'react-router';
import { findByPerson } from '#app/features/orders/staff/find-persons.server.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { findProducts } from '#operations/catalogue/read-products.server.ts';
import { type AdminDesk, deskOf } from './desk/admin-context.server.ts';
import { isOfOrders } from './orders/find-anything.server.ts';

const MAX_LETTERS = 200;

/** Whether somebody with orders is called so or lives there, and no product is. */
async function isOfPersons(desk: AdminDesk, text: string): Promise<boolean> {
  if ((await findByPerson(desk.queries, text, 1)).length === 0) return false;
  const { products } = await findProducts(desk, { text, after: null, limit: 1 });
  return products.length === 0;
}

/** Whether the list of orders is the one to look at, of those that the member may see. */
async function leadsToOrders(desk: AdminDesk, text: string): Promise<boolean> {
  const { scopes } = desk.member;
  if (!scopes.includes('orders:read')) return false;
  if (!scopes.includes('catalogue:read')) return true;
  return (await isOfOrders(desk.queries, text)) || isOfPersons(desk, text);
}

/** Leads to the list that finds it: of orders or of products. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const desk = deskOf(context);
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_LETTERS);
  const text = isStorable(typed) ? typed : '';
  const path = (await leadsToOrders(desk, text)) ? '/orders' : '/products';
  throw redirect(text === '' ? path : `${path}?${new URLSearchParams({ q: text })}`);
}
