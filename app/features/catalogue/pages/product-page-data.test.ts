import { describe, expect, test } from 'vitest';
import type { ListedProduct } from '#app/features/catalogue/product/product.ts';
import { MAX_DESCRIBED, type OfferTerms, productPageData } from './product-page-data.ts';
import type { JsonLd } from './structured-data.ts';

const ORIGIN = 'https://shop.example';

const beanie: ListedProduct = {
  variant: 'beanie',
  id: 'beanie',
  title: 'Beanie',
  image: '/pictures/book-640.webp',
  images: 'https://pictures.example/2.jpg',
  priceCents: 1_900,
  rating: 4,
  description: 'Of wool.',
  category: 'Hats',
  brand: 'Nord',
  sku: 'B-1',
  barcode: '4006381333931',
  weightGrams: 90,
  details: [],
};

const terms: OfferTerms = {
  shipping: [{ country: 'DE', cents: 490, days: { least: 2, most: 4 } }],
  isSameForAll: true,
  returnDays: 30,
};

const inColour = (colour: string, changed: Partial<ListedProduct> = {}): ListedProduct => ({
  ...{ ...beanie, variant: `beanie-${colour}` },
  ...{ options: [['Farbe', colour] as const], ...changed },
});

const reviews = { aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5 } };

/** A value by its path; undefined where there is none. */
function at(data: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((of, key) => (Array.isArray(of) ? of[0] : of)?.[key as never], data);
}

/** https://developers.google.com/search/docs/appearance/structured-data/merchant-listing and product-variants, 2026-11. */
const OFFER = [
  ...['price', 'priceCurrency', 'availability', 'url', 'itemCondition'],
  ...['shippingDetails', 'hasMerchantReturnPolicy'],
];
const SHIPPING = [
  ...['shippingRate.value', 'shippingRate.currency', 'shippingDestination.addressCountry'],
  ...['deliveryTime.handlingTime.maxValue', 'deliveryTime.transitTime.minValue'],
  ...['deliveryTime.transitTime.maxValue', 'deliveryTime.transitTime.unitCode'],
];
const RETURNS = [
  ...['applicableCountry', 'returnPolicyCategory', 'merchantReturnDays', 'merchantReturnLink'],
];
const PRODUCT = ['name', 'image', 'description', 'brand.name', 'gtin', 'sku', 'aggregateRating'];
const GROUP = [
  ...['name', 'productGroupID', 'variesBy', 'description', 'brand.name', 'url', 'aggregateRating'],
];

function expectAll(data: unknown, paths: readonly string[]) {
  for (const path of paths) expect(at(data, path), path).toBeDefined();
}

describe('a product alone', () => {
  const data = productPageData(ORIGIN, { chosen: beanie, variants: [beanie], terms }, reviews);

  test('has every field that is required or recommended of a merchant listing', () => {
    expect(data).toMatchObject({ '@context': 'https://schema.org', '@type': 'Product' });
    expectAll(data, PRODUCT);
    expectAll(data.offers, OFFER);
    expectAll(at(data, 'offers.shippingDetails'), SHIPPING);
    expectAll(at(data, 'offers.hasMerchantReturnPolicy'), RETURNS);
  });

  test('says its reduced price, and the one that it is crossed out by', () => {
    const reduced = { ...beanie, wasCents: 2_500 };
    const page = productPageData(ORIGIN, { chosen: reduced, variants: [reduced], terms });
    expect(at(page, 'offers')).toMatchObject({
      price: '19.00',
      priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: '25.00' },
    });
  });

  test('names the page about returns where the shop says no days', () => {
    const silent = { ...terms, returnDays: null };
    const page = productPageData(ORIGIN, { chosen: beanie, variants: [], terms: silent });
    expect(at(page, 'offers.hasMerchantReturnPolicy')).toEqual({
      '@type': 'MerchantReturnPolicy',
      merchantReturnLink: 'https://shop.example/returns',
    });
  });

  test('without reviews of its own has no rating, whatever the catalogue says', () => {
    const page = productPageData(ORIGIN, { chosen: beanie, variants: [], terms });
    expect(JSON.stringify(page)).not.toMatch(/rating/i);
  });
});

describe('a product in several variants', () => {
  const sand = inColour('sand');
  const variants = [sand, inColour('rust', { stockLevel: { kind: 'out' } })];
  const data = productPageData(ORIGIN, { chosen: sand, variants, terms }, reviews);
  const [group, ...named] = data['@graph'] as JsonLd[];
  const described = group?.hasVariant as JsonLd[];

  test('is a group with every field that is required or recommended, and so is each variant', () => {
    expectAll(group, GROUP);
    expect(group?.variesBy).toEqual(['https://schema.org/color']);
    expect(described.map(({ name }) => name)).toEqual(['Beanie, sand', 'Beanie, rust']);
    for (const one of described) expectAll(one, ['name', 'image', 'sku', 'gtin', 'color']);
    for (const one of described) expectAll(one.offers, OFFER);
    expect(at(described[1], 'offers.availability')).toBe('https://schema.org/OutOfStock');
    expect(at(described[1], 'offers.url')).toBe(`${ORIGIN}/product/beanie?variant=beanie-rust`);
  });

  test('says delivery and returns once, and every offer points there', () => {
    const ids = named.map((one) => one['@id']);
    expect(ids).toEqual(['#shipping-1', '#returns']);
    expectAll(named[0], SHIPPING);
    expectAll(named[1], RETURNS);
    for (const { offers } of described) {
      expect(at(offers, 'shippingDetails.@id')).toBe('#shipping-1');
      expect(at(offers, 'hasMerchantReturnPolicy.@id')).toBe('#returns');
    }
  });

  test('says delivery of the one that is shown, where it is not the same for all', () => {
    const page = productPageData(ORIGIN, {
      ...{ chosen: sand, variants },
      terms: { ...terms, isSameForAll: false },
    });
    const offers = (at(page['@graph'], 'hasVariant') as JsonLd[]).map((one) => one.offers);
    expect(offers.map((offer) => at(offer, 'shippingDetails') !== undefined)).toEqual([
      true,
      false,
    ]);
  });

  test('stays small, however many there are, and shows the one of the page first', () => {
    const many = Array.from({ length: 2_000 }, (_, no) => inColour(`${no}`));
    const chosen = many[1_500] ?? beanie;
    const page = productPageData(ORIGIN, { chosen, variants: many, terms });
    const first = at(page['@graph'], 'hasVariant') as JsonLd[];
    expect(first).toHaveLength(MAX_DESCRIBED);
    expect(first[0]?.sku).toBe('beanie-1500');
    expect(JSON.stringify(page).length).toBeLessThan(40_000);
  });
});
