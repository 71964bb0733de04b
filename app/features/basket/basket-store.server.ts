/** Basket lines in the database; whoever writes holds the shopper's lock. */
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { productColumns, toProduct } from '#app/features/catalogue/product-row.server.ts';
import type { Queries } from '#db/database.ts';
import { basketLine, product, shopper } from '#db/schema.ts';
import { type Basket, type BasketItem, emptyBasket } from './basket-item.ts';

/** The shopper's basket with today's titles and prices, in the order of adding: one query. */
export async function readBasket(queries: Queries, shopperId: string): Promise<Basket> {
  const rows = await queries
    .select({ version: shopper.basketVersion, line: basketLine.line, product: productColumns })
    .from(shopper)
    .leftJoin(basketLine, eq(basketLine.shopper, shopper.id))
    .leftJoin(product, eq(product.listing, basketLine.listing))
    .where(and(eq(shopper.id, shopperId), isNull(shopper.joinedTo)))
    .orderBy(asc(basketLine.line));
  const items: BasketItem[] = [];
  for (const { line, product: row } of rows) {
    if (line !== null && row) items.push({ ...toProduct(row), line });
  }
  const [first] = rows;
  return first ? { shopper: shopperId, items, version: first.version } : emptyBasket;
}

/** Appends a listing; gives its line, or null when the catalogue has no such listing. */
export async function addLine(
  tx: Queries,
  shopperId: string,
  listing: string,
): Promise<number | null> {
  const [known] = await tx
    .select({ listing: product.listing })
    .from(product)
    .where(eq(product.listing, listing));
  if (!known) return null;
  const [added] = await tx
    .insert(basketLine)
    .values({ shopper: shopperId, listing })
    .returning({ line: basketLine.line });
  return added?.line ?? null;
}

/** Removes the first line whose product has this id (spec 4); false when there is none. */
export async function removeFirstLine(
  tx: Queries,
  shopperId: string,
  id: string,
): Promise<boolean> {
  const [first] = await tx
    .select({ line: basketLine.line })
    .from(basketLine)
    .innerJoin(product, eq(product.listing, basketLine.listing))
    .where(and(eq(basketLine.shopper, shopperId), eq(product.id, id)))
    .orderBy(asc(basketLine.line))
    .limit(1);
  if (!first) return false;
  await removeLines(tx, shopperId, [first.line]);
  return true;
}

/** Removes exactly these lines, those of them that are there. */
export async function removeLines(
  tx: Queries,
  shopperId: string,
  lines: readonly number[],
): Promise<void> {
  await tx
    .delete(basketLine)
    .where(and(eq(basketLine.shopper, shopperId), inArray(basketLine.line, [...lines])));
}

/** Removes every line. */
export async function removeAllLines(tx: Queries, shopperId: string): Promise<void> {
  await tx.delete(basketLine).where(eq(basketLine.shopper, shopperId));
}

/** How many lines the basket has. */
export async function countLines(tx: Queries, shopperId: string): Promise<number> {
  return tx.$count(basketLine, eq(basketLine.shopper, shopperId));
}

/** Moves all lines to another shopper, their numbers unchanged, so that each joins once. */
export async function moveLines(tx: Queries, from: string, to: string): Promise<number[]> {
  const moved = await tx
    .update(basketLine)
    .set({ shopper: to })
    .where(eq(basketLine.shopper, from))
    .returning({ line: basketLine.line });
  return moved.map(({ line }) => line);
}
