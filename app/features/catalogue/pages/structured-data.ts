/** The shop and its products in the words of https://schema.org, as JSON-LD. */

import { lineTitle } from '#app/features/catalogue/product/options/options.ts';
import type { Product } from '#app/features/catalogue/product/product.ts';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { isGone } from '#app/features/stock/stock-level.ts';
import { formatPlainCents, shopCurrency } from '#app/shared/money/money.ts';
import type { ShopAbout } from '#app/shared/shop-about.ts';

export type JsonLd = Record<string, unknown>;

export const CONTEXT = 'https://schema.org';

/** Who runs the shop, and how it is searched. `origin` is its public one. */
export function shopData(origin: string, { name, icon = '/brand/icon' }: ShopAbout): JsonLd[] {
  const site = { '@context': CONTEXT, name, url: `${origin}/` };
  return [
    {
      ...site,
      '@type': 'OnlineStore',
      logo: `${origin}${icon}-512.png`,
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        merchantReturnLink: `${origin}/returns`,
      },
    },
    {
      ...site,
      '@type': 'WebSite',
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
  return listData(
    'ItemList',
    products.map((product) => ({ item: productData(origin, product) })),
  );
}

/** A list of schema.org. */
export function listData(type: string, items: readonly JsonLd[]): JsonLd {
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

/** A product with its offer. */
export function productData(origin: string, product: Product): JsonLd {
  const { variant, image } = product;
  return {
    '@type': 'Product',
    name: lineTitle(product),
    sku: variant,
    url: `${origin}${productPath(product)}`,
    ...(image && { image: new URL(image, origin).href }),
    offers: offerData(origin, product),
  };
}

/** What a variant costs, and whether it can be had. */
export function offerData(origin: string, product: Product): JsonLd {
  return {
    '@type': 'Offer',
    url: `${origin}${productPath(product)}`,
    price: formatPlainCents(product.priceCents),
    priceCurrency: shopCurrency().code,
    availability: `${CONTEXT}/${isGone(product.stockLevel) ? 'OutOfStock' : 'InStock'}`,
  };
}
