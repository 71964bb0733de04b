import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { PaymentTerms } from '#app/features/delivery/terms.ts';
import {
  type Checkout,
  changedParts,
  checkoutVersion,
  differentParts,
  isCheckoutVersion,
} from './checkout-version.ts';

const OSLO = {
  ...{ name: 'Ann', line1: '1 Main St', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};

function item(line: number, change: Partial<BasketItem> = {}): BasketItem {
  const rest = { id: 'id', title: '', image: '', rating: 3, variant: 'book', priceCents: 100 };
  return { line, ...rest, ...change };
}

const TERMS: PaymentTerms = {
  ...{ address: OSLO, country: 'NO', shippingCents: 490, code: 'TEN', discountCents: 10 },
  taxes: { items: { book: 2500 }, delivery: 1200 },
};
const CHECKOUT: Checkout = { items: [item(1), item(2)], terms: TERMS };
const withTerms = (change: Partial<PaymentTerms>): Checkout => ({
  ...CHECKOUT,
  terms: { ...TERMS, ...change },
});

test('a purchase stays the same whatever changes that is not bought', () => {
  const now: Checkout = {
    items: [item(1), item(2, { title: 'New', rating: 5, image: '/new.webp' })],
    terms: { ...TERMS, taxes: { items: { other: 700, book: 2500 }, delivery: 1200 } },
  };
  expect(checkoutVersion(now)).toBe(checkoutVersion(CHECKOUT));
  expect(differentParts(CHECKOUT, now)).toEqual([]);
});

test.each<[string, Checkout, readonly string[]]>([
  ['another line', { ...CHECKOUT, items: [item(1), item(3)] }, ['items']],
  ['a line less', { ...CHECKOUT, items: [item(1)] }, ['items', 'tax']],
  ['another order', { ...CHECKOUT, items: [item(2), item(1)] }, ['items']],
  ['a price', { ...CHECKOUT, items: [item(1), item(2, { priceCents: 99 })] }, ['items']],
  [
    'another variant',
    { ...CHECKOUT, items: [item(1), item(2, { variant: 'cable' })] },
    ['items', 'tax'],
  ],
  ['a town', withTerms({ address: { ...OSLO, city: 'Bergen' } }), ['address']],
  ['a name', withTerms({ address: { ...OSLO, name: 'Bob' } }), ['address']],
  ['a phone number', withTerms({ address: { ...OSLO, phone: '22 00 00 00' } }), ['address']],
  ['a note', withTerms({ note: 'Ring twice' }), ['requests']],
  ['a gift', withTerms({ isGift: true }), ['requests']],
  ['what delivery costs', withTerms({ shippingCents: 0 }), ['delivery']],
  ['the code', withTerms({ code: 'ELEVEN' }), ['code']],
  ['what it takes off', withTerms({ discountCents: 11 }), ['code']],
  ['a rate', withTerms({ taxes: { items: { book: 0 }, delivery: 1200 } }), ['tax']],
  [
    'the rate of delivery',
    withTerms({ taxes: { items: { book: 2500 }, delivery: null } }),
    ['tax'],
  ],
  [
    'everything beside the items',
    { ...CHECKOUT, terms: null },
    ['address', 'delivery', 'code', 'tax'],
  ],
])('%s makes another version, which says what is another', (_what, now, parts) => {
  expect(differentParts(CHECKOUT, now)).toEqual(parts);
  expect(changedParts(checkoutVersion(CHECKOUT), checkoutVersion(now))).toEqual(parts);
});

test('the message of a gift is not its note', () => {
  const [note, gift] = [
    withTerms({ note: 'Hooray', isGift: true }),
    withTerms({ isGift: true, giftMessage: 'Hooray' }),
  ];
  expect(differentParts(note, gift)).toEqual(['requests']);
  expect(isCheckoutVersion(checkoutVersion(gift))).toBe(true);
});

test('two addresses have one version only if they are the same', () => {
  const text = fc.string({ unit: 'binary', maxLength: 6 });
  const addresses = fc.record({
    ...{ name: text, line1: text, line2: text, city: text, region: text, postalCode: text },
    country: fc.constantFrom('NO', 'SE'),
  });
  fc.assert(
    fc.property(addresses, addresses, (one, other) => {
      const [first, second] = [withTerms({ address: one }), withTerms({ address: other })];
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(checkoutVersion(first) === checkoutVersion(second)).toBe(isSame);
      expect(isCheckoutVersion(checkoutVersion(first))).toBe(true);
    }),
  );
});

test('a text that is no version differs in every part', () => {
  expect(changedParts('', checkoutVersion(CHECKOUT))).toHaveLength(5);
  expect(changedParts('', checkoutVersion(withTerms({ note: 'Ring twice' })))).toHaveLength(6);
  expect(isCheckoutVersion('')).toBe(false);
});
