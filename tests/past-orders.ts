/** Orders that were made some time ago, written as rows: for tests of what is listed and added up. */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';

/** Inserts an order of so many seconds ago; resolves to its id. */
export type InsertOrder = (secondsAgo: number, cents: number, state?: string) => Promise<string>;

export function createOrderInserter(queries: Queries): InsertOrder {
  let orders = 0;
  return async (secondsAgo, cents, state = 'delivered') => {
    orders += 1;
    const id = `pi_${orders}`;
    await queries.execute(sql`
      insert into "order" (shopper, payment_intent, items, amount_cents, created_seconds)
      values ('somebody', ${id}, '[]', ${cents}, extract(epoch from now())::bigint - ${secondsAgo}::int)`);
    await queries.execute(sql`
      insert into order_status (shopper, payment_intent, state) values ('somebody', ${id}, ${state})`);
    return id;
  };
}
