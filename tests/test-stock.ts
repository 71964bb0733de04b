/** The stock of a test: counted, read as the ledger and the sums have it, and its holds aged. */
import { eq, sql } from 'drizzle-orm';
import { countStock } from '#app/features/stock/count-stock.server.ts';
import { productKey } from '#app/features/stock/stock.ts';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { stockHold } from '#db/schema/stock-schema.ts';
import { rowsOf } from '#tests/rows-of.ts';

let references = 0;

/** A new variant of the shop with so many units on the shelf. */
export async function stocked(queries: Queries, variant: string, units: number): Promise<string> {
  await queries
    .insert(product)
    .values({
      variant,
      id: variant,
      title: `The ${variant}`,
      image: '',
      priceCents: 1_000,
      rating: 0,
      position: 1_000,
    })
    .onConflictDoNothing();
  await recount(queries, variant, units);
  return variant;
}

/** A count finds so many on the shelf. */
export async function recount(queries: Queries, variant: string, units: number): Promise<void> {
  references += 1;
  const fact = { isChange: false, reason: 'counted', reference: `test ${references}` };
  const outcome = await countStock(queries, { [variant]: units }, fact);
  if ('refused' in outcome) throw new Error(`Unable to count ${variant}`);
}

export type StockRow = {
  onHand: number;
  available: number;
  held: number;
  committed: number;
  /** What the ledger adds up to. */
  ledger: number;
};

export async function stockOf(queries: Queries, variant: string): Promise<StockRow | undefined> {
  const [row] = await rowsOf<StockRow>(
    queries,
    sql`select on_hand as "onHand", available,
      (select coalesce(sum(units) filter (where state = 'held'), 0)::int from stock_hold
        where stock_key = stock.stock_key) as held,
      (select coalesce(sum(units) filter (where state = 'committed'), 0)::int from stock_hold
        where stock_key = stock.stock_key) as committed,
      (select coalesce(sum(units) filter (where reason <> 'cancelled'), 0)::int from stock_entry
        where stock_key = stock.stock_key) as ledger
      from stock where variant = ${variant}`,
  );
  return row;
}

/** As if so many minutes had passed since the holds of this variant were taken. */
export async function passHoldMinutes(
  queries: Queries,
  variant: string,
  minutes: number,
): Promise<void> {
  const time = sql`make_interval(mins => ${minutes})`;
  await queries
    .update(stockHold)
    .set({ takenAt: sql`taken_at - ${time}`, endsAt: sql`ends_at - ${time}` })
    .where(eq(stockHold.stockKey, productKey(variant)));
}
