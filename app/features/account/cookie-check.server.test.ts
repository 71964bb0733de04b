import { expect, test } from 'vitest';
import { askForCookie, isWithoutCookies } from './cookie-check.server.ts';

const PLAIN = new URL('http://localhost/login');
const withCookie = new Headers({ cookie: 'cookies_kept=1' });

test('a browser without any cookie is sent one with the page, for https alone where the shop has it', () => {
  expect(askForCookie(new Headers(), PLAIN)).toBe('cookies_kept=1; Path=/; HttpOnly; SameSite=Lax');
  expect(askForCookie(new Headers(), new URL('https://shop.example/login'))).toContain('; Secure');
  expect(askForCookie(withCookie, PLAIN)).toBeNull();
});

test('the form of a page that comes back without any cookie is from a browser that blocks them', () => {
  expect(isWithoutCookies(new Headers(), true)).toBe(true);
  expect(isWithoutCookies(withCookie, true)).toBe(false);
});

test('a program without the page needs no cookie to register', () => {
  expect(isWithoutCookies(new Headers(), false)).toBe(false);
});
