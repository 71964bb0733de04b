/**
 * Adding to a basket in one statement, which is what a shop does most: one round trip, one commit,
 * and the basket as it is afterwards.
 */
import { type SQL, sql } from 'drizzle-orm';
import {
  type Basket,
  type BasketItem,
  MAX_BASKET_LINES,
} from '#app/features/basket/core/basket-item.ts';
import type { BasketRefusal } from '#app/features/basket/core/basket-write.ts';
import type { Queries } from '#db/database.ts';
import { prepared } from '#db/prepared.ts';
import { basketLine, product, shopper } from '#db/schema.ts';
import { itemColumns, toBasket } from './basket-store.server.ts';

/** `raced`: somebody changed this very basket meanwhile, and nothing was done. */
export type Added =
  | { kind: 'added'; basket: Basket; item: BasketItem | null }
  | { kind: 'refused'; refusal: BasketRefusal }
  | { kind: 'raced' };

/**
 * A statement sees the basket as it was when it began, and may then wait for the shopper's lock. So
 * it adds only if the version under the lock is still the one that it has seen: then nothing has
 * changed in between, and what it has seen and added is the basket.
 */
const addIfUnchanged = prepared((queries) => {
  const id = sql`${sql.placeholder('shopper')}::text`;
  const listing = sql`${sql.placeholder('listing')}::text`;
  const own = sql`${basketLine.shopper} = ${id} and ${basketLine.removedAt} is null`;

  const cte = <Name extends string>(name: Name, statement: SQL) =>
    queries.$with(name, {}).as(statement);
  const seen = cte(
    'seen',
    sql`select
      (select ${shopper.basketVersion} from ${shopper} where ${shopper.id} = ${id}) as version,
      (select ${shopper.joinedTo} is not null from ${shopper} where ${shopper.id} = ${id}) as has_joined,
      (select count(*)::int from ${basketLine} where ${own}) as lines,
      (select true from ${product}
        where ${product.listing} = ${listing} and ${product.withdrawnAt} is null) as is_for_sale`,
  );
  const raised = cte(
    'raised',
    sql`insert into ${shopper} (id, basket_version)
      select ${id}, coalesce(seen.version, 0) + 1 from seen
      where seen.is_for_sale and seen.has_joined is not true and seen.lines < ${MAX_BASKET_LINES}
      on conflict (id) do update set basket_version = excluded.basket_version
      where ${shopper.basketVersion} = excluded.basket_version - 1 and ${shopper.joinedTo} is null
      returning basket_version as version`,
  );
  const added = cte(
    'added',
    sql`insert into ${basketLine} (shopper, listing)
      select ${id}, ${listing} from raised returning line`,
  );
  const item = cte(
    'item',
    sql`select ${basketLine.line} as line, ${basketLine.listing} as listing
      from ${basketLine} where ${own} union all select added.line, ${listing} from added`,
  );
  return queries
    .with(seen, raised, added, item)
    .select({
      ...itemColumns,
      hasJoined: sql<boolean | null>`seen.has_joined`,
      lines: sql<number>`seen.lines`,
      isForSale: sql<boolean | null>`seen.is_for_sale`,
      version: sql<number | null>`raised.version`,
      added: sql<number | null>`added.line`.mapWith(basketLine.line),
      line: sql<number | null>`item.line`.mapWith(basketLine.line),
    })
    .from(sql`seen left join raised on true left join added on true left join item on true`)
    .leftJoin(product, sql`${product.listing} = item.listing`)
    .orderBy(sql`item.line`)
    .prepare('add_to_basket');
});

/** Adds a listing to the basket of a shopper, who is made if new. Under the lock it is never raced. */
export async function tryToAdd(
  queries: Queries,
  shopperId: string,
  listing: string,
): Promise<Added> {
  const rows = await addIfUnchanged(queries).execute({ shopper: shopperId, listing });
  const [first] = rows;
  if (!first) throw new Error('Unable to add to a basket: the database returned no row');
  if (first.added !== null) {
    const basket = toBasket(shopperId, rows);
    const item = basket.items.find(({ line }) => line === first.added) ?? null;
    return { kind: 'added', basket, item };
  }
  if (first.hasJoined) return { kind: 'refused', refusal: 'shopper_joined' };
  if (first.lines >= MAX_BASKET_LINES) return { kind: 'refused', refusal: 'basket_full' };
  if (!first.isForSale) return { kind: 'refused', refusal: 'unknown_listing' };
  return { kind: 'raced' };
}
