/** Baskets in the database: each change is one function of `db/functions`, under the shopper's lock. */
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import {
  BASKET_REFUSALS,
  type Basket,
  type BasketItem,
  emptyBasket,
} from '#app/features/basket/core/basket-item.ts';
import { isWishList } from '#app/features/basket/core/wish-list.ts';
import { lineTitle, toLineProduct } from '#app/features/catalogue/product/options/options.ts';
import { productRowSchema } from '#app/features/catalogue/product/product-row.server.ts';
import { toStockLevel } from '#app/features/stock/stock-level.ts';
import { stockNumbersSchema } from '#app/features/stock/stock-levels.server.ts';
import type { Queries } from '#db/database.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { basketLine } from '#db/schema/shop-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';

/** An item as `read_basket` returns it. */
const itemSchema = z.object({
  line: z.number(),
  ...productRowSchema.omit({ wasCents: true }).shape,
  withdrawn: z.boolean(),
  isGiftCard: z.boolean(),
  stock: stockNumbersSchema.nullable(),
});

type ItemRow = z.infer<typeof itemSchema>;

/** A basket as `read_basket` returns it: null without a shopper. */
export const basketRowSchema = z
  .object({ version: z.number(), items: z.array(itemSchema) })
  .nullable();

export type BasketRow = z.infer<typeof basketRowSchema>;

/** The result of a change: why it was refused, or the basket with the lines that changed; none: it is as it was. */
const basketChangeSchema = z.union([
  z.object({
    basket: basketRowSchema,
    lines: z.array(z.number()).exactOptional(),
    removed: itemSchema.nullable().exactOptional(),
    isNewShopper: z.boolean().exactOptional(),
  }),
  z.object({ refusal: z.enum(BASKET_REFUSALS) }),
]);

export type BasketChangeRow = z.infer<typeof basketChangeSchema>;

export function toItem(row: ItemRow): BasketItem {
  const { withdrawn, isGiftCard, stock, unitContent, ratings, ...item } = row;
  return {
    ...toLineProduct(item),
    ...(unitContent && { unitContent }),
    ...(ratings && { ratings }),
    ...(withdrawn && { withdrawn }),
    ...(isGiftCard && { isGiftCard }),
    ...(stock && { stockLevel: toStockLevel(stock) }),
  };
}

export function toBasket(shopper: string, row: BasketRow): Basket {
  return row ? { shopper, version: row.version, items: row.items.map(toItem) } : emptyBasket;
}

const selectBasket = sqlFunction<[shopper: string], BasketRow>('read_basket', 1, basketRowSchema);

/** The shopper's basket with today's titles and prices, in the order of adding. */
export async function readBasket(queries: Queries, shopper: string): Promise<Basket> {
  return toBasket(shopper, await selectBasket(queries, shopper));
}

/**
 * Adds as many as find room, in place of what is in the basket if they replace that; with what the visit came from. Gift
 * cards are left out where the shop sells none.
 */
export const addLines = sqlFunction<
  [
    shopper: string,
    variants: readonly string[],
    replaces: boolean,
    maxLines: number,
    mayMakeShopper: boolean,
    source: string | null,
    sellsGiftCards: boolean,
  ],
  BasketChangeRow
>('add_to_basket', 7, basketChangeSchema);

/** Removes the first line whose product has this id (spec 4). */
export const removeFirstLine = sqlFunction<[shopper: string, id: string], BasketChangeRow>(
  'remove_first_line',
  2,
  basketChangeSchema,
);

/** Restores those of these lines that were removed within these seconds. */
export const restoreLines = sqlFunction<
  [shopper: string, lines: readonly number[], withinSeconds: number, maxLines: number],
  BasketChangeRow
>('restore_lines', 4, basketChangeSchema);

/** Removes these lines, or deletes all (null) for good. */
export const removeLines = sqlFunction<
  [shopper: string, lines: readonly number[] | null],
  BasketChangeRow
>('remove_lines', 2, basketChangeSchema);

/** How long a removed line can be restored. */
export const RESTORABLE_SECONDS = 60 * 60;

/** Deletes removed lines that can no longer be restored. */
export async function forgetRemovedLines(queries: Queries): Promise<void> {
  const oldest = sql`now() - make_interval(secs => ${RESTORABLE_SECONDS})`;
  await queries.delete(basketLine).where(lte(basketLine.removedAt, oldest));
}

/** Whether there is anything in the shopper's basket. */
export async function hasLines(queries: Queries, shopper: string): Promise<boolean> {
  const [row] = await queries
    .select({ line: basketLine.line })
    .from(basketLine)
    .where(and(eq(basketLine.shopper, shopper), isNull(basketLine.removedAt)))
    .limit(1);
  return row !== undefined;
}

async function variantsIn(queries: Queries, shopper: string): Promise<string[]> {
  const rows = await queries
    .select({ variant: basketLine.variant })
    .from(basketLine)
    .where(and(eq(basketLine.shopper, shopper), isNull(basketLine.removedAt)));
  return rows.map(({ variant }) => variant);
}

/** How many more lines fit into a basket that holds at most these. */
const roomIn = sqlFunction<[shopper: string, maxLines: number], number>(
  'basket_room',
  2,
  z.number(),
);

/**
 * Moves all lines to another shopper under the same numbers, so that each joins once; returns those in the basket,
 * and the titles of those that found no room there: the newest ones, which become removed lines. What a wish list has
 * already does not come to it again. Deletes and inserts each: a shard key cannot be updated, and the other shopper may
 * be on another machine.
 */
export async function moveLines(
  tx: Queries,
  from: string,
  to: string,
  maxLines: number,
): Promise<{ lines: number[]; leftOut: string[] }> {
  const left = await tx.delete(basketLine).where(eq(basketLine.shopper, from)).returning();
  const held = new Set(isWishList(to) ? await variantsIn(tx, to) : []);
  const rows = left.filter(({ variant }) => !held.has(variant));
  if (rows.length === 0) return { lines: [], leftOut: [] };
  const room = await roomIn(tx, to, maxLines);
  const shown = rows
    .filter(({ removedAt }) => removedAt === null)
    .toSorted((one, other) => +one.addedAt - +other.addedAt || one.line - other.line);
  const rest = new Set(shown.slice(room));
  const moved = rows.map((row) => ({
    ...row,
    shopper: to,
    removedAt: rest.has(row) ? new Date() : row.removedAt,
  }));
  await tx.insert(basketLine).values(moved);
  const variants = [...rest].map(({ variant }) => variant);
  const titles = await readTitles(tx, variants);
  return {
    lines: shown.slice(0, room).map(({ line }) => line),
    leftOut: variants.map((variant) => titles.get(variant) ?? variant),
  };
}

async function readTitles(tx: Queries, variants: readonly string[]): Promise<Map<string, string>> {
  if (variants.length === 0) return new Map();
  const found = await tx
    .select({ variant: product.variant, title: product.title, options: product.options })
    .from(product)
    .where(inArray(product.variant, [...variants]));
  return new Map(found.map((one) => [one.variant, lineTitle(one)]));
}
