import { expect, test } from 'vitest';
import { settlementCookies } from './settlement-cookies.server.ts';

const url = new URL('http://localhost/orders');

test('a purchase forgets the payment that waited, and remembers its order', () => {
  const cookies = settlementCookies(url, { kind: 'processing', shopper: 'ada' }, 'pi_1');
  expect(cookies).toHaveLength(2);
  expect(cookies[0]).toMatch(/^payment_waiting=;.*Max-Age=0/);
  expect(cookies[1]).toMatch(/^placed_order=pi_1;/);
});

test('what is not paid waits on', () => {
  for (const kind of ['unpaid', 'cancelled'] as const) {
    expect(settlementCookies(url, { kind, shopper: 'ada' }, 'pi_1')).toEqual([]);
  }
  expect(settlementCookies(url, { kind: 'unavailable' }, 'pi_1')).toEqual([]);
});
