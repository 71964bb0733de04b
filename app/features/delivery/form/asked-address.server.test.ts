/** What the form of a country asks for is enough for an order that goes there. */
import { afterAll, expect, test } from 'vitest';
import { sentToText } from '#app/features/delivery/address/address-lines.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { readAddress } from './read-address.ts';

const shop = await testServices({ mode: { delivery: 'address', codes: false } });
afterAll(shop.close);

test.each([
  [
    {
      ...{ country: 'DE', 'address-line1': 'Gasse 1' },
      ...{ 'postal-code': '10117', 'address-level2': 'Berlin' },
    },
    'Ann Lee, Gasse 1, 10117 Berlin, Germany',
  ],
  [
    {
      ...{ country: 'JP', 'address-line1': '1-2 Uda' },
      ...{ 'address-level1': 'Tokyo', 'postal-code': '150-0042' },
    },
    'Ann Lee, 1-2 Uda, Tokyo, 150-0042, Japan',
  ],
  [
    {
      ...{ country: 'US', 'address-line1': '1 Main St', 'address-level2': 'Springfield' },
      ...{ 'address-level1': 'IL', 'postal-code': '62701' },
    },
    'Ann Lee, 1 Main St, Springfield, IL 62701, United States',
  ],
  [
    { country: 'HK', 'address-line1': '1 Peak Road', 'address-level2': 'The Peak' },
    'Ann Lee, 1 Peak Road, The Peak, Hong Kong SAR China',
  ],
])('an order goes to %j', async (fields, printed) => {
  const read = readAddress({ name: 'Ann Lee', ...fields });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const guest = await shop.guest('book');
  await shop.addresses.save(guest, read.address);
  const intent = await shop.pay(guest);
  expect(await shop.settle(intent)).toMatchObject({ kind: 'ordered' });
  const order = await shop.orders.details(guest, intent);
  expect(order && sentToText(order)).toBe(printed);
});
