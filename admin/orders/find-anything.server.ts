/** What the one search of everything takes its text for. */
import { findOrdersByIndex } from '#app/features/orders/staff/find-orders.server.ts';
import type { Queries } from '#db/database.ts';

/** Fewer letters begin the number of some order in every large shop. */
const MIN_LETTERS = 6;

/** Whether it is an e-mail, the number or id of an order, or enough of the beginning of one. */
export async function isOfOrders(queries: Queries, text: string): Promise<boolean> {
  if (text.includes('@')) return true;
  if (text.length < MIN_LETTERS) return false;
  return (await findOrdersByIndex(queries, text)).length > 0;
}
