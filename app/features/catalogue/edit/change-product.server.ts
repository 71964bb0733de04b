/** One listing as staff edits it: read with a version, written only while that is still its version. */
import { sql } from 'drizzle-orm';
import { refreshSearchWords } from '#app/features/catalogue/search/refresh-words.server.ts';
import { publishWith } from '#app/features/live/server/live-hub.server.ts';
import type { Queries } from '#db/database.ts';
import { rowsOf } from '#db/rows-of.ts';

/** What staff can change of a listing. */
export type ProductValues = {
  title: string;
  priceCents: number;
  category: string;
  description: string;
  isWithdrawn: boolean;
};

export type EditedProduct = ProductValues & {
  listing: string;
  id: string;
  image: string;
  /** Another after every change, by whomever it was made. */
  version: string;
};

/** `changed`: it is not the version that was read any more; nothing was written. */
export type ProductChange = 'done' | 'changed' | 'unknown';

export async function readEditedProduct(
  queries: Queries,
  listing: string,
): Promise<EditedProduct | null> {
  const [found] = await rowsOf<EditedProduct>(
    queries,
    sql`select listing, id, image, title, price_cents as "priceCents", category, description,
        withdrawn_at is not null as "isWithdrawn", xmin::text as version
      from product where listing = ${listing}`,
  );
  return found ?? null;
}

/** Whether the words of the search, which completes and corrects by them, follow from what has changed. */
function changesWords(before: ProductValues, after: ProductValues): boolean {
  return (
    before.title !== after.title ||
    before.category !== after.category ||
    before.isWithdrawn !== after.isWithdrawn
  );
}

/** Writes all values of a listing, and tells the open pages. */
export function changeProduct(
  queries: Queries,
  { listing, version }: Pick<EditedProduct, 'listing' | 'version'>,
  values: ProductValues,
): Promise<ProductChange> {
  return queries.transaction(async (tx) => {
    const before = await readEditedProduct(tx, listing);
    if (!before) return 'unknown';
    const { title, priceCents, category, description, isWithdrawn } = values;
    // The version is compared by the statement that writes: it waits for a writer who is faster.
    const written = await rowsOf(
      tx,
      sql`update product set title = ${title}, price_cents = ${priceCents}, category = ${category},
          description = ${description},
          withdrawn_at = case when ${isWithdrawn}::boolean then coalesce(withdrawn_at, now()) end
        where listing = ${listing} and xmin::text = ${version} returning 1`,
    );
    if (written.length === 0) return 'changed';
    if (changesWords(before, values)) {
      await tx.execute(sql`set local statement_timeout = 0`);
      await refreshSearchWords(tx);
    }
    await publishWith(tx, { kind: 'catalogue' });
    return 'done';
  });
}
