import { expect, test } from 'vitest';
import { isAtPictureHost, isPictureHost } from './picture-hosts.ts';

test.each([
  ['https://cdn.example.com/a.png', true],
  ['https://a.b.example.org/a.png', true],
  ['https://cdn.example.com:8443/a.png', false],
  ['https://localhost:8443/a.png', true],
  ['https://example.org/a.png', false],
  ['https://evilexample.org/a.png', false],
  ['https://cdn.example.com.evil.example/a.png', false],
  ['https://cdn.example.com@evil.example/a.png', false],
  ['http://cdn.example.com/a.png', false],
  ['https://', false],
])('%s is at one of the hosts: %s', (address, isAt) => {
  const hosts = ['cdn.example.com', '*.example.org', 'localhost:8443'];
  expect(isAtPictureHost(address, hosts)).toBe(isAt);
});

test.each([
  '*',
  'a b',
  "'self'",
  'https:',
  'https://a.example',
  'a.example;script-src',
  '*.*.a',
  '',
])('%j is no host of pictures', (text) => {
  expect(isPictureHost(text)).toBe(false);
});
