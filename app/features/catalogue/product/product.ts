/** Products of pages and API (spec 3). */

import type { SafetyFields } from '#app/features/catalogue/product/fields/product-safety.ts';
import {
  hasOptions,
  type VariantOptions,
} from '#app/features/catalogue/product/options/options.ts';
import { withoutFocus } from '#app/features/catalogue/product/pictures/picture-name.ts';
import { reductionOf } from '#app/features/catalogue/product/price/price-history.ts';
import type { StockLevel } from '#app/features/stock/stock-level.ts';

/** A variant of the catalogue. `id` may be shared by variants (colours); `priceCents` is in US cents. */
export type Product = {
  variant: string;
  id: string;
  title: string;
  image: string;
  priceCents: number;
  /** Of the shop's own reviews; until there is one the catalogue's. 0: not rated yet. */
  rating: number;
  /** How many own reviews have made it; 0 or absent: it is the catalogue's. */
  ratings?: number;
  /** What it cost before, in US cents; 0 or absent: nothing is known. Shown while it is higher (reductionOf). */
  wasCents?: number;
  /** How much it holds, such as `500 ml`; empty or absent where that is not known. */
  unitContent?: string;
  /** In the shop's words what has to stand beside its reduced price, and beside any of its prices (offer-rules.ts). */
  lowestPriceNote?: string;
  unitPriceNote?: string;
  /** What it differs by from the other variants of its `id`; empty or absent where there is nothing to choose. */
  options?: VariantOptions;
  /** What there is of it, as pages say it; absent of what is not counted. */
  stockLevel?: StockLevel;
};

/** The product alone, of a row that may have more: what cards and baskets are given. */
export function toProduct(row: Product): Product {
  const { variant, id, title, image, priceCents, rating, ratings } = row;
  const { options, wasCents, unitContent, lowestPriceNote, unitPriceNote, stockLevel } = row;
  return {
    ...{ variant, id, title, image, priceCents, rating },
    ...(ratings && { ratings }),
    ...(wasCents && reductionOf(row) && { wasCents }),
    ...(unitContent && { unitContent }),
    ...(lowestPriceNote && { lowestPriceNote }),
    ...(unitPriceNote && { unitPriceNote }),
    ...(options && hasOptions(row) && { options }),
    ...(stockLevel && { stockLevel }),
  };
}

/** A variant with what its own page shows; its texts are empty where there is none. */
export type ListedProduct = Product &
  SafetyFields & {
    /** The pictures after `image`, one address a line. */
    images: string;
    /** Pairs of the address of a picture and what it shows. */
    altTexts?: VariantOptions;
    /** For search engines, in place of title and description. */
    metaTitle?: string;
    metaDescription?: string;
    description: string;
    category: string;
    /** Empty where they are not known, as the weight is 0. */
    brand: string;
    sku: string;
    /** A GTIN. */
    barcode: string;
    weightGrams: number;
    /** The own fields of the shop that are shown, each with its value. */
    details: readonly (readonly [name: string, value: string])[];
  };

/** A variant that was on sale; `withdrawnSeconds` is in unix seconds. */
export type WithdrawnProduct = ListedProduct & { withdrawnSeconds: number };

/** Longer than a season: what is not on sale again by then does not come back. */
const RETURN_SECONDS = 365 * 24 * 60 * 60;

/**
 * Whether a product that was withdrawn then may still come back: 200, else 410. A 404 says that there never was one. No
 * mark says that it will not: a file that leaves a product out cannot set one.
 */
export function mayComeBack(
  { withdrawnSeconds }: Pick<WithdrawnProduct, 'withdrawnSeconds'>,
  nowSeconds: number,
): boolean {
  return nowSeconds < withdrawnSeconds + RETURN_SECONDS;
}

/** All pictures of a variant, the one of cards first. */
export function picturesOf({ image, images }: Pick<ListedProduct, 'image' | 'images'>): string[] {
  return [...new Set([image, ...images.split('\n')])].filter((address) => address !== '');
}

/** What a picture of a variant shows; its title where nothing says more. */
export function altTextOf({ altTexts, title }: ListedProduct, address: string): string {
  const picture = withoutFocus(address);
  return altTexts?.find(([of]) => withoutFocus(of) === picture)?.[1] ?? title;
}

/** One of the variants that share an id: what its label says is what it has and the others have not. */
export type ProductChoice = { variant: string; label: string };

/** A value of an option with the picture that tells it from the others. */
export type Swatch = { value: string; image: string };

/** What a product with options costs at least, whether others cost more, and what it is made in. */
export type CardOffer = { fromCents: number; isFrom: boolean; swatches: readonly Swatch[] };

/**
 * A card: a variant, with the choices of its product where they stand together as one card, or what it offers where they
 * are chosen by options.
 */
export type CardProduct = Product & { choices?: readonly ProductChoice[]; offer?: CardOffer };

/** One page of the catalogue; `next` is the cursor of the page after it, or null on the last. */
export type ProductPage = { products: Product[]; next: string | null };

/** How many products a page of the API has. */
export const PRODUCTS_PER_PAGE = 28;

/** Up to so many variants each has a card of its own (spec 2); of more, those that share an id share one. */
export const MAX_SEPARATE_VARIANTS = 7;

/** Rows of product cards: 3, 3, then 1 (spec 2, Home page). */
export function productRows<Item>(items: readonly Item[]): Item[][] {
  const rowLengths = [3, 3, 1];
  const rows: Item[][] = [];
  let start = 0;
  for (let row = 0; start < items.length; row += 1) {
    const length = rowLengths[row % rowLengths.length] ?? 1;
    rows.push(items.slice(start, start + length));
    start += length;
  }
  return rows;
}
