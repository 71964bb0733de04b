/**
 * The classes of price that a search can be narrowed to, as the index knows them (db/schema/catalogue-schema.ts): the
 * same numbers of smallest units in every currency, from 10 dollars, 1,000 yen or 1 dinar on.
 */
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { formatShortCents } from '#app/shared/money/money.ts';

/** Where a class begins and ends, in cents; the last one has no end. */
export type PriceClass = { fromCents: number; belowCents: number | null };

const bounds = [0, 1_000, 2_500, 5_000, 10_000, 25_000, 50_000, 100_000] as const;

/** In rising order; a class is named by its place here. */
export const priceClasses: readonly PriceClass[] = bounds.map((fromCents, index) => ({
  fromCents,
  belowCents: bounds[index + 1] ?? null,
}));

/** The place of the class that a price is in. */
export function priceClassOf(priceCents: number): number {
  let place = bounds.length - 1;
  while ((bounds[place] ?? 0) > priceCents) place -= 1;
  return place;
}

/** `Under $10`, `$10 to $25`, `$1,000 and above`. */
export function priceClassName({ fromCents, belowCents }: PriceClass): string {
  if (belowCents === null) return messages.priceAbove(formatShortCents(fromCents));
  if (fromCents === 0) return messages.priceUnder(formatShortCents(belowCents));
  return messages.priceBetween(formatShortCents(fromCents), formatShortCents(belowCents));
}
