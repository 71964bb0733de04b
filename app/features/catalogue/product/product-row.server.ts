/** The product as a query selects it. */
import * as z from 'zod';
import { product } from '#db/schema/shop-schema.ts';

export const productColumns = {
  listing: product.listing,
  id: product.id,
  title: product.title,
  image: product.image,
  priceCents: product.priceCents,
  rating: product.rating,
};

/** The same as SQL returns them. */
export const productRowSchema = z.object({
  listing: z.string(),
  id: z.string(),
  title: z.string(),
  image: z.string(),
  priceCents: z.number(),
  rating: z.number(),
});

/** The rows of these listings, in their order; a listing without a row is left out. */
export function rowsInOrder<Row extends { listing: string }>(
  rows: readonly Row[],
  listings: readonly string[],
): Row[] {
  const byListing = new Map(rows.map((row) => [row.listing, row]));
  return listings.flatMap((listing) => byListing.get(listing) ?? []);
}
