/**
 * The page of a product in the words of https://schema.org, by Google's rules for merchant listings and variants
 * (https://developers.google.com/search/docs/appearance/structured-data/product-variants).
 */
import { lineTitle } from '#app/features/catalogue/product/options/options.ts';
import { standardOptions } from '#app/features/catalogue/product/options/standard-options.ts';
import { reductionOf } from '#app/features/catalogue/product/price/price-history.ts';
import {
  type ListedProduct,
  type Product,
  picturesOf,
} from '#app/features/catalogue/product/product.ts';
import { productPath } from '#app/features/catalogue/product/product-path.ts';
import { formatPlainCents, shopCurrency } from '#app/shared/money/money.ts';
import { CONTEXT, type JsonLd, offerData } from './structured-data.ts';

/** So many variants are described, the one that the page shows first: all are in the feed, and the page stays small. */
export const MAX_DESCRIBED = 40;

/** What comes with each offer of the page. */
export type OfferTerms = {
  /** What it costs to have one brought, by country and way. */
  shipping: readonly {
    country: string;
    cents: number;
    days?: { least: number; most: number };
  }[];
  /** Whether that is so of each variant, or of the one that the page shows alone. */
  isSameForAll: boolean;
  /** Null: the page about returns says it. */
  returnDays: number | null;
};

type DescribedPage = {
  chosen: ListedProduct;
  /** All that are sold of the product. */
  variants: readonly (Product & Partial<Pick<ListedProduct, 'barcode'>>)[];
  terms: OfferTerms;
};

function days(minValue: number, maxValue: number): JsonLd {
  return { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'DAY' };
}

function shippingData({ country, cents, days: transit }: OfferTerms['shipping'][number]): JsonLd {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: {
      '@type': 'MonetaryAmount',
      ...{ value: formatPlainCents(cents), currency: shopCurrency().code },
    },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
    ...(transit && {
      deliveryTime: {
        '@type': 'ShippingDeliveryTime',
        handlingTime: days(0, 0),
        transitTime: days(transit.least, transit.most),
      },
    }),
  };
}

/** The window is said with the countries that it holds for; else the page about returns stands for all of it. */
function returnData(origin: string, { shipping, returnDays }: OfferTerms): JsonLd {
  const countries = [...new Set(shipping.map(({ country }) => country))];
  return {
    '@type': 'MerchantReturnPolicy',
    ...(returnDays !== null &&
      countries.length > 0 && {
        applicableCountry: countries,
        returnPolicyCategory: `${CONTEXT}/MerchantReturnFiniteReturnWindow`,
        merchantReturnDays: returnDays,
      }),
    merchantReturnLink: `${origin}/returns`,
  };
}

/** The price before, as it stands crossed out beside a reduced one. */
function reductionData(product: Product): JsonLd {
  const reduction = reductionOf(product);
  if (!reduction) return {};
  return {
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      priceType: `${CONTEXT}/StrikethroughPrice`,
      price: formatPlainCents(reduction.wasCents),
      priceCurrency: shopCurrency().code,
    },
  };
}

function picturesData(origin: string, product: Pick<ListedProduct, 'image' | 'images'>): JsonLd {
  const pictures = picturesOf(product).map((image) => new URL(image, origin).href);
  return pictures.length > 0 ? { image: pictures } : {};
}

/** What the variants of a product share. */
function sharedData(chosen: ListedProduct): JsonLd {
  const { description, title, category, brand, weightGrams, details, manufacturer = '' } = chosen;
  const [maker = ''] = manufacturer.split('\n');
  return {
    description: description || title,
    ...(category && { category }),
    ...(brand && { brand: { '@type': 'Brand', name: brand } }),
    ...(maker && { manufacturer: { '@type': 'Organization', name: maker } }),
    ...(weightGrams > 0 && {
      weight: { '@type': 'QuantitativeValue', value: weightGrams, unitCode: 'GRM' },
    }),
    ...(details.length > 0 && {
      additionalProperty: details.map(([name, value]) => ({
        '@type': 'PropertyValue',
        ...{ name, value },
      })),
    }),
  };
}

/** What tells a variant from the others. */
function ownData({ variant, options, barcode }: DescribedPage['variants'][number]): JsonLd {
  return {
    sku: variant,
    ...(barcode && { gtin: barcode }),
    ...Object.fromEntries(standardOptions(options)),
  };
}

/** `others` is what else is known of the product, such as its reviews. */
export function productPageData(
  origin: string,
  { chosen, variants, terms }: DescribedPage,
  others: JsonLd = {},
): JsonLd {
  const siblings = variants.filter(({ variant }) => variant !== chosen.variant);
  const shipping = terms.shipping.map(shippingData);
  const returns = returnData(origin, terms);
  const offer = (product: Product) => ({
    ...offerData(origin, product),
    ...reductionData(product),
    itemCondition: `${CONTEXT}/NewCondition`,
  });
  if (siblings.length === 0) {
    return {
      ...{ '@context': CONTEXT, '@type': 'Product' },
      ...{ name: lineTitle(chosen), productID: chosen.id },
      url: `${origin}${productPath(chosen)}`,
      ...picturesData(origin, chosen),
      ...sharedData(chosen),
      ...ownData(chosen),
      ...(chosen.sku && { sku: chosen.sku }),
      ...others,
      offers: {
        ...offer(chosen),
        ...(shipping.length > 0 && { shippingDetails: shipping }),
        hasMerchantReturnPolicy: returns,
      },
    };
  }
  // Said once, and pointed to by each offer.
  const ways = shipping.map((way, no) => ({ '@id': `#shipping-${no + 1}`, ...way }));
  const described = [chosen, ...siblings].slice(0, MAX_DESCRIBED);
  const varies = new Set(
    described.flatMap(({ options }) => standardOptions(options)).map(([name]) => name),
  );
  return {
    '@context': CONTEXT,
    '@graph': [
      {
        ...{ '@type': 'ProductGroup', name: chosen.title, productGroupID: chosen.id },
        url: `${origin}${productPath({ id: chosen.id, variant: chosen.id })}`,
        ...picturesData(origin, chosen),
        ...sharedData(chosen),
        ...(varies.size > 0 && { variesBy: [...varies].map((name) => `${CONTEXT}/${name}`) }),
        ...others,
        hasVariant: described.map((one) => {
          const isShipped = ways.length > 0 && (terms.isSameForAll || one === chosen);
          return {
            ...{ '@type': 'Product', name: lineTitle(one) },
            ...(one.image && { image: new URL(one.image, origin).href }),
            ...ownData(one),
            offers: {
              ...offer(one),
              ...(isShipped && { shippingDetails: ways.map((way) => ({ '@id': way['@id'] })) }),
              hasMerchantReturnPolicy: { '@id': '#returns' },
            },
          };
        }),
      },
      ...ways,
      { '@id': '#returns', ...returns },
    ],
  };
}
