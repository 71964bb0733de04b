/** Takes single variants off sale, and puts them on sale again. */
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { countRows, readRows } from '#db/read-rows.ts';

/** How many variants changed, and which are in no catalogue of this shop; with any of those none changed. */
export type WithdrawReport = { changed: number; unknown: string[] };

const variantSchema = z.object({ variant: z.string() });

async function findUnknown(tx: Queries, variants: readonly string[]): Promise<string[]> {
  const found = await readRows(
    tx,
    variantSchema,
    sql`select variant from unnest(${sql.param(variants)}::text[]) as named (variant)
      where not exists (select 1 from product where product.variant = named.variant)`,
  );
  return found.map(({ variant }) => variant);
}

/** All of them, or none when one is unknown. Those that are as they should be stay so. */
export function setWithdrawn(
  queries: Queries,
  variants: readonly string[],
  isWithdrawn: boolean,
): Promise<WithdrawReport> {
  return queries.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const unknown = await findUnknown(tx, variants);
    if (unknown.length > 0) return { changed: 0, unknown };
    const changed = await countRows(
      tx,
      sql`update product set withdrawn_at = ${isWithdrawn ? sql`now()` : sql`null`}
        where variant = any(${sql.param(variants)}::text[])
          and (withdrawn_at is null) = ${isWithdrawn}::boolean
        returning 1`,
    );
    if (changed > 0) {
      await refreshSearchWords(tx);
      await publishWith(tx, { kind: 'catalogue' });
    }
    return { changed, unknown };
  });
}
