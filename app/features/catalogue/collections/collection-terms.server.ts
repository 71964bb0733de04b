/** The terms by which variants are found in the collections of their product. */
import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';

/**
 * Writes them for all that is sold of these products, a query of `id`. Whoever changes what is in a collection calls this
 * in the same transaction; a trigger does it for what is put on sale again.
 */
export async function renewTerms(tx: Queries, ids: SQL): Promise<void> {
  await tx.execute(sql`
    update product set collections = named.terms
    from (select id, collection_terms(id) as terms from (${ids}) as one) as named
    where product.id = named.id and product.withdrawn_at is null
      and product.collections <> named.terms`);
}
