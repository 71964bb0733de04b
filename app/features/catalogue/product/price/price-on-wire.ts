/** Prices at the edge: cents inside, dollars where the specification has them (spec 3, `price`). */
import { centsToDollars, dollarsToCents } from '#app/shared/money.ts';

type Priced = { priceCents: number; wasCents?: number };

/** What programs see of a product or item: `price` in dollars, and `was` where it is reduced. */
export type OnWire<Value extends Priced> = Omit<Value, 'priceCents' | 'wasCents'> & {
  price: number;
  was?: number;
};

export function priceToWire<Value extends Priced>({
  priceCents,
  wasCents,
  ...rest
}: Value): OnWire<Value> {
  const was = wasCents ? { was: centsToDollars(wasCents) } : {};
  return { ...rest, price: centsToDollars(priceCents), ...was };
}

/** The inverse of `priceToWire`, exact to the cent. */
export function priceFromWire<Value extends Priced>({ price, was, ...rest }: OnWire<Value>): Value {
  const wasCents = was === undefined ? {} : { wasCents: dollarsToCents(was) };
  // What was taken out is put back: the compiler cannot see that the two are one type again.
  return { ...rest, priceCents: dollarsToCents(price), ...wasCents } as unknown as Value;
}
