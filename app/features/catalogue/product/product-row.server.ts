/** The product as a query selects it: prices leave the database in dollars (spec 3). */

import { centsToDollars } from '#app/shared/money.ts';
import { product } from '#db/schema.ts';
import type { Product } from './product.ts';

export const productColumns = {
  listing: product.listing,
  id: product.id,
  title: product.title,
  image: product.image,
  priceCents: product.priceCents,
  rating: product.rating,
};

export type ProductRow = Omit<Product, 'price'> & { priceCents: number };

export function toProduct({ listing, id, title, image, priceCents, rating }: ProductRow): Product {
  return { listing, id, title, image, price: centsToDollars(priceCents), rating };
}
