import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { done, refused } from '#app/shared/result.ts';
import type { DeliveryOption } from './delivery-option.ts';
import {
  AS_SPECIFIED,
  type Choices,
  chargeCents,
  chargeParts,
  decideTerms,
  paidPrices,
  type TermsMode,
} from './terms.ts';

const oslo = {
  ...{ name: 'Ann', line1: '1 Main St', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};

const ADDRESS = { delivery: 'address', codes: false } as const;
const NO_CODE = { code: null, discountCents: 0 };
const SUMMER = { name: 'SUMMER', sharePercent: 10, amountCents: null, isLimited: false };

const FREE = { id: 'delivery', title: '', cents: 0 };
const POST = { id: 'post', title: 'Post', cents: 690 };
const EXPRESS = { id: 'express', title: 'Express', cents: 1_900 };

const choices = (...options: DeliveryOption[]): Choices => ({
  ...{ address: oslo, delivery: done(options), option: null, code: null },
});

describe('the terms of a payment', () => {
  test('are none with the placeholder, whatever was saved', () => {
    expect(decideTerms(AS_SPECIFIED, { ...choices(FREE), code: SUMMER }, 1196, null)).toEqual({
      ok: true,
      value: null,
    });
  });

  test('are none to pay by without an address', () => {
    expect(decideTerms(ADDRESS, { ...choices(FREE), address: null }, 1196, null)).toEqual({
      ok: false,
      refusal: { code: 'no_address' },
    });
  });

  test('are where it goes', () => {
    const value = { address: oslo, country: 'NO', shippingCents: 0, ...NO_CODE };
    expect(decideTerms(ADDRESS, { ...choices(FREE), code: SUMMER }, 1196, null)).toEqual({
      ok: true,
      value,
    });
  });

  test('are what delivery costs there, and none where nothing is delivered', () => {
    expect(decideTerms(ADDRESS, choices({ ...FREE, cents: 490 }), 1196, null)).toMatchObject({
      value: { shippingCents: 490 },
    });
    const refusal = { code: 'not_delivered' } as const;
    expect(decideTerms(ADDRESS, { ...choices(), delivery: refused(refusal) }, 1196, null)).toEqual({
      ok: false,
      refusal,
    });
  });

  test.for([
    [null, POST],
    ['express', EXPRESS],
    ['gone', POST],
  ] as const)('of the way %s, and of the cheapest until one is chosen', ([option, taken]) => {
    const { id, title, cents } = taken;
    expect(decideTerms(ADDRESS, { ...choices(EXPRESS, POST), option }, 1196, null)).toMatchObject({
      value: { shippingCents: cents, deliveryOption: { id, title } },
    });
  });

  test('are none to pay by without what is required', () => {
    const asks = { ...ADDRESS, phone: 'required', email: 'required' } as const;
    const refusalOf = (mode: TermsMode, chosen: Choices) => decideTerms(mode, chosen, 1196, null);
    const reached = { ...oslo, phone: '22 00 00 00' };
    expect(refusalOf(asks, { ...choices(FREE), address: reached })).toEqual(
      refused({ code: 'no_email' }),
    );
    expect(refusalOf({ ...asks, delivery: 'placeholder' }, choices(FREE))).toEqual(
      refused({ code: 'no_email' }),
    );
    const mailed = { ...choices(FREE), hasEmail: true };
    expect(refusalOf(asks, mailed)).toEqual(refused({ code: 'no_phone' }));
    expect(refusalOf(asks, { ...mailed, address: reached })).toMatchObject({
      value: { address: reached },
    });
  });

  test('have a phone number and what is asked of the shop only where that is switched on', () => {
    const chosen: Choices = {
      ...choices(FREE),
      address: { ...oslo, phone: '22 00 00 00' },
      requests: { note: 'Ring twice', gift: { message: '' } },
    };
    const off = decideTerms(ADDRESS, chosen, 1196, null);
    expect(off).toEqual(decideTerms(ADDRESS, choices(FREE), 1196, null));
    const on = { ...ADDRESS, phone: 'optional', notes: true, gifts: true } as const;
    expect(decideTerms(on, chosen, 1196, null)).toMatchObject({
      value: { address: { phone: '22 00 00 00' }, note: 'Ring twice', isGift: true },
    });
    expect(decideTerms({ ...AS_SPECIFIED, notes: true }, chosen, 1196, null)).toMatchObject({
      value: { address: null, country: null, note: 'Ring twice' },
    });
  });

  test('have what a code takes off, with the placeholder too', () => {
    const chosen: Choices = { ...choices(), address: null, code: SUMMER };
    const mode = { delivery: 'placeholder', codes: true } as const;
    expect(decideTerms(mode, chosen, 1196, null)).toMatchObject({
      value: { country: null, shippingCents: 0, code: 'SUMMER', discountCents: 119 },
    });
    expect(decideTerms(mode, { ...chosen, code: null }, 1196, null)).toEqual({
      ok: true,
      value: null,
    });
  });

  test('of gift cards send them to the buyer at once, without a word, where nothing else is said', () => {
    const chosen: Choices = { ...choices(), hasEmail: true };
    expect(decideTerms({ ...ADDRESS, credits: true }, chosen, 5_000, null, 'all')).toMatchObject({
      value: { giftTo: { email: null, giver: '', words: '', day: null, sendSeconds: null } },
    });
    const nowhere = { ...chosen, hasEmail: false };
    expect(decideTerms({ ...ADDRESS, credits: true }, nowhere, 5_000, null, 'all')).toEqual({
      ok: false,
      refusal: { code: 'no_gift_email' },
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
