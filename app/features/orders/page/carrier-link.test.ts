import { afterEach, expect, test } from 'vitest';
import { defaultLocale, setShopLocale } from '#app/shared/locale.ts';
import { carrierLink } from './carrier-link.ts';

test.each([
  ['UPS', '1Z999', 'https://www.ups.com/track?tracknum=1Z999'],
  ['Royal Mail', 'AB1', 'https://www.royalmail.com/track-your-item#/tracking-results/AB1'],
  ['fed-ex', '1 2/3', 'https://www.fedex.com/fedextrack/?trknbr=1%202%2F3'],
])('a parcel with %s is followed there', (carrier, tracking, link) => {
  expect(carrierLink({ carrier, tracking })).toBe(link);
});

test.each([
  ['Bicycle Bob', '7'],
  ['constructor', '7'],
  ['UPS', ''],
])('there is no link for %s with number "%s"', (carrier, tracking) => {
  expect(carrierLink({ carrier, tracking })).toBeNull();
});

afterEach(() => setShopLocale(defaultLocale));

test('a parcel with DHL is followed in the language of the shop', () => {
  const parcel = { carrier: 'DHL', tracking: '340' };
  expect(carrierLink(parcel)).toContain('/global-en/home/tracking.html?tracking-id=340');
  setShopLocale({ language: 'de', currency: 'EUR' });
  expect(carrierLink(parcel)).toContain('/de-de/home/tracking.html?tracking-id=340');
});
