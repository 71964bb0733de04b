import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readReferrer } from './referrer.ts';

const url = new URL('https://shop.example/basket');

function refer(referrer?: string): string {
  const headers = new Headers(referrer === undefined ? {} : { referer: referrer });
  return readReferrer(new Request(url, { headers }), url);
}

describe('the page that a form was sent from', () => {
  test('is its path and query on this shop', () => {
    expect(refer('https://shop.example/search?q=a%20b#top')).toBe('/search?q=a%20b');
  });

  test('is the home page when unknown or of another site', () => {
    for (const referrer of [
      undefined,
      'nonsense',
      '/search',
      'https://evil.example/search',
      'http://shop.example/search',
      'https://shop.example:444/search',
      'https://shop.example@evil.example/',
    ]) {
      expect(refer(referrer)).toBe('/');
    }
  });

  test('never leads away from this shop, whatever it is', () => {
    expect(refer('https://shop.example//evil.example/')).toBe('/');
    expect(refer('https://shop.example/\\evil.example/')).toBe('/');
    fc.assert(
      fc.property(fc.webPath(), fc.constantFrom('/', '//', '/\\', '/.//'), (path, start) => {
        const referrer = `https://shop.example${start}${path}`;
        expect(new URL(refer(referrer), url).origin).toBe(url.origin);
      }),
    );
  });
});
