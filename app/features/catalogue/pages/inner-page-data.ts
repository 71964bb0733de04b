/** The pages below the home page in the words of https://schema.org, as JSON-LD. */
import {
  type ListedProduct,
  type Product,
  picturesOf,
} from '#app/features/catalogue/product/product.ts';
import type { BreadcrumbStep } from '#app/ui/page/breadcrumbs.tsx';
import { CONTEXT, type JsonLd, listData, offerData, productData } from './structured-data.ts';

/** The page of a product: the variant that it shows, and the offers of all that share its id. */
export function productPageData(
  origin: string,
  { chosen, variants }: { chosen: ListedProduct; variants: readonly Product[] },
): JsonLd {
  const { description, category, brand, sku, barcode, weightGrams, details } = chosen;
  return {
    '@context': CONTEXT,
    ...productData(origin, chosen),
    productID: chosen.id,
    ...(chosen.images && {
      image: picturesOf(chosen).map((image) => new URL(image, origin).href),
    }),
    ...(description && { description }),
    ...(category && { category }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(sku && { sku }),
    ...(barcode && { gtin: barcode }),
    ...(weightGrams > 0 && {
      weight: { '@type': 'QuantitativeValue', value: weightGrams, unitCode: 'GRM' },
    }),
    ...(details.length > 0 && {
      additionalProperty: details.map(([name, value]) => ({
        '@type': 'PropertyValue',
        ...{ name, value },
      })),
    }),
    offers: variants.map((variant) => ({ ...offerData(origin, variant), sku: variant.variant })),
  };
}

/** The way from the home page to a page; each step with its path. */
export function breadcrumbData(origin: string, steps: readonly BreadcrumbStep[]): JsonLd {
  return listData(
    'BreadcrumbList',
    steps.map(({ name, path }) => ({ name, item: `${origin}${path}` })),
  );
}
