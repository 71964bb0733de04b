import { expect, test } from 'vitest';
import { readPlacedOrder, rememberPlacedOrder } from './placed-order-cookie.server.ts';

const headers = (cookie: string) => new Headers({ cookie });

test('an order that was placed is remembered for five minutes', () => {
  const cookie = rememberPlacedOrder(new URL('http://localhost/orders'), 'pi_1');
  expect(cookie).toMatch(/Max-Age=300/);
  expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(cookie).not.toMatch(/Secure/);
  expect(readPlacedOrder(headers(cookie.split(';')[0] ?? ''))).toBe('pi_1');
  expect(rememberPlacedOrder(new URL('https://shop.example/'), 'pi_1')).toMatch(/; Secure/);
});

test('any other text is no order', () => {
  for (const cookie of ['', 'placed_order=', 'placed_order=%3Cb%3E', 'x=%zz; y']) {
    expect(readPlacedOrder(headers(cookie))).toBeNull();
  }
  expect(readPlacedOrder(new Headers())).toBeNull();
});
