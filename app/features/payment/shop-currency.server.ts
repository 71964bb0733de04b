/** The currency that the amounts in the database are in: it is chosen until something is sold. */
import { inArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { withAmounts } from '#app/features/delivery/delivery-zone.ts';
import {
  readDeliveryZones,
  writeDeliveryZone,
} from '#app/features/delivery/delivery-zones.server.ts';
import { defaultLocale } from '#app/shared/locale.ts';
import { chargeLimits } from '#app/shared/money/charged-currencies.ts';
import { currencyOf, inCurrency } from '#app/shared/money/currencies.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { Queries } from '#db/database.ts';
import { readRows } from '#db/read-rows.ts';
import { priceHistory, product } from '#db/schema/catalogue-schema.ts';
import { credit } from '#db/schema/credit-schema.ts';
import { discountCode } from '#db/schema/delivery-schema.ts';
import { payment, shopCurrency } from '#db/schema/shop-schema.ts';

/** The highest amount that the column of prices holds. */
const MAX_STORED = 2_147_483_647;

/** Each with a column of amounts. The history is first, so that the trigger finds no price that has changed. */
const AMOUNTS = [
  [priceHistory, priceHistory.cents],
  [product, product.priceCents],
  [product, product.wasCents],
  [discountCode, discountCode.amountCents],
] as const;

const amountSchema = z.object({ cents: z.number() });

/** There are fewer different prices than rows that have them: each is moved once. */
async function rewriteAmounts(tx: Queries, move: (cents: number) => number): Promise<void> {
  for (const [table, column] of AMOUNTS) {
    const found = await readRows(
      tx,
      amountSchema,
      sql`select distinct ${column}::float8 as cents from ${table} where ${column} is not null`,
    );
    const moved = found.map(({ cents }) => ({ cents, becomes: move(cents) }));
    await tx.execute(sql`update ${table} set ${sql.identifier(column.name)} = moved.becomes
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved (cents bigint, becomes bigint)
      where ${column} = moved.cents`);
  }
  for (const zone of await readDeliveryZones(tx)) {
    await writeDeliveryZone(tx, withAmounts(zone, move));
  }
}

/** The currency that the amounts are in; that of a shop that never had another is dollars. */
export async function readShopCurrency(queries: Queries): Promise<string> {
  const [row] = await queries.select().from(shopCurrency);
  return row?.code ?? defaultLocale.currency;
}

/** Whether anything was sold, or a gift card or store credit was made: from then on the currency stays. */
export async function hasSold(queries: Queries): Promise<boolean> {
  const settled = ['ordered', 'refund_due', 'refunded', 'refund_failed'];
  const [first] = await queries
    .select({ one: sql`1` })
    .from(payment)
    .where(inArray(payment.state, settled))
    .limit(1);
  if (first) return true;
  const [owed] = await queries.select({ one: sql`1` }).from(credit).limit(1);
  return owed !== undefined;
}

/**
 * Makes this the currency of all amounts: prices keep their numbers, rounded to what the currency has. Refused with the
 * currency that there is once something was sold.
 */
export function takeCurrency(queries: Queries, code: string): Promise<Result<void, string>> {
  return queries.transaction(async (tx) => {
    if ((await readShopCurrency(tx)) === code) return done(undefined);
    // One process of several that start.
    await tx.execute(sql`lock table shop_currency in share row exclusive mode`);
    const before = await readShopCurrency(tx);
    if (before === code) return done(undefined);
    if (await hasSold(tx)) return refused(before);
    const [from, to] = [currencyOf(before), currencyOf(code)];
    const most = Math.min(chargeLimits(to).mostCents, MAX_STORED - (MAX_STORED % to.step));
    const move = (cents: number) => Math.min(most, inCurrency(cents, from, to));
    if (from.units !== to.units || from.step !== to.step) await rewriteAmounts(tx, move);
    await tx.delete(shopCurrency);
    await tx.insert(shopCurrency).values({ code });
    return done(undefined);
  });
}
