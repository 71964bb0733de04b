/** The table of prices for delivery. */
import { asc } from 'drizzle-orm';
import type { Queries } from '#db/database.ts';
import { shippingPrice } from '#db/schema/delivery-schema.ts';
import { sqlFunction } from '#db/sql-function.ts';
import type { ShippingPrice } from './shipping-price.ts';

/** By country, each from the lowest order value on. */
export function readShippingPrices(queries: Queries): Promise<ShippingPrice[]> {
  return queries
    .select()
    .from(shippingPrice)
    .orderBy(asc(shippingPrice.country), asc(shippingPrice.fromCents));
}

const setPrice = sqlFunction<[country: string, fromCents: number, cents: number | null], boolean>(
  'set_shipping_price',
  3,
);

/** Null `cents` removes the price; false where nothing has changed. */
export function writeShippingPrice(
  queries: Queries,
  { country, fromCents, cents }: Omit<ShippingPrice, 'cents'> & { cents: number | null },
): Promise<boolean> {
  return setPrice(queries, country, fromCents, cents);
}
