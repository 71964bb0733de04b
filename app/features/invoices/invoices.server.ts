/** The numbers of invoices, and the seller on them (docs/decisions/064). */
import { sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';
import { seller } from '#db/schema/invoice-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { Seller } from './invoice.ts';

/** Gives the orders that wait for one their numbers; how many it gave. */
export async function numberInvoices(queries: Queries, zone: string): Promise<number> {
  if ((await readSeller(queries)) === null) return 0;
  return queries.transaction(async (tx) => {
    // After a long pause there is more to number than a statement may take.
    await tx.execute(sql`set local statement_timeout = 0`);
    const [row] = await rowsOf<{ given: number }>(
      tx,
      sql`select number_invoices(${zone}) as given`,
    );
    return row?.given ?? 0;
  });
}

/** Null: nobody is set, and no order gets an invoice. */
export async function readSeller(queries: Queries): Promise<Seller | null> {
  const [row] = await queries.select({ details: sql<Seller>`${seller.details}` }).from(seller);
  return row?.details ?? null;
}

const setSeller = sqlFunction<[details: string | null], boolean>('set_seller', 1);

/**
 * Whether anything has changed. What was paid before gets an invoice of the seller of then: it is numbered
 * first. `zone` is the shop's time zone.
 */
export async function writeSeller(
  queries: Queries,
  zone: string,
  details: Seller | null,
): Promise<boolean> {
  await numberInvoices(queries, zone);
  return setSeller(queries, details && JSON.stringify(details));
}
