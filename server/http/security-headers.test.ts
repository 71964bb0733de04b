import { afterEach, expect, test } from 'vitest';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

let shop: TestShop;
afterEach(() => shop.close());

test.each([
  ['http://shop.example', true, null],
  ['https://shop.example', false, 'max-age=31536000'],
  ['https://shop.example', true, 'max-age=31536000; includeSubDomains'],
])('at %s, with sub-domains %s, browsers stay on https: %s', async (origin, isForAll, value) => {
  shop = await testShop({ settings: { origin, hstsIncludesSubdomains: isForAll } });
  const answer = await shop.visitor().get('/api/basket');
  expect(answer.headers.get('strict-transport-security')).toBe(value);
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('same-origin');
});

test('security.txt names who receives reports of a weakness, until when, and where it belongs', async () => {
  shop = await testShop({
    settings: {
      origin: 'https://shop.example',
      securityContact: 'mailto:security@example.com',
    },
  });
  const answer = await shop.visitor().get('/.well-known/security.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=UTF-8');
  const text = await answer.text();
  expect(text).toMatch(
    /^Contact: mailto:security@example\.com\nExpires: \S+\nCanonical: https:\/\/shop\.example\/\.well-known\/security\.txt\n$/,
  );
  const expires = Date.parse(/Expires: (\S+)/.exec(text)?.[1] ?? '');
  const daysAhead = (expires - Date.now()) / 86_400_000;
  expect(daysAhead).toBeGreaterThan(30);
  expect(daysAhead).toBeLessThan(365);
});
