import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { DeliveryZone } from '#app/features/delivery/delivery-zone.ts';
import { listedCountries } from '#app/features/delivery/listed/listed-shipping.ts';
import { setShopLocale } from '#app/shared/locale.ts';
import type { FeedProduct } from './feed-product.ts';
import { FEED_ATTRIBUTES, type FeedRow, feedId, feedRow } from './feed-row.ts';

const ORIGIN = 'https://shop.example';

const lamp: FeedProduct = {
  variant: 'lamp',
  id: 'lamp',
  title: 'Lamp',
  image: '/pictures/book-640.webp',
  images: '',
  priceCents: 109_498,
  description: 'Of brass.',
  category: 'Lights',
  brand: 'Lumen',
  barcode: '4006381333931',
  weightGrams: 350,
  hasSiblings: false,
};

const rowOf = (changed: Partial<FeedProduct> = {}) =>
  feedRow({ ...lamp, ...changed }, ORIGIN, null);

describe('a variant in the words of the product data specification', () => {
  test('has an own address, a picture, a price and what is known of it', () => {
    expect(rowOf()).toEqual({
      id: 'lamp',
      title: 'Lamp',
      description: 'Of brass.',
      link: 'https://shop.example/product/lamp',
      image_link: 'https://shop.example/pictures/book-1200.webp',
      additional_image_link: [],
      availability: 'in_stock',
      price: '1094.98 USD',
      brand: 'Lumen',
      gtin: '4006381333931',
      condition: 'new',
      product_type: 'Lights',
      shipping_weight: '350 g',
      shipping: [],
    });
  });

  test('says its price before and its reduced price as its page does', () => {
    expect(rowOf({ wasCents: 120_000 })).toMatchObject({
      price: '1200.00 USD',
      sale_price: '1094.98 USD',
    });
    // A lower price before is no reduction.
    expect(rowOf({ wasCents: 100 })).not.toHaveProperty('sale_price');
  });

  test('of a currency without decimals has none', () => {
    setShopLocale({ language: 'en', currency: 'JPY' });
    expect(rowOf({ priceCents: 1_500 }).price).toBe('1500 JPY');
    setShopLocale({ language: 'en', currency: 'USD' });
  });

  test('stands in the group of its product when others share it, with what tells it from them', () => {
    const options = [
      ['Farbe', 'Sand'],
      ['Größe', 'M'],
      ['Engraving', 'Yes'],
    ] as const;
    const row = rowOf({ variant: 'lamp-sand', options, hasSiblings: true });
    expect(row).toMatchObject({ item_group_id: 'lamp', color: 'Sand', size: 'M' });
    expect(row).toMatchObject({ title: 'Lamp, Sand, M, Yes' });
    expect(row.link).toBe('https://shop.example/product/lamp?variant=lamp-sand');
    expect(rowOf({ hasSiblings: true })).toMatchObject({ item_group_id: 'lamp' });
  });

  test('that is sold out is; one whose last pieces are in checkouts is not', () => {
    const of = (kind: 'out' | 'held') => rowOf({ stockLevel: { kind } }).availability;
    expect([of('out'), of('held')]).toEqual(['out_of_stock', 'in_stock']);
  });

  test.each(['', '2012345678900', '0212345678909', '9912345678907'])(
    'with the number %j, which no maker has given, has no identifier',
    (barcode) => {
      const row = rowOf({ barcode });
      expect(row).toMatchObject({ identifier_exists: 'no' });
      expect(row).not.toHaveProperty('gtin');
    },
  );

  test('without a description is described by its title, and a list has no formulas', () => {
    expect(rowOf({ description: '' }).description).toBe('Lamp');
    expect(rowOf({ description: '- Brass\n- Oak' }).description).toBe('• Brass\n• Oak');
  });

  test('has its other pictures, ten at most, and one of elsewhere as it is', () => {
    const images = Array.from({ length: 12 }, (_, no) => `https://pictures.example/${no}.jpg`);
    const row = rowOf({ image: `${images[0]}#focus=top`, images: images.slice(1).join('\n') });
    expect(row.image_link).toBe(images[0]);
    expect(row.additional_image_link).toEqual(images.slice(1, 11));
  });
});

/** https://support.google.com/merchants/answer/7052112: what is required, how long it may be, how it is written. */
const DOCUMENTED: Record<(typeof FEED_ATTRIBUTES)[number], RegExp> = {
  id: /^.{1,50}$/su,
  item_group_id: /^.{1,50}$/su,
  title: /^.{1,150}$/su,
  description: /^.{1,5000}$/su,
  link: /^https:\/\/shop\.example\/[!-~]+$/,
  image_link: /^https:\/\/[!-~]{1,1990}$/,
  additional_image_link: /^https:\/\/[!-~]{1,1990}$/,
  availability: /^(?:in_stock|out_of_stock|preorder|backorder)$/,
  price: /^\d+\.\d{2} [A-Z]{3}$/,
  sale_price: /^\d+\.\d{2} [A-Z]{3}$/,
  brand: /^.{1,70}$/su,
  gtin: /^(?:\d{8}|\d{12,14})$/,
  identifier_exists: /^(?:yes|no)$/,
  condition: /^(?:new|refurbished|used)$/,
  product_type: /^.{1,750}$/su,
  color: /^.{1,100}$/su,
  size: /^.{1,100}$/su,
  material: /^.{1,200}$/su,
  pattern: /^.{1,100}$/su,
  unit_pricing_measure: /^\d+(?:\.\d{1,6})? (?:kg|l|m|sqm)$/,
  unit_pricing_base_measure: /^1 (?:kg|l|m|sqm)$/,
  shipping_weight: /^\d+ g$/,
  shipping: /^/,
};

const REQUIRED = ['id', 'title', 'description', 'link', 'availability', 'price'] as const;

const text = (maxLength: number) => fc.string({ maxLength, unit: 'grapheme' });
const name = (maxLength: number) => fc.string({ minLength: 1, maxLength, unit: 'grapheme' });

const anyProduct: fc.Arbitrary<FeedProduct> = fc.record({
  variant: name(180),
  id: name(180),
  title: name(400),
  image: fc.constantFrom('', '/pictures/tablet-640.webp', 'https://a.example/ä b.jpg'),
  images: fc.constantFrom('', 'https://a.example/1,2.jpg\nhttps://a.example/3.jpg'),
  priceCents: fc.nat(99_999_999),
  wasCents: fc.nat(99_999_999),
  options: fc.array(
    fc.tuple(fc.constantFrom('Color', 'Talla', 'Material', 'Motif', 'X'), name(90)),
  ),
  description: text(6_000),
  category: text(90),
  brand: text(90),
  barcode: fc.constantFrom('', '4006381333931', '2012345678900'),
  weightGrams: fc.nat(2_000_000),
  hasSiblings: fc.boolean(),
});

function valuesOf(row: FeedRow): [(typeof FEED_ATTRIBUTES)[number], string][] {
  return FEED_ATTRIBUTES.filter((one) => one !== 'shipping').flatMap((attribute) =>
    [row[attribute] ?? []].flat().map((value) => [attribute, value] as [typeof attribute, string]),
  );
}

test('whatever a shop writes keeps the documented rules of each attribute', () => {
  fc.assert(
    fc.property(anyProduct, (product) => {
      const row = feedRow(product, ORIGIN, null);
      for (const [attribute, value] of valuesOf(row)) {
        expect(value, attribute).toMatch(DOCUMENTED[attribute]);
        expect(value.length, attribute).toBeLessThanOrEqual(5_000);
        expect(value.isWellFormed(), attribute).toBe(true);
      }
      for (const attribute of REQUIRED) expect(row[attribute], attribute).toBeDefined();
      expect(row.gtin === undefined).toBe(row.identifier_exists === 'no');
      if (row.sale_price) {
        expect(Number.parseFloat(row.sale_price)).toBeLessThan(Number.parseFloat(row.price ?? ''));
      }
    }),
  );
});

test('two long names that begin alike stay two', () => {
  const [one, other] = ['a', 'b'].map((end) => feedId(`${'v'.repeat(60)}${end}`));
  expect(one).toHaveLength(50);
  expect(one).not.toBe(other);
});

const method = (name: string, cents: number) => ({
  ...{ name, note: '', isCollected: false, prices: [{ upToGrams: null, cents }] },
  ...{ fromCents: 0, freeFromCents: null, days: { least: 2, most: 4 } },
});

const zones: DeliveryZone[] = [
  {
    name: 'Home',
    countries: ['DE'],
    methods: [method('DHL', 490), { ...method('Shop', 0), isCollected: true }],
  },
  { name: 'Union', countries: ['EU'], methods: [method('Mail', 990)] },
];

test('its delivery costs what one unit would on the payment page', () => {
  const delivery = { zones, countries: listedCountries(zones, 'AT') };
  expect(feedRow(lamp, ORIGIN, delivery).shipping).toEqual([
    { country: 'AT', service: 'Mail', price: '9.90 USD', days: { least: 2, most: 4 } },
    { country: 'DE', service: 'DHL', price: '4.90 USD', days: { least: 2, most: 4 } },
  ]);
});

test('where delivery is free everywhere, it is at home', () => {
  expect(feedRow(lamp, ORIGIN, { zones: null, countries: ['US'] }).shipping).toEqual([
    { country: 'US', service: '', price: '0.00 USD' },
  ]);
});
