/** What the settings of the law change of a product as shoppers see it, one rule for every place that shows one. */
import { messages } from '#app/features/catalogue/messages/messages.ts';
import { formatCents } from '#app/shared/money/money.ts';
import { unitPriceText } from './unit-price.ts';

export type OfferRules = {
  /** A reduction is counted from the lowest price of the 30 days before, and said with it. */
  countsFromLowest: boolean;
  /** The price of a litre or kilogram stands beside the price. */
  showsUnitPrices: boolean;
  /** Stars that come from no buyer of this shop are nowhere. */
  hidesImportedRatings: boolean;
};

type Offered = {
  priceCents: number;
  wasCents?: number;
  unitContent?: string;
  rating?: number;
  ratings?: number;
  lowestPriceNote?: string;
  unitPriceNote?: string;
};

/**
 * The product under these rules. `lowestBeforeCents` is what lowestBefore says of it: a price that is not below it is no
 * reduction, whatever the price before was (CJEU C-330/23), nor is one that is not known.
 */
export function offeredBy<Row extends Offered>(
  { countsFromLowest, showsUnitPrices, hidesImportedRatings }: OfferRules,
  product: Row,
  lowestBeforeCents: number | undefined,
): Row {
  const { priceCents, wasCents = 0 } = product;
  const isReduced = wasCents > priceCents && (lowestBeforeCents ?? 0) > priceCents;
  const unitPriceNote = showsUnitPrices ? unitPriceText(product) : null;
  return {
    ...product,
    ...(countsFromLowest && { wasCents: isReduced ? lowestBeforeCents : 0 }),
    ...(countsFromLowest &&
      isReduced && { lowestPriceNote: messages.lowestPrice(formatCents(lowestBeforeCents ?? 0)) }),
    ...(hidesImportedRatings && !product.ratings && product.rating && { rating: 0 }),
    ...(unitPriceNote !== null && { unitPriceNote }),
  };
}
