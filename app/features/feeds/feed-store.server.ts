/** Reads the variants of a feed from the database, a page at a time. */
import { and, asc, gt, isNull, sql } from 'drizzle-orm';
import { readLevels, readSelling } from '#app/features/stock/stock-levels.server.ts';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import type { FeedProduct } from './feed-product.ts';
import { FEED_MAX } from './feed-row.ts';

/** What of it is longer than a feed says is not read; one more letter tells that it was cut. */
const description = sql<string>`left(${product.description}, ${sql.raw(String(FEED_MAX.description + 1))})`;

/** Drizzle would write its own columns without their table. */
const hasSiblings = sql<boolean>`exists (select from product as sibling where sibling.id = product.id
  and sibling.variant <> product.variant and sibling.withdrawn_at is null)`;

/** The next variants that are sold, in the order of their names; none after the last. */
export async function readFeedPage(
  queries: Queries,
  after: string,
  limit: number,
  sellsGiftCards: boolean,
): Promise<FeedProduct[]> {
  const rows = await queries
    .select({
      variant: product.variant,
      id: product.id,
      title: product.title,
      image: product.image,
      images: product.images,
      priceCents: product.priceCents,
      wasCents: product.wasCents,
      unitContent: product.unitContent,
      options: product.options,
      description,
      category: product.category,
      brand: product.brand,
      barcode: product.barcode,
      weightGrams: product.weightGrams,
      hasSiblings,
    })
    .from(product)
    .where(and(gt(product.variant, after), isNull(product.withdrawnAt)))
    .orderBy(asc(product.variant))
    .limit(limit);
  const { off } = await readSelling(queries, sellsGiftCards);
  // Not from memory: a feed would drive what pages show out of it.
  const levels = await readLevels(
    queries,
    rows.map(({ variant }) => variant),
    off,
  );
  return rows.map((row) => {
    const stockLevel = levels.get(row.variant);
    return stockLevel ? { ...row, stockLevel } : row;
  });
}
