/** Basket lines in the database; whoever writes holds the shopper's lock. */
import { and, asc, eq, gt, inArray, isNull, lte, notExists, type SQL, sql } from 'drizzle-orm';
import {
  type Basket,
  type BasketItem,
  emptyBasket,
} from '#app/features/basket/core/basket-item.ts';
import {
  type ProductRow,
  productColumns,
  toProduct,
} from '#app/features/catalogue/product/product-row.server.ts';
import type { Queries } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { basketLine, orderLine, product, shopper } from '#db/schema.ts';

/** An item as a query selects it. */
export const itemColumns = {
  line: basketLine.line,
  product: productColumns,
  isWithdrawn: sql<boolean>`${product.withdrawnAt} is not null`,
};

function toItem(line: number, row: ProductRow, isWithdrawn: boolean): BasketItem {
  return { ...toProduct(row), line, ...(isWithdrawn && { withdrawn: true }) };
}

/** A basket as a query selects it, a row a line: `shopper`, its `basketLine`s, their `product`s. */
export const basketColumns = { version: shopper.basketVersion, ...itemColumns };

/** Joins a shopper's row to the lines that are in its basket. */
export const isLineOfShopper = and(
  eq(basketLine.shopper, shopper.id),
  isNull(basketLine.removedAt),
);

export type BasketRow = {
  version: number | null;
  line: number | null;
  product: ProductRow | null;
  isWithdrawn: boolean;
};

/** What the rows of one shopper say; no row, or one without a version, is a shopper who is none yet. */
export function toBasket(shopperId: string, rows: readonly BasketRow[]): Basket {
  const version = rows[0]?.version ?? null;
  if (version === null) return emptyBasket;
  const items: BasketItem[] = [];
  for (const { line, product: row, isWithdrawn } of rows) {
    if (line !== null && row) items.push(toItem(line, row, isWithdrawn));
  }
  return { shopper: shopperId, items, version };
}

const selectBasket = prepared((queries) =>
  queries
    .select(basketColumns)
    .from(shopper)
    .leftJoin(basketLine, isLineOfShopper)
    .leftJoin(product, eq(product.listing, basketLine.listing))
    .where(and(eq(shopper.id, sql.placeholder('shopper')), isNull(shopper.joinedTo)))
    .orderBy(asc(basketLine.line))
    .prepare('read_basket'),
);

/** The shopper's basket with today's titles and prices, in the order of adding: one query. */
export async function readBasket(queries: Queries, shopperId: string): Promise<Basket> {
  return toBasket(shopperId, await selectBasket(queries).execute({ shopper: shopperId }));
}

/** What is in the shopper's basket, as against what was removed and can be put back. */
function isIn(shopperId: string): SQL | undefined {
  return and(eq(basketLine.shopper, shopperId), isNull(basketLine.removedAt));
}

/** Removes the first line whose product has this id (spec 4) and gives it; null if there is none. */
export async function removeFirstLine(
  tx: Queries,
  shopperId: string,
  id: string,
): Promise<BasketItem | null> {
  const [first] = await tx
    .select(itemColumns)
    .from(basketLine)
    .innerJoin(product, eq(product.listing, basketLine.listing))
    .where(and(isIn(shopperId), eq(product.id, id)))
    .orderBy(asc(basketLine.line))
    .limit(1);
  if (!first) return null;
  await tx
    .update(basketLine)
    .set({ removedAt: sql`now()` })
    .where(and(eq(basketLine.shopper, shopperId), eq(basketLine.line, first.line)));
  return toItem(first.line, first.product, first.isWithdrawn);
}

/** How long a removed line can be put back. */
const PUT_BACK_UNTIL = sql`now() - interval '1 hour'`;

/** Puts a removed line back into its old place; false for one that is sold, or gone too long. */
export async function putBackLine(tx: Queries, shopperId: string, line: number): Promise<boolean> {
  const claim = tx
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.shopper, basketLine.shopper), eq(orderLine.line, basketLine.line)));
  const restored = await tx
    .update(basketLine)
    .set({ removedAt: null })
    .where(
      and(
        eq(basketLine.shopper, shopperId),
        eq(basketLine.line, line),
        gt(basketLine.removedAt, PUT_BACK_UNTIL),
        notExists(claim),
      ),
    )
    .returning({ line: basketLine.line });
  return restored.length > 0;
}

/** Deletes what can be put back no more. */
export async function forgetRemovedLines(queries: Queries): Promise<void> {
  await queries.delete(basketLine).where(lte(basketLine.removedAt, PUT_BACK_UNTIL));
}

/** Deletes exactly these lines, those of them that are there: they cannot be put back. */
export async function removeLines(
  tx: Queries,
  shopperId: string,
  lines: readonly number[],
): Promise<void> {
  await tx
    .delete(basketLine)
    .where(and(eq(basketLine.shopper, shopperId), inArray(basketLine.line, [...lines])));
}

/** Deletes every line. */
export async function removeAllLines(tx: Queries, shopperId: string): Promise<void> {
  await tx.delete(basketLine).where(eq(basketLine.shopper, shopperId));
}

/** How many lines the basket has. */
export async function countLines(tx: Queries, shopperId: string): Promise<number> {
  return tx.$count(basketLine, isIn(shopperId));
}

/**
 * Moves all lines to another shopper, their numbers unchanged, so that each joins once; gives those
 * that are in the basket. Each is taken out and put in again: it may lie on another machine then, and
 * a shard key cannot be updated.
 */
export async function moveLines(tx: Queries, from: string, to: string): Promise<number[]> {
  const rows = await tx.delete(basketLine).where(eq(basketLine.shopper, from)).returning();
  if (rows.length === 0) return [];
  await tx.insert(basketLine).values(rows.map((row) => ({ ...row, shopper: to })));
  const shown = rows.filter(({ removedAt }) => removedAt === null);
  return shown.map(({ line }) => line).toSorted((one, other) => one - other);
}
