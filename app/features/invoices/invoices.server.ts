/** The numbers of invoices, and the seller on them (docs/decisions/064). */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { seller } from '#db/schema/invoice-schema.ts';
import { orderNumberOf } from '#db/schema/order-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { Seller } from './invoice.ts';

const givenSchema = z.object({ given: z.number() });
const numberedSchema = z.object({ shopper: z.string(), id: z.string() });

/** Gives the orders that wait for one their numbers; how many it gave. Their open pages hear of it. */
export async function numberInvoices(queries: Queries, zone: string): Promise<number> {
  if ((await readSeller(queries)) === null) return 0;
  return queries.transaction(async (tx) => {
    // After a long pause there is more to number than a statement may take.
    await tx.execute(sql`set local statement_timeout = 0`);
    const [row] = await readRows(tx, givenSchema, sql`select number_invoices(${zone}) as given`);
    const given = row?.given ?? 0;
    await publishNumbered(tx, given);
    return given;
  });
}

/** The pages of the orders that got the last numbers, `given` many, say that there is an invoice now. */
async function publishNumbered(tx: Queries, given: number): Promise<void> {
  if (given === 0) return;
  const numbered = await readRows(
    tx,
    numberedSchema,
    sql`select "order".shopper, "order".payment_intent as id
      from (select payment_intent from invoice order by no desc limit ${given}) as last
        join "order" on "order".number = ${sql.raw(orderNumberOf('last.payment_intent'))}
          and "order".payment_intent = last.payment_intent`,
  );
  await publishWith(tx, ...numbered.map((order) => ({ kind: 'order' as const, ...order })));
}

/** Null: nobody is set, and no order gets an invoice. */
export async function readSeller(queries: Queries): Promise<Seller | null> {
  const [row] = await queries.select({ details: sql<Seller>`${seller.details}` }).from(seller);
  return row?.details ?? null;
}

const setSeller = sqlFunction<[details: string | null], boolean>('set_seller', 1, z.boolean());

/**
 * Null removes the seller; false where there was none. What was paid before gets an invoice of the seller of then: it is numbered
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
