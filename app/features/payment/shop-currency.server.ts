/** The currency that the amounts in the database are in: it is chosen until something is sold. */
import { inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { readShippingPrices } from '#app/features/delivery/shipping-prices.server.ts';
import { defaultLocale } from '#app/shared/locale.ts';
import { chargeLimits } from '#app/shared/money/charged-currencies.ts';
import { currencyOf } from '#app/shared/money/currencies.ts';
import { done, type Result, refused } from '#app/shared/result.ts';
import type { Queries } from '#db/database.ts';
import { priceHistory, product } from '#db/schema/catalogue-schema.ts';
import { discountCode, shippingPrice } from '#db/schema/delivery-schema.ts';
import { payment, shopCurrency } from '#db/schema/shop-schema.ts';

/** The highest amount that the column of prices holds. */
const MAX_STORED = 2_147_483_647;

/** An amount with the same number in another currency: 10.98 dollars are 11 yen. What is not free stays so, and what has no amount has none. */
function inCurrency(amount: SQLWrapper, from: string, to: string): SQL<number> {
  const { units: before } = currencyOf(from);
  const { units, step } = currencyOf(to);
  const most = Math.min(chargeLimits(currencyOf(to)).mostCents, MAX_STORED - (MAX_STORED % step));
  const nearest = sql`round(${amount}::numeric * ${units} / ${before} / ${step}) * ${step}`;
  return sql<number>`case when ${amount} is null then null when ${amount} = 0 then 0 else least(${most}, greatest(${step}, ${nearest})) end`;
}

async function rewriteAmounts(tx: Queries, from: string, to: string): Promise<void> {
  const moved = (amount: SQLWrapper) => inCurrency(amount, from, to);
  // First, so that the trigger finds no price that has changed.
  await tx.update(priceHistory).set({ cents: moved(priceHistory.cents) });
  await tx
    .update(product)
    .set({ priceCents: moved(product.priceCents), wasCents: moved(product.wasCents) });
  await tx.update(discountCode).set({ amountCents: moved(discountCode.amountCents) });
  const prices = await readShippingPrices(tx);
  if (prices.length === 0) return;
  const rows = await tx
    .select({
      country: shippingPrice.country,
      fromCents: sql<number>`(${moved(shippingPrice.fromCents)})::float8`,
      cents: sql<number>`(${moved(shippingPrice.cents)})::float8`,
    })
    .from(shippingPrice);
  await tx.delete(shippingPrice);
  // Two order values may have become one.
  await tx.insert(shippingPrice).values(rows).onConflictDoNothing();
}

/** The currency that the amounts are in; that of a shop that never had another is dollars. */
async function readShopCurrency(queries: Queries): Promise<string> {
  const [row] = await queries.select().from(shopCurrency);
  return row?.code ?? defaultLocale.currency;
}

/** Whether a card was charged: from then on the currency stays. */
async function hasSold(queries: Queries): Promise<boolean> {
  const settled = ['ordered', 'refund_due', 'refunded', 'refund_failed'];
  const [first] = await queries
    .select({ one: sql`1` })
    .from(payment)
    .where(inArray(payment.state, settled))
    .limit(1);
  return first !== undefined;
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
    if (from.units !== to.units || from.step !== to.step) await rewriteAmounts(tx, before, code);
    await tx.delete(shopCurrency);
    await tx.insert(shopCurrency).values({ code });
    return done(undefined);
  });
}
