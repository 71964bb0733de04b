import { expect, test } from 'vitest';
import { done } from '#app/shared/result.ts';
import { checkoutOf, type PageTerms } from './page-checkout.ts';

const book = {
  ...{ id: 'book', variant: 'book', line: 1, title: 'Book', image: '' },
  ...{ priceCents: 1_196, rating: 5 },
};

const page: PageTerms = {
  mode: { delivery: 'address', codes: false },
  choices: {
    address: {
      ...{ name: 'Ann', line1: '1 Main St', line2: '', city: 'Oslo', region: '' },
      ...{ postalCode: '0150', country: 'NO' },
    },
    delivery: done([{ id: 'post', title: 'Post', cents: 490 }]),
    ...{
      option: null,
      code: null,
      hasCodes: false,
      typedCode: null,
      codeProblem: null,
      ownCredit: null,
    },
  },
  ...{ taxes: null, asked: '', lines: [], addresses: [], form: null },
};

test('delivery that was chosen costs nothing once the basket is empty', () => {
  expect(checkoutOf(page, [book]).checkout.terms).toMatchObject({ shippingCents: 490 });
  expect(checkoutOf(page, []).checkout).toEqual({ items: [], terms: null });
});
