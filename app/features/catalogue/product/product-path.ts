/** Where a product and a category have their pages. */
import type { ShopLink } from '#app/shared/shop-link.ts';
import type { Product } from './product.ts';

/** The page of a listing. One that is called as its product needs no more than the product's id. */
export function productPath({ id, listing }: Pick<Product, 'id' | 'listing'>): string {
  const page = `/product/${encodeURIComponent(id)}`;
  return listing === id ? page : `${page}?listing=${encodeURIComponent(listing)}`;
}

/** The same page for a link from outside of the shop. */
export function productLink({ id, listing }: Pick<Product, 'id' | 'listing'>): ShopLink {
  return { page: '/product/:id', params: { id }, query: listing === id ? {} : { listing } };
}

/** The page of a category, by the name that shoppers read. */
export function categoryPath(category: string): string {
  return `/category/${encodeURIComponent(category)}`;
}
