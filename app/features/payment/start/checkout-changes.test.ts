import { expect, test } from 'vitest';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { PaymentTerms } from '#app/features/delivery/terms.ts';
import type { Checkout } from '#app/features/payment/checkout-version.ts';
import { checkoutChangedMessage, describeChanges } from './checkout-changes.ts';

function item(line: number, title: string, priceCents = 1_000): BasketItem {
  return { line, variant: title, id: title, title, image: '', priceCents, rating: 3 };
}

const TERMS: PaymentTerms = {
  ...{ country: 'NO', shippingCents: 490, code: null, discountCents: 0 },
  address: {
    ...{ name: 'Ann', line1: 'Storgata 1', line2: '', city: 'Oslo', region: '' },
    ...{ postalCode: '0150', country: 'NO' },
  },
};
const BEFORE: Checkout = { items: [item(1, 'Book'), item(2, 'Cable')], terms: null };

function changesTo(items: BasketItem[]): string[] {
  return describeChanges(BEFORE, { items, terms: null });
}

test('a page that shows the same as before says nothing', () => {
  expect(describeChanges(BEFORE, structuredClone(BEFORE))).toEqual([]);
});

test('a new price is said with the one before, once for all of a product', () => {
  const before = { items: [item(1, 'Book'), item(2, 'Book'), item(3, 'Cable')], terms: null };
  const items = [item(1, 'Book', 1_200), item(2, 'Book', 1_200), item(3, 'Cable')];
  const changes = ['“Book” costs $12.00 now. It was $10.00.'];
  expect(describeChanges(before, { items, terms: null })).toEqual(changes);
});

test('what came and what went is said by its title', () => {
  expect(changesTo([item(2, 'Cable'), item(3, 'Lamp')])).toEqual([
    'New in your basket: “Lamp”.',
    'Not in this order any more: “Book”.',
  ]);
  const many = [3, 4, 5, 6, 7].map((line) => item(line, `Lamp ${line}`));
  expect(changesTo([...BEFORE.items, ...many])).toEqual([
    'New in your basket: “Lamp 3”, “Lamp 4”, “Lamp 5”, and 2 more.',
  ]);
});

test('an empty basket is said by the page itself', () => {
  expect(changesTo([])).toEqual([]);
});

test('an address without a town is said by its region, or by its street alone', () => {
  const goesTo = (place: { city: string; region: string }) => {
    const address = TERMS.address && { ...TERMS.address, ...place };
    return describeChanges(
      { ...BEFORE, terms: TERMS },
      { ...BEFORE, terms: { ...TERMS, address } },
    );
  };
  expect(goesTo({ city: '', region: 'Tokyo' })).toEqual(['It goes to Storgata 1, Tokyo now.']);
  expect(goesTo({ city: '', region: '' })).toEqual(['It goes to Storgata 1 now.']);
});

test('address, delivery, code and tax are said', () => {
  const before = { ...BEFORE, terms: TERMS };
  const address = TERMS.address && { ...TERMS.address, city: 'Bergen' };
  const terms: PaymentTerms = {
    ...{ ...TERMS, address, shippingCents: 590, code: 'TEN', discountCents: 200 },
    taxes: { items: {}, delivery: 2500 },
  };
  expect(describeChanges(before, { ...BEFORE, terms })).toEqual([
    'It goes to Storgata 1, Bergen now.',
    'Delivery costs $5.90 now. It was $4.90.',
    'The code TEN takes off $2.00 now.',
    'The tax in the prices has changed.',
  ]);
  expect(
    describeChanges({ ...BEFORE, terms }, { ...BEFORE, terms: { ...terms, code: null } }),
  ).toEqual(['No code takes anything off any more.']);
});

test('a payment that is not started says which parts have changed', () => {
  expect(checkoutChangedMessage(['address', 'delivery'], 1_500)).toBe(
    'The address that your order goes to and the price of delivery have changed since this page showed it: the total is $15.00 now. Nothing was charged. Look it over and pay again.',
  );
});
