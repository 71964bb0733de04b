import fc from 'fast-check';
import { expect, test } from 'vitest';
import { VISIT_SOURCE, visitSource } from './visit-source.ts';

const at = (path: string) => new URL(path, 'https://shop.example');

test.each([
  ['/?utm_source=Newsletter', '', 'newsletter'],
  ['/product/1?utm_source=newsletter&utm_campaign=Spring%20Sale', '', 'newsletter/spring-sale'],
  ['/?utm_source=mail', 'https://www.google.com/', 'mail'],
  ['/?utm_campaign=spring', 'https://www.google.com/search?q=private', 'google.com'],
  ['/', 'https://forum.example:8443/thread', 'forum.example'],
  ['/', 'https://shop.example/login', null],
  ['/', '', null],
  ['/', 'about:client', null],
  ['/?utm_source=%20', 'nothing', null],
])('a visit of %s from %j came from %j', (path, referrer, source) => {
  expect(visitSource(at(path), referrer)).toBe(source);
});

test('whatever an address and a referrer say, it is one short word or nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.webUrl(), (source, campaign, referrer) => {
      const address = at('/');
      address.searchParams.set('utm_source', source);
      address.searchParams.set('utm_campaign', campaign);
      const found = visitSource(address, referrer);
      expect(found === null || VISIT_SOURCE.test(found)).toBe(true);
    }),
  );
});
