/** Prices at the edge: cents inside, dollars where the specification has them (spec 3, `price`). */
import { centsToDollars, dollarsToCents } from '#app/shared/money.ts';

type Priced = { priceCents: number };

/** What programs see of a product or item: `price` in dollars. */
export type OnWire<Value extends Priced> = Omit<Value, 'priceCents'> & { price: number };

export function priceToWire<Value extends Priced>({ priceCents, ...rest }: Value): OnWire<Value> {
  return { ...rest, price: centsToDollars(priceCents) };
}

/** The inverse of `priceToWire`, exact to the cent. */
export function priceFromWire<Value extends Priced>({ price, ...rest }: OnWire<Value>): Value {
  // What was taken out is put back: the compiler cannot see that the two are one type again.
  return { ...rest, priceCents: dollarsToCents(price) } as unknown as Value;
}
