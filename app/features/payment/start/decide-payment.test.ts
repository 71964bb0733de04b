import { describe, expect, test } from 'vitest';
import { type BasketItem, MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { basketTotalCents } from '#app/features/basket/core/basket-total.ts';
import { MAX_CREDIT_CENTS } from '#app/features/credits/credit.ts';
import { checkoutVersion } from '#app/features/payment/checkout-version.ts';
import type { Payment, PaymentState } from '#app/features/payment/payment.ts';
import { done, refused } from '#app/shared/result.ts';
import { decideByHand, decidePayment, type Shown, type StockLimits } from './decide-payment.ts';

function item(line: number, priceCents = 1_000): BasketItem {
  return {
    line,
    variant: `variant-${line}`,
    id: 'id',
    title: '',
    image: '',
    priceCents,
    rating: 3,
  };
}

function payment(state: PaymentState, items: BasketItem[]): Payment {
  return {
    shopper: 'guest',
    payment: `payment-${state}`,
    provider: 'acct:test',
    intent: 'pi_1',
    state,
    items,
    amountCents: 1000,
    currency: 'usd',
    units: null,
    terms: null,
    createdAt: new Date(0),
  };
}

const basket = [item(1), item(2)];
/** A caller that names the total alone. */
const total = (totalCents: number): Shown => ({ totalCents, version: null });
const NOT_COUNTED: StockLimits = { units: null, maxUnits: 1 };

describe('what is done when a shopper wants to pay', () => {
  test('with nothing unpaid, a payment over the total is made', () => {
    expect(decidePayment(basket, total(2000), [], NOT_COUNTED)).toEqual({
      kind: 'make',
      totalCents: 2000,
    });
  });

  test.for(['creating', 'open'] as const)('with the same basket %s, that one goes on', (state) => {
    const current = payment(state, basket);
    expect(decidePayment(basket, total(2000), [current], NOT_COUNTED)).toEqual({
      kind: 'resume',
      payment: current,
    });
  });

  test('with one that is being cancelled, it is ended first', () => {
    const old = payment('cancelling', basket);
    const current = payment('open', basket);
    expect(decidePayment(basket, total(2000), [current, old], NOT_COUNTED)).toEqual({
      kind: 'cancel',
      payment: old,
    });
  });

  test.for([
    ['a line more', [item(1), item(2), item(3)], 3000],
    ['a line less', [item(1)], 1000],
    ['the lines in another order', [item(2), item(1)], 2000],
    ['another line of the same price', [item(1), item(3)], 2000],
    ['another price', [item(1), item(2, 1_100)], 2100],
    ['another variant on the line', [item(1), { ...item(2), variant: 'other' }], 2000],
  ] as const)(
    'with %s than was frozen, the old payment is ended first',
    ([, items, totalCents]) => {
      const old = payment('open', basket);
      expect(decidePayment(items, total(totalCents), [old], NOT_COUNTED)).toEqual({
        kind: 'cancel',
        payment: old,
      });
    },
  );

  test.for([
    ['empty_basket', [], 0, undefined],
    ['empty_basket', [], 100, undefined],
    ['total_changed', basket, 1999, 2000],
    ['total_changed', basket, 2001, 2000],
    ['amount_too_small', [item(1, 49)], 49, 49],
    ['amount_too_large', [item(1, 100_000_000)], 100_000_000, 100_000_000],
  ] as const)('it is refused as %s', ([code, items, shown, totalCents]) => {
    const refusal = totalCents === undefined ? { code } : { code, totalCents };
    const unpaid = [payment('open', basket)];
    expect(decidePayment(items, total(shown), unpaid, NOT_COUNTED)).toEqual({
      kind: 'refuse',
      refusal,
    });
  });

  test.for([0.5, 999_999.99])('a total of %d dollars is just within the limits', (price) => {
    const totalCents = Math.round(price * 100);
    expect(decidePayment([item(1, totalCents)], total(totalCents), [], NOT_COUNTED)).toEqual({
      kind: 'make',
      totalCents,
    });
  });

  test.for([
    ['amount_too_small', 0],
    ['amount_too_large', 1_000_000_000],
  ] as const)('a gift card is refused as %s at a price of %d', ([code, priceCents]) => {
    const card = { ...item(1, priceCents), isGiftCard: true as const };
    for (const items of [[card], [item(2), card]]) {
      const totalCents = basketTotalCents(items);
      const refusal = { code, totalCents };
      const byHand = { items, limits: NOT_COUNTED, terms: done(null) };
      expect(decidePayment(items, total(totalCents), [], NOT_COUNTED)).toMatchObject({ refusal });
      expect(decideByHand(byHand, totalCents)).toEqual({ ok: false, refusal });
    }
  });

  test('a gift card may be worth as much as a credit may hold', () => {
    const items = [{ ...item(1, MAX_CREDIT_CENTS), isGiftCard: true as const }];
    const byHand = { items, limits: NOT_COUNTED, terms: done(null) };
    expect(decideByHand(byHand, MAX_CREDIT_CENTS)).toEqual(done(MAX_CREDIT_CENTS));
  });

  test('what costs nothing, and is no gift card, is had for nothing', () => {
    expect(decidePayment([item(1, 0)], total(0), [], NOT_COUNTED)).toEqual({
      kind: 'make',
      totalCents: 0,
    });
  });

  test('a basket has a most of items', () => {
    const items = Array.from({ length: MAX_BASKET_LINES }, (_, index) => item(index + 1));
    const decide = (all: BasketItem[]) =>
      decidePayment(all, total(1_000 * all.length), [], NOT_COUNTED);
    expect(decide(items).kind).toBe('make');
    expect(decide([...items, item(MAX_BASKET_LINES + 1)])).toEqual({
      kind: 'refuse',
      refusal: { code: 'too_many_items', maxItems: MAX_BASKET_LINES },
    });
  });

  test('more units of a counted variant than one payment may have are refused', () => {
    const limits = { units: { 'product:lamp': 2 }, maxUnits: 1 };
    const lamp = { variant: 'lamp', title: 'A lamp' };
    const three = [item(1), { ...item(2), ...lamp }, { ...item(3), ...lamp }];
    expect(decidePayment(three, total(3000), [], limits)).toEqual({
      kind: 'refuse',
      refusal: { code: 'too_many_units', variant: 'lamp', title: 'A lamp', maxUnits: 1 },
    });
    expect(decidePayment(three, total(3000), [], { ...limits, maxUnits: 2 }).kind).toBe('make');
  });

  test('a payment in a currency that the shop had before is ended first', () => {
    const old = { ...payment('open', basket), currency: 'eur' };
    expect(decidePayment(basket, total(2000), [old], NOT_COUNTED)).toEqual({
      kind: 'cancel',
      payment: old,
    });
  });

  test('terms that cannot be are refused once the total is as it was shown, or a version is', () => {
    const terms = refused({ code: 'no_address' } as const);
    const version = checkoutVersion({ items: basket, terms: null });
    const refusalOf = (shown: Shown) => {
      const decision = decidePayment(basket, shown, [], NOT_COUNTED, terms);
      return decision.kind === 'refuse' ? decision.refusal.code : null;
    };
    expect(refusalOf(total(2000))).toBe('no_address');
    expect(refusalOf(total(1999))).toBe('total_changed');
    expect(refusalOf({ totalCents: 1999, version })).toBe('no_address');
  });

  test('another total is refused though the version is named as it is now', () => {
    const shown = { totalCents: 1999, version: checkoutVersion({ items: basket, terms: null }) };
    expect(decidePayment(basket, shown, [], NOT_COUNTED)).toEqual({
      kind: 'refuse',
      refusal: { code: 'total_changed', totalCents: 2000 },
    });
  });

  test('of another version than the shopper saw, it is refused with what has changed', () => {
    const version = checkoutVersion({ items: basket, terms: null });
    const shown = checkoutVersion({ items: [item(1), item(2, 900)], terms: null });
    for (const totalCents of [1900, 2000]) {
      expect(decidePayment(basket, { totalCents, version: shown }, [], NOT_COUNTED)).toEqual({
        kind: 'refuse',
        refusal: { code: 'checkout_changed', changed: ['items'], version, totalCents: 2000 },
      });
      expect(decidePayment(basket, { totalCents: 2000, version }, [], NOT_COUNTED).kind).toBe(
        'make',
      );
    }
  });
});

describe('what was paid by hand', () => {
  const terms = { ok: true, value: null } as const;
  const wanted = { items: basket, limits: NOT_COUNTED, terms };

  test('pays for exactly what it costs', () => {
    expect(decideByHand(wanted, 2000)).toEqual({ ok: true, value: 2000 });
  });

  test('may be less than a card can be charged', () => {
    expect(decideByHand({ ...wanted, items: [item(1, 1)] }, 1)).toEqual({ ok: true, value: 1 });
  });

  test.for([1999, 2001])('of %d is not what it costs', (seenCents) => {
    expect(decideByHand(wanted, seenCents)).toEqual({
      ok: false,
      refusal: { code: 'total_changed', totalCents: 2000 },
    });
  });

  test('pays for nothing that a card could not pay for either', () => {
    const refusals = [
      decideByHand({ ...wanted, items: [] }, 0),
      decideByHand({ ...wanted, terms: { ok: false, refusal: { code: 'no_address' } } }, 2000),
      decideByHand({ ...wanted, limits: { units: { 'product:variant-1': 2 }, maxUnits: 1 } }, 2000),
    ].map((one) => (one.ok ? null : one.refusal.code));
    expect(refusals).toEqual(['empty_basket', 'no_address', 'too_many_units']);
  });
});
