/** Prices at the edge: cents inside, whole units where the specification has them (spec 3, `price`). */
import { centsToWire, wireToCents } from '#app/shared/money/money.ts';

type Priced = { priceCents: number; wasCents?: number };

/** What programs see of a product or item: `price` in whole units of the currency, and `was` where it is reduced. */
export type OnWire<Value extends Priced> = Omit<Value, 'priceCents' | 'wasCents'> & {
  price: number;
  was?: number;
};

export function priceToWire<Value extends Priced>({
  priceCents,
  wasCents,
  ...rest
}: Value): OnWire<Value> {
  const was = wasCents ? { was: centsToWire(wasCents) } : {};
  return { ...rest, price: centsToWire(priceCents), ...was };
}

/** The inverse of `priceToWire`, exact to the smallest unit. */
export function priceFromWire<Value extends Priced>({ price, was, ...rest }: OnWire<Value>): Value {
  const wasCents = was === undefined ? {} : { wasCents: wireToCents(was) };
  // What was taken out is put back: the compiler cannot see that the two are one type again.
  return { ...rest, priceCents: wireToCents(price), ...wasCents } as unknown as Value;
}
