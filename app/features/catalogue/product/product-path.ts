/** Where a product and a category have their pages. */
import type { ShopLink } from '#app/shared/http/shop-link.ts';
import type { Product } from './product.ts';

/** The page of a variant. One that is called as its product needs no more than the product's id. */
export function productPath({ id, variant }: Pick<Product, 'id' | 'variant'>): string {
  const page = `/product/${encodeURIComponent(id)}`;
  return variant === id ? page : `${page}?variant=${encodeURIComponent(variant)}`;
}

/** The same page for a link from outside of the shop. */
export function productLink({ id, variant }: Pick<Product, 'id' | 'variant'>): ShopLink {
  return { page: '/product/:id', params: { id }, query: variant === id ? {} : { variant } };
}

/** The page of a category, by the name that shoppers read. */
export function categoryPath(category: string): string {
  return `/category/${encodeURIComponent(category)}`;
}
