/** What a feed has to know of a variant. */
import type { Product } from '#app/features/catalogue/product/product.ts';

/** Texts are empty where there is none, as the weight is 0. */
export type FeedProduct = Omit<Product, 'rating' | 'ratings'> & {
  /** The pictures after `image`, one address a line. */
  images: string;
  description: string;
  category: string;
  brand: string;
  /** A GTIN. */
  barcode: string;
  weightGrams: number;
  /** Whether other variants that are sold share its `id`. */
  hasSiblings: boolean;
};
