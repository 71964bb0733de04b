/**
 * A variant in the words of Google's product data specification (https://support.google.com/merchants/answer/7052112),
 * which other marketplaces and assistants read too. The one place that knows its rules; the writers add none.
 *
 * Left out on purpose: `mpn`, since the shop knows its own article numbers and not the maker's;
 * `sale_price_effective_date`, since a reduction has no end until somebody ends it; `tax`, since prices include it.
 */

import { createHash } from 'node:crypto';
import {
  hasOptions,
  lineTitle,
  type VariantOptions,
} from '#app/features/catalogue/product/options/options.ts';
import { standardOptions } from '#app/features/catalogue/product/options/standard-options.ts';
import { largestOf } from '#app/features/catalogue/product/pictures/picture-sizes.ts';
import { reductionOf } from '#app/features/catalogue/product/price/price-history.ts';
import { parseUnitContent } from '#app/features/catalogue/product/price/unit-price.ts';
import { picturesOf } from '#app/features/catalogue/product/product.ts';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import {
  type ListedDelivery,
  type ListedShipping,
  listedShipping,
} from '#app/features/delivery/listed/listed-shipping.ts';
import { isGone } from '#app/features/stock/stock-level.ts';
import { formatPlainCents, shopCurrency } from '#app/shared/money/money.ts';
import type { FeedProduct } from './feed-product.ts';

/** In the order of the columns. */
export const FEED_ATTRIBUTES = [
  ...(['id', 'item_group_id', 'title', 'description', 'link', 'image_link'] as const),
  ...(['additional_image_link', 'availability', 'price', 'sale_price', 'brand', 'gtin'] as const),
  ...(['identifier_exists', 'condition', 'product_type', 'color', 'size', 'material'] as const),
  ...(['pattern', 'unit_pricing_measure', 'unit_pricing_base_measure'] as const),
  ...(['shipping_weight', 'shipping'] as const),
] as const;

export type FeedAttribute = (typeof FEED_ATTRIBUTES)[number];

type ListAttribute = 'additional_image_link' | 'shipping';

/** `price` as that of a product. */
export type FeedShipping = Omit<ListedShipping, 'cents'> & { price: string };

/** An attribute that says nothing of this variant is absent. */
export type FeedRow = { [Attribute in Exclude<FeedAttribute, ListAttribute>]?: string } & {
  additional_image_link: readonly string[];
  shipping: readonly FeedShipping[];
};

/** In characters. */
export const FEED_MAX = {
  ...{ id: 50, title: 150, description: 5_000, brand: 70, product_type: 750 },
  ...{ color: 100, size: 100, material: 200, pattern: 100, link: 2_000 },
};

const MAX_MORE_IMAGES = 10;
const MAX_SHIPPING = 100;
const MAX_WEIGHT_GRAMS = 1_000_000;

/** The end is cut off, and no character in two. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return `${text
    .slice(0, max - 1)
    .toWellFormed()
    .replace(/\uFFFD$/, '')}…`;
}

/** An identifier that is too long keeps its beginning, and a hash tells it from others that begin alike. */
export function feedId(name: string): string {
  if (name.length <= FEED_MAX.id) return name;
  const hash = createHash('sha256').update(name).digest('hex').slice(0, 16);
  return `${name.slice(0, FEED_MAX.id - hash.length - 1).toWellFormed()}-${hash}`;
}

/** Numbers of a shop's own, and of coupons, are nobody's GTIN: https://www.gs1.org/standards/id-keys/company-prefix */
function isOfMaker(gtin: string): boolean {
  return !/^(?:02|04|2|98|99)/.test(gtin.padStart(14, '0').slice(1));
}

function optionsOf(options: VariantOptions | undefined): Partial<FeedRow> {
  const cut = standardOptions(options).map(([name, value]) => [
    name,
    cutText(value, FEED_MAX[name]),
  ]);
  return Object.fromEntries(cut);
}

/** JPEG, PNG or WebP, as the specification asks. */
function pictureLink(origin: string, image: string): string {
  return new URL(largestOf(image), origin).href;
}

/** `15.00 USD`: the amount with the decimals of its currency, and its code. */
function priceText(cents: number): string {
  return `${formatPlainCents(cents)} ${shopCurrency().code}`;
}

/** The lines of a list begin with what a spreadsheet would take for a formula. */
function descriptionOf({ description, title }: FeedProduct): string {
  return cutText((description || title).replace(/^- /gm, '• '), FEED_MAX.description);
}

function shippingOf(product: FeedProduct, delivery: ListedDelivery | null): FeedShipping[] {
  const listed = delivery ? listedShipping(product, delivery, MAX_SHIPPING) : [];
  return listed.map(({ cents, ...way }) => ({ ...way, price: priceText(cents) }));
}

/** What a variant holds, in the unit that its price is said of. */
function unitPricing({ unitContent = '' }: FeedProduct): Partial<FeedRow> {
  const content = unitContent === '' ? null : parseUnitContent(unitContent);
  if (content === null) return {};
  const per = content.per === 'm²' ? 'sqm' : content.per;
  return {
    unit_pricing_measure: `${content.micro / 1_000_000} ${per}`,
    unit_pricing_base_measure: `1 ${per}`,
  };
}

/** `origin` is the public one of the shop; `delivery` null where not the shop itself says what it costs. */
export function feedRow(
  product: FeedProduct,
  origin: string,
  delivery: ListedDelivery | null,
): FeedRow {
  const { variant, id, brand, barcode, category, weightGrams, priceCents } = product;
  const [image, ...others] = picturesOf(product);
  const reduction = reductionOf(product);
  const gtin = barcode !== '' && isOfMaker(barcode) ? barcode : undefined;
  const isGrouped = product.hasSiblings || hasOptions(product);
  return {
    id: feedId(variant),
    ...(isGrouped && { item_group_id: feedId(id) }),
    title: cutText(lineTitle(product), FEED_MAX.title),
    description: descriptionOf(product),
    link: `${origin}${productPath(product)}`,
    ...(image && { image_link: pictureLink(origin, image) }),
    additional_image_link: others
      .slice(0, MAX_MORE_IMAGES)
      .map((address) => pictureLink(origin, address)),
    availability: isGone(product.stockLevel) ? 'out_of_stock' : 'in_stock',
    price: priceText(reduction?.wasCents ?? priceCents),
    ...(reduction && { sale_price: priceText(priceCents) }),
    ...(brand !== '' && { brand: cutText(brand, FEED_MAX.brand) }),
    ...(gtin ? { gtin } : { identifier_exists: 'no' }),
    condition: 'new',
    ...(category !== '' && { product_type: cutText(category, FEED_MAX.product_type) }),
    ...optionsOf(product.options),
    ...unitPricing(product),
    ...(weightGrams > 0 &&
      weightGrams <= MAX_WEIGHT_GRAMS && { shipping_weight: `${weightGrams} g` }),
    shipping: shippingOf(product, delivery),
  };
}
