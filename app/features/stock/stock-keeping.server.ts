/** The shopkeeper's view of the stock: what there is of a variant, and holds that nobody else can end. */
import { and, eq, ne, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { stockHold } from '#db/schema/stock-schema.ts';
import { endHold } from './stock-holds.server.ts';

/** `onHand` lies on the shelf; of that `held` is in checkouts and `committed` is sold, not shipped. */
export const shelfRowSchema = z.object({
  onHand: z.number(),
  available: z.number(),
  held: z.number(),
  committed: z.number(),
});

export type ShelfRow = z.infer<typeof shelfRowSchema>;

const unitsOf = (state: string) =>
  sql`(select coalesce(sum(units) filter (where state = ${state}), 0)::int from stock_hold
    where stock_hold.stock_key = stock.stock_key)`;

const SHELF = sql`on_hand as "onHand", available, ${unitsOf('held')} as held,
  ${unitsOf('committed')} as committed`;

/** Null for a variant that is not counted. */
export async function readShelf(queries: Queries, variant: string): Promise<ShelfRow | null> {
  const [row] = await readRows(
    queries,
    shelfRowSchema,
    sql`select ${SHELF} from stock where variant = ${variant}`,
  );
  return row ?? null;
}

export const listedShelfSchema = shelfRowSchema.extend({ variant: z.string() });

/** The variants that are counted, by name, after this one. */
export function readShelves(
  queries: Queries,
  { after, limit }: { after: string; limit: number },
): Promise<z.infer<typeof listedShelfSchema>[]> {
  return readRows(
    queries,
    listedShelfSchema,
    sql`select variant, ${SHELF} from stock where variant > ${after} order by variant limit ${limit}`,
  );
}

/**
 * Gives back what payments of other provider accounts hold: this shop cannot cancel their intents any
 * more. Should one be paid all the same, it is sold if there is enough, else refunded. Returns how many
 * payments held something.
 */
export async function endForeignHolds(queries: Queries, provider: string): Promise<number> {
  const held = await queries
    .selectDistinct({ payment: stockHold.payment })
    .from(stockHold)
    .where(and(eq(stockHold.state, 'held'), ne(stockHold.provider, provider)));
  for (const { payment } of held) await endHold(queries, payment);
  return held.length;
}
