import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AS_SPECIFIED, chargeCents, chargeParts, decideTerms, paidPrices } from './terms.ts';

const oslo = {
  ...{ name: 'Ann', line1: '1 Main St', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};

const ADDRESS = { delivery: 'address', codes: false } as const;
const NO_CODE = { code: null, discountCents: 0 };
const SUMMER = { name: 'SUMMER', sharePercent: 10, amountCents: null, isLimited: false };

describe('the terms of a payment', () => {
  test('are none with the placeholder, whatever was saved', () => {
    expect(
      decideTerms(AS_SPECIFIED, { address: oslo, prices: null, code: SUMMER }, 1196, null),
    ).toEqual({
      ok: true,
      value: null,
    });
  });

  test('are none to pay by without an address', () => {
    expect(decideTerms(ADDRESS, { address: null, prices: null, code: null }, 1196, null)).toEqual({
      ok: false,
      refusal: { code: 'no_address' },
    });
  });

  test('are where it goes', () => {
    const value = { address: oslo, country: 'NO', shippingCents: 0, ...NO_CODE };
    expect(decideTerms(ADDRESS, { address: oslo, prices: null, code: SUMMER }, 1196, null)).toEqual(
      {
        ok: true,
        value,
      },
    );
  });

  test('are what delivery costs there, and none where nothing is delivered', () => {
    const prices = [{ country: 'NO', fromCents: 0, cents: 490 }];
    expect(decideTerms(ADDRESS, { address: oslo, prices, code: null }, 1196, null)).toMatchObject({
      value: { shippingCents: 490 },
    });
    expect(
      decideTerms(ADDRESS, { address: { ...oslo, country: 'SE' }, prices, code: null }, 1196, null),
    ).toEqual({
      ok: false,
      refusal: { code: 'not_delivered' },
    });
  });

  test('have what a code takes off, with the placeholder too', () => {
    const choices = { address: null, prices: null, code: SUMMER };
    const mode = { delivery: 'placeholder', codes: true } as const;
    expect(decideTerms(mode, choices, 1196, null)).toMatchObject({
      value: { country: null, shippingCents: 0, code: 'SUMMER', discountCents: 119 },
    });
    expect(decideTerms(mode, { ...choices, code: null }, 1196, null)).toEqual({
      ok: true,
      value: null,
    });
  });

  test('say what is charged', () => {
    expect(chargeCents(1196, null)).toBe(1196);
    expect(chargeCents(1196, { country: 'NO', shippingCents: 490, ...NO_CODE })).toBe(1686);
  });

  test('have parts that add up to the charge', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(cents, cents, cents, (itemsCents, shippingCents, off) => {
        const discountCents = Math.min(off, itemsCents);
        const terms = { country: 'NO', shippingCents, code: 'SUMMER', discountCents };
        const sum = chargeParts(itemsCents, terms).reduce((all, part) => all + part.cents, 0);
        expect(sum).toBe(chargeCents(itemsCents, terms));
      }),
    );
    expect(chargeParts(1196, null)).toEqual([]);
  });

  test('take a code off the items to the cent, and no item below nothing', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999 });
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 20 }), cents, (prices, off) => {
        const items = prices.map((priceCents) => ({ priceCents }));
        const itemsCents = prices.reduce((sum, price) => sum + price, 0);
        const discountCents = Math.min(off, itemsCents);
        const terms = { country: null, shippingCents: 0, code: 'SUMMER', discountCents };
        const paid = paidPrices(items, terms);
        const sum = paid.reduce((all, price) => all + price, 0);
        expect(sum).toBe(chargeCents(itemsCents, terms));
        for (const price of paid) expect(price).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(paidPrices([{ priceCents: 1196 }], null)).toEqual([1196]);
  });
});
