/** Who has too little in the basket for delivery is told how much is missing, not that nothing is delivered there. */
import { afterAll, expect, test } from 'vitest';
import type { Address } from '#app/features/delivery/address/address.ts';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { paymentRefusalMessage } from '#app/features/payment/start/payment-messages.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices({ mode: { delivery: 'address', codes: false } });
afterAll(shop.close);
const { queries, payments } = shop;

const OSLO: Address = {
  ...{ name: 'Ann Lee', line1: 'Storgata 1', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};

test('a basket below the first price of delivery is told the sum that is missing', async () => {
  await writeDeliveryZone(queries, testZone('NO', 0, { fromCents: 5_000 }));
  const shopper = await shop.guest('book');
  await shop.addresses.save(shopper, OSLO);
  const started = await payments.start(shopper, 1196);
  expect(started).toMatchObject({
    ok: false,
    refusal: { code: 'below_minimum', missingCents: 3_804 },
  });
  expect(started.ok || paymentRefusalMessage(started.refusal)).toContain('add $38.04 more');
});

test('an address in a country of no zone is told that nothing is delivered there', async () => {
  const shopper = await shop.guest('book');
  await shop.addresses.save(shopper, { ...OSLO, country: 'SE', postalCode: '11122' });
  expect(await payments.start(shopper, 1196)).toMatchObject({
    ok: false,
    refusal: { code: 'not_delivered' },
  });
});
