/** A variant as programs that read for people are told of it: what it is, what it costs now, whether it can be had. */
import { lineTitle } from '#app/features/catalogue/product/options/options.ts';
import { largestOf } from '#app/features/catalogue/product/pictures/picture-sizes.ts';
import { reductionOf } from '#app/features/catalogue/product/price/price-history.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { stockText } from '#app/features/stock/stock-level.ts';
import { formatCents, formatPlainCents, shopCurrency } from '#app/shared/money/money.ts';
import { mdLine, mdLink } from './markdown.ts';

/** `price` and `was` in whole units of `currency`, exact. */
export type AgentOffer = {
  variant: string;
  title: string;
  price: string;
  /** What it cost before it was reduced. */
  was?: string;
  /** That is the lowest price of the 30 days before, in a shop that counts reductions from it. */
  lowestPriceNote?: string;
  /** `€25.98 / kg` */
  unitPrice?: string;
  currency: string;
  /** `held`: the last pieces are in checkouts, and one may come back within minutes; `not_available`: it is not sold now. */
  availability: 'in_stock' | 'few_left' | 'held' | 'sold_out' | 'not_available';
  /** How many there are, where there are few. */
  left?: number;
  /** What it differs by from the other variants of its product. */
  options?: Record<string, string>;
  url: string;
  image?: string;
};

const AVAILABILITY = {
  in: 'in_stock',
  low: 'few_left',
  held: 'held',
  out: 'sold_out',
  off: 'not_available',
} as const;

export function agentOffer(product: Product, origin: string): AgentOffer {
  const { variant, priceCents, stockLevel, options = [], image } = product;
  const reduction = reductionOf(product);
  return {
    ...{ variant, title: lineTitle(product), price: formatPlainCents(priceCents) },
    ...(reduction && { was: formatPlainCents(reduction.wasCents) }),
    ...(product.lowestPriceNote && { lowestPriceNote: product.lowestPriceNote }),
    ...(product.unitPriceNote && { unitPrice: product.unitPriceNote }),
    currency: shopCurrency().code,
    availability: AVAILABILITY[stockLevel?.kind ?? 'in'],
    ...(stockLevel?.kind === 'low' && { left: stockLevel.left }),
    ...(options.length > 0 && { options: Object.fromEntries(options) }),
    url: `${origin}${productPath(product)}`,
    ...(image && { image: new URL(largestOf(image), origin).href }),
  };
}

/** One line of a list: `- [Lamp](…): $12.00 (was $15.00), In stock · variant lamp`. */
export function offerLine(product: Product, origin: string): string {
  const reduction = reductionOf(product);
  const parts = [
    `${formatCents(product.priceCents)}${reduction ? ` (was ${formatCents(reduction.wasCents)})` : ''}`,
    ...[product.lowestPriceNote, product.unitPriceNote].filter((note) => note !== undefined),
    ...(product.stockLevel ? [stockText(product.stockLevel)] : []),
  ];
  const link = mdLink(lineTitle(product), `${origin}${productPath(product)}`);
  return `- ${link}: ${parts.join(', ')} · variant ${mdLine(product.variant)}`;
}
