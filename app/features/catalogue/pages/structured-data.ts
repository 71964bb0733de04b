/** The shop and its products in the words of https://schema.org, as JSON-LD. */

import {
  type ListedProduct,
  type Product,
  picturesOf,
} from '#app/features/catalogue/product/product.ts';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { CURRENCY, formatPlainCents } from '#app/shared/money.ts';
import type { BreadcrumbStep } from '#app/ui/page/breadcrumbs.tsx';

type JsonLd = Record<string, unknown>;

const CONTEXT = 'https://schema.org';

/** Who runs the shop, and how it is searched. `origin` is its public one. */
export function shopData(origin: string, name: string): JsonLd[] {
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      name,
      url: `${origin}/`,
      logo: `${origin}/brand/icon-512.png`,
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name,
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

/** The products of a page, in its order. */
export function productListData(origin: string, products: readonly Product[]): JsonLd {
  return list(
    'ItemList',
    products.map((product) => ({ item: productData(origin, product) })),
  );
}

function list(type: string, items: readonly JsonLd[]): JsonLd {
  return {
    '@context': CONTEXT,
    '@type': type,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      ...item,
    })),
  };
}

function productData(origin: string, product: Product): JsonLd {
  const { listing, title, image } = product;
  return {
    '@type': 'Product',
    name: title,
    sku: listing,
    url: `${origin}${productPath(product)}`,
    ...(image && { image: new URL(image, origin).href }),
    offers: offer(origin, product),
  };
}

function offer(origin: string, product: Product): JsonLd {
  return {
    '@type': 'Offer',
    url: `${origin}${productPath(product)}`,
    price: formatPlainCents(product.priceCents),
    priceCurrency: CURRENCY.toUpperCase(),
    availability: `${CONTEXT}/InStock`,
  };
}

/** The page of a product: the listing that it shows, and the offers of all that share its id. */
export function productPageData(
  origin: string,
  { chosen, listings }: { chosen: ListedProduct; listings: readonly Product[] },
): JsonLd {
  const { description, category } = chosen;
  return {
    '@context': CONTEXT,
    ...productData(origin, chosen),
    productID: chosen.id,
    ...(chosen.images && {
      image: picturesOf(chosen).map((image) => new URL(image, origin).href),
    }),
    ...(description && { description }),
    ...(category && { category }),
    offers: listings.map((listing) => ({ ...offer(origin, listing), sku: listing.listing })),
  };
}

/** The way from the home page to a page; each step with its path. */
export function breadcrumbData(origin: string, steps: readonly BreadcrumbStep[]): JsonLd {
  return list(
    'BreadcrumbList',
    steps.map(({ name, path }) => ({ name, item: `${origin}${path}` })),
  );
}
