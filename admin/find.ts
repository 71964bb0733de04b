import { type LoaderFunctionArgs, redirect } from 'react-router';
import { findByPerson } from '#app/features/orders/staff/find-persons.server.ts';
import { isStorable } from '#app/shared/text/storable-text.ts';
import { findProducts } from '#operations/catalogue/read-products.server.ts';
import { type AdminSession, sessionOf } from './operations/admin-context.server.ts';
import { isOfOrders } from './orders/find-anything.server.ts';

const MAX_LETTERS = 200;

/** Whether somebody with orders is called so or lives there, and no product is. */
async function isOfPersons(session: AdminSession, text: string): Promise<boolean> {
  if ((await findByPerson(session.queries, text, 1)).length === 0) return false;
  const { products } = await findProducts(session, { text, after: null, limit: 1 });
  return products.length === 0;
}

/** Whether the list of orders is the one to look at, of those that the member may see. */
async function leadsToOrders(session: AdminSession, text: string): Promise<boolean> {
  const { scopes } = session.member;
  if (!scopes.includes('orders:read')) return false;
  if (!scopes.includes('catalogue:read')) return true;
  return (await isOfOrders(session.queries, text)) || isOfPersons(session, text);
}

/** Leads to the list that finds it: of orders or of products. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const session = sessionOf(context);
  const typed = (url.searchParams.get('q') ?? '').trim().slice(0, MAX_LETTERS);
  const text = isStorable(typed) ? typed : '';
  const path = (await leadsToOrders(session, text)) ? '/orders' : '/products';
  throw redirect(text === '' ? path : `${path}?${new URLSearchParams({ q: text })}`);
}
