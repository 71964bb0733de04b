/** The shop and its products in the words of https://schema.org, as JSON-LD. */
import { CURRENCY } from '#app/shared/money.ts';
import type { Product } from './product.ts';

type JsonLd = Record<string, unknown>;

const CONTEXT = 'https://schema.org';

/** Who runs the shop, and how it is searched. `origin` is its public one. */
export function shopData(origin: string): JsonLd[] {
  return [
    {
      '@context': CONTEXT,
      '@type': 'Organization',
      name: 'Basket',
      url: `${origin}/`,
      logo: `${origin}/brand/icon-512.png`,
    },
    {
      '@context': CONTEXT,
      '@type': 'WebSite',
      name: 'Basket',
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
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: products.map((product, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: productData(origin, product),
    })),
  };
}

function productData(origin: string, { listing, title, image, price }: Product): JsonLd {
  return {
    '@type': 'Product',
    name: title,
    sku: listing,
    ...(image && { image: new URL(image, origin).href }),
    offers: {
      '@type': 'Offer',
      price: price.toFixed(2),
      priceCurrency: CURRENCY.toUpperCase(),
      availability: `${CONTEXT}/InStock`,
    },
  };
}
