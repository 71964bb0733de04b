import { describe, expect, test } from 'vitest';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import type { Payment, PaymentState } from '#app/features/payment/payment.ts';
import { decidePayment } from './decide-payment.ts';

function item(line: number, priceCents = 1_000): BasketItem {
  return {
    line,
    listing: `listing-${line}`,
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
    createdAt: new Date(0),
  };
}

const basket = [item(1), item(2)];

describe('what is done when a shopper wants to pay', () => {
  test('with nothing unpaid, a payment over the total is made', () => {
    expect(decidePayment(basket, 2000, [])).toEqual({ kind: 'make', totalCents: 2000 });
  });

  test.for(['creating', 'open'] as const)('with the same basket %s, that one goes on', (state) => {
    const current = payment(state, basket);
    expect(decidePayment(basket, 2000, [current])).toEqual({ kind: 'resume', payment: current });
  });

  test('with one that is being cancelled, it is ended first', () => {
    const old = payment('cancelling', basket);
    const current = payment('open', basket);
    expect(decidePayment(basket, 2000, [current, old])).toEqual({ kind: 'cancel', payment: old });
  });

  test.for([
    ['a line more', [item(1), item(2), item(3)], 3000],
    ['a line less', [item(1)], 1000],
    ['the lines in another order', [item(2), item(1)], 2000],
    ['another line of the same price', [item(1), item(3)], 2000],
    ['another price', [item(1), item(2, 1_100)], 2100],
    ['another listing on the line', [item(1), { ...item(2), listing: 'other' }], 2000],
  ] as const)('with %s than was frozen, the old payment is ended first', ([, items, total]) => {
    const old = payment('open', basket);
    expect(decidePayment(items, total, [old])).toEqual({ kind: 'cancel', payment: old });
  });

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
    expect(decidePayment(items, shown, unpaid)).toEqual({ kind: 'refuse', refusal });
  });

  test.for([0.5, 999_999.99])('a total of %d dollars is just within the limits', (price) => {
    const totalCents = Math.round(price * 100);
    expect(decidePayment([item(1, totalCents)], totalCents, [])).toEqual({
      kind: 'make',
      totalCents,
    });
  });
});
