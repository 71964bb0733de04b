import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { defaultLocale, setShopLocale } from '#app/shared/locale.ts';
import { creditPays, holderOf, otherwiseCents } from './credit.ts';
import { paidParts } from './credit-parts.ts';
import { readGiftCardCode } from './gift-card-code.ts';

afterEach(() => setShopLocale(defaultLocale));

describe('what a credit pays of a total', () => {
  test('is all of it, or leaves a card what cards are charged at least, and never more than there is', () => {
    const cents = fc.integer({ min: 0, max: 100_000 });
    fc.assert(
      fc.property(cents, cents, (balanceCents, totalCents) => {
        const pays = creditPays({ balanceCents, leastCents: 50 }, totalCents);
        const restCents = otherwiseCents({
          ...{ amountCents: totalCents },
          terms: { credit: { id: 'card', ending: null, cents: pays } },
        });
        expect(pays).toBeGreaterThanOrEqual(0);
        expect(pays).toBeLessThanOrEqual(Math.min(balanceCents, totalCents));
        if (pays > 0 && restCents > 0) expect(restCents).toBeGreaterThanOrEqual(50);
        if (balanceCents >= totalCents) expect(restCents).toBe(0);
      }),
    );
    expect(creditPays({ balanceCents: 100, leastCents: 50 }, 100)).toBe(100);
  });

  test('leaves a card what cards take in the currency of the shop', () => {
    setShopLocale({ ...defaultLocale, currency: 'KWD' });
    expect(creditPays({ balanceCents: 705, leastCents: 50 }, 1_000)).toBe(700);
  });
});

test('whose a credit is, is the e-mail that it has, else that of the account, else the account', () => {
  const known = { email: 'kim@example.com', accountEmail: 'ann@example.com', shopper: 'ann' };
  expect(holderOf(known)).toBe('kim@example.com');
  expect(holderOf({ ...known, email: null })).toBe('ann@example.com');
  expect(holderOf({ ...known, email: null, accountEmail: null })).toBe('ann');
});

test('an order that no credit has paid of is paid otherwise', () => {
  expect(otherwiseCents({ amountCents: 700, terms: null })).toBe(700);
  expect(otherwiseCents({ amountCents: 700, terms: {} })).toBe(700);
});

test('an order says by what it is paid where a credit has paid of it', () => {
  const credit = { id: 'card', ending: '7KQF', cents: 1_000 };
  expect(paidParts(1_196, null)).toEqual([]);
  expect(paidParts(1_196, { credit })).toEqual([
    { name: 'Gift card •••• 7KQF', cents: 1_000 },
    { name: 'By card', cents: 196 },
  ]);
  expect(paidParts(1_000, { credit: { ...credit, ending: null } })).toEqual([
    { name: 'Store credit', cents: 1_000 },
  ]);
});

test.for([
  ['cdfg hjkm-npqr tvwx', 'CDFGHJKMNPQRTVWX'],
  ['CDFGHJKMNPQRTVW', null],
  ['SUMMERSALE202612', null],
])('%s is read as the code of a gift card, or as none', ([typed, code]) => {
  expect(readGiftCardCode(typed ?? '')).toBe(code);
});
