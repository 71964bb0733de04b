/** What is charged, and where it goes, is what the payment page shows, whatever another device does meanwhile. */
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { Address } from '#app/features/delivery/address/address.ts';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { writeTaxRate } from '#app/features/tax/tax-rates.server.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices({ mode: { delivery: 'address', codes: true } });
afterAll(shop.close);
const { queries, payments } = shop;

const OSLO: Address = {
  ...{ name: 'Ann Lee', line1: 'Storgata 1', line2: '', city: 'Oslo', region: '' },
  ...{ postalCode: '0150', country: 'NO' },
};
const BERGEN: Address = { ...OSLO, city: 'Bergen', postalCode: '5003' };

async function shopperInOslo(): Promise<string> {
  const shopper = await shop.guest('book');
  await shop.addresses.save(shopper, OSLO);
  return shopper;
}

const changedTo = (...changed: string[]) => ({
  ok: false,
  refusal: { code: 'checkout_changed', changed },
});

test('Buy Now on a page that shows one address makes no payment that goes to another', async () => {
  const shopper = await shopperInOslo();
  const shown = await shop.shownTo(shopper);
  const first = await payments.start(shopper, 1196, shown);
  expect(first.ok).toBe(true);
  // On a telephone: another address, and the payment page, which ends the first payment.
  await shop.addresses.save(shopper, BERGEN);
  const onPhone = await payments.start(shopper, 1196, await shop.shownTo(shopper));
  expect(onPhone.ok).toBe(true);
  // The first page renews its payment.
  expect(await payments.start(shopper, 1196, shown)).toMatchObject(changedTo('address'));
  // It shows the other address, and is confirmed by one more look.
  const again = await payments.start(shopper, 1196, await shop.shownTo(shopper));
  expect(again).toEqual(onPhone);
});

test('the call of the specification, with the total alone, pays for what there is', async () => {
  const shopper = await shopperInOslo();
  expect(await payments.start(shopper, 1196)).toMatchObject({ ok: true });
  await shop.addresses.save(shopper, BERGEN);
  expect(await payments.start(shopper, 1196)).toMatchObject({ ok: true });
});

describe('no payment is made of a checkout that has changed since it was shown:', () => {
  async function outcomeAfter(change: (shopper: string) => Promise<unknown>) {
    const shopper = await shopperInOslo();
    const shown = await shop.shownTo(shopper);
    await change(shopper);
    try {
      const totalCents = await shop.totalOf(shopper);
      return await payments.start(shopper, totalCents, shown);
    } finally {
      await queries.execute(sql`update product set price_cents = 1196 where variant = 'book'`);
      await queries.execute(sql`delete from delivery_zone`);
      await queries.execute(sql`delete from tax_rate`);
    }
  }

  test('another basket', async () => {
    const outcome = await outcomeAfter((shopper) => shop.add(shopper, 'usb-c-cable'));
    expect(outcome).toMatchObject(changedTo('items'));
  });

  test('another basket of the same total', async () => {
    const outcome = await outcomeAfter(async (shopper) => {
      await shop.basket.change(shopper, { type: 'EMPTY_BASKET' });
      await shop.add(shopper, 'book');
    });
    expect(outcome).toMatchObject(changedTo('items'));
  });

  test('a price', async () => {
    const outcome = await outcomeAfter(() =>
      queries.execute(sql`update product set price_cents = 1296 where variant = 'book'`),
    );
    expect(outcome).toMatchObject({ ...changedTo('items'), refusal: { totalCents: 1296 } });
  });

  test('a name on the parcel', async () => {
    const outcome = await outcomeAfter((shopper) =>
      shop.addresses.save(shopper, { ...OSLO, name: 'Bob Lee' }),
    );
    expect(outcome).toMatchObject(changedTo('address'));
  });

  test('what delivery costs', async () => {
    const outcome = await outcomeAfter(() => writeDeliveryZone(queries, testZone('NO', 490)));
    expect(outcome).toMatchObject(changedTo('delivery'));
  });

  test('a rate of tax', async () => {
    const outcome = await outcomeAfter(() =>
      writeTaxRate(queries, { scope: { kind: 'everything-else' }, basisPoints: 2500 }),
    );
    expect(outcome).toMatchObject(changedTo('tax'));
  });
});
