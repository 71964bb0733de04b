/** Taxes by the country where an order goes, in a shop at home in Austria above the threshold of the Union. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices({
  mode: { delivery: 'address', codes: false },
  settings: { homeCountry: 'AT', vatThreshold: 'above' },
});
afterAll(() => shop.close());
const run = testShell(shop);

const VIENNA = {
  ...{ name: 'Ann Lee', line1: 'Ring 1', line2: '', city: 'Wien', region: '' },
  ...{ postalCode: '1010', country: 'AT' },
};
const BERLIN = { ...VIENNA, city: 'Berlin', postalCode: '10115', country: 'DE' };

async function taxesOfOrder(address: typeof VIENNA) {
  const guest = await shop.guest('book');
  await shop.addresses.save(guest, address);
  const shown = await shop.shownTo(guest);
  const started = await shop.payments.start(guest, await shop.totalOf(guest), shown);
  expect(started).toMatchObject({ ok: true });
  const intent = await shop.pay(guest);
  await shop.settle(intent);
  return (await shop.orders.details(guest, intent))?.terms?.taxes;
}

test('the rates of all countries are filled in once, and staff can change each', async () => {
  await run('tax', 'set', 'everything-else', '22', '--country', 'at');
  expect((await run('tax', 'fill')).out).toMatch(
    /^Filled in 78 rates as of .+ 2026\. Look them over/,
  );
  expect((await run('tax', 'fill')).out).toMatch(/^Every country .+ nothing was changed/);
  expect((await run('tax', 'list')).out).toContain('Austria: Everything else: 22%\n');
  expect((await run('tax', 'set', 'reduced', '7', '--country', 'XX')).err).toMatch(
    /country is no code of a country/,
  );
  await run('tax', 'set', 'second-reduced', '10', '--country', 'AT');
});

test('an order freezes the rate of its country and of the tax category of what is in it', async () => {
  await shop.queries.execute(
    sql`update product set tax_category = 'second-reduced' where variant = 'book'`,
  );
  expect(await taxesOfOrder(VIENNA)).toEqual({
    items: { book: 1_000 },
    delivery: 2_200,
    country: 'AT',
  });
  expect(await taxesOfOrder(BERLIN)).toEqual({
    items: { book: 700 },
    delivery: 1_900,
    country: 'DE',
  });
});

test('what is collected is taxed at home', async () => {
  const method = {
    name: 'Collect',
    note: '',
    isCollected: true,
    prices: [{ upToGrams: null, cents: 0 }],
    fromCents: 0,
    freeFromCents: null,
    days: null,
  };
  await writeDeliveryZone(shop.queries, { name: 'Germany', countries: ['DE'], methods: [method] });
  expect(await taxesOfOrder(BERLIN)).toMatchObject({ country: 'AT' });
});
