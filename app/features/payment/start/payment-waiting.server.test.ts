import { expect, test } from 'vitest';
import { forgetPayment, isPaymentWaiting, rememberPayment } from './payment-waiting.server.ts';

const url = new URL('http://localhost/Payment');
const headers = (cookie: string) => new Headers({ cookie });

test('a payment that waits is remembered for half an hour', () => {
  const cookie = rememberPayment(url);
  expect(cookie).toMatch(/Max-Age=1800/);
  expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(isPaymentWaiting(headers(cookie.split(';')[0] ?? ''))).toBe(true);
});

test('and forgotten', () => {
  expect(forgetPayment(url)).toMatch(/Max-Age=0/);
  for (const cookie of ['', 'payment_waiting=', 'payment_waiting=0', 'x=%zz; y']) {
    expect(isPaymentWaiting(headers(cookie))).toBe(false);
  }
  expect(isPaymentWaiting(new Headers())).toBe(false);
});

test('on https its cookie is sent there alone', () => {
  const secure = new URL('https://shop.example/Payment');
  expect(rememberPayment(secure)).toMatch(/; Secure/);
  expect(forgetPayment(secure)).toMatch(/; Secure/);
  expect(rememberPayment(url)).not.toMatch(/Secure/);
});
