import { expect, test } from 'vitest';
import type { BasketItem } from '#app/features/basket/core/basket-item.ts';
import { isSameBasket, isSettled, type PaymentState, stateAfterJoin } from './payment.ts';

function item(line: number, change: Partial<BasketItem> = {}): BasketItem {
  const rest = { id: 'id', title: '', image: '', rating: 3, listing: 'book', priceCents: 100 };
  return { line, ...rest, ...change };
}

test('a basket is the same with the same lines, listings and prices, whatever else has changed', () => {
  const frozen = [item(1), item(2)];
  expect(isSameBasket(frozen, [item(1), item(2, { title: 'New', rating: 5 })])).toBe(true);
  expect(isSameBasket([], [])).toBe(true);
  for (const now of [
    [item(1), item(3)],
    [item(1), item(2, { listing: 'other' })],
    [item(1), item(2, { priceCents: 99 })],
    [item(1)],
    [item(1), item(2), item(3)],
    [],
  ]) {
    expect(isSameBasket(frozen, now)).toBe(false);
  }
});

test.for<[PaymentState, { joined: PaymentState; settled: boolean }]>([
  ['creating', { joined: 'cancelling', settled: false }],
  ['open', { joined: 'cancelling', settled: false }],
  ['cancelling', { joined: 'cancelling', settled: false }],
  ['cancelled', { joined: 'cancelled', settled: false }],
  ['ordered', { joined: 'ordered', settled: true }],
  ['refund_due', { joined: 'refund_due', settled: true }],
  ['refunded', { joined: 'refunded', settled: true }],
  ['refund_failed', { joined: 'refund_failed', settled: true }],
])('a payment that is %s: %j', ([state, { joined, settled }]) => {
  expect(stateAfterJoin(state)).toBe(joined);
  expect(isSettled(state)).toBe(settled);
});
