/** The settings of the admin over HTTP: shown, and changed by forms of operations. */
import { afterAll, describe, expect, test } from 'vitest';
import { readDeliveryZones } from '#app/features/delivery/delivery-zones.server.ts';
import { readCodes } from '#app/features/discounts/discount-codes.server.ts';
import { readSeller } from '#app/features/invoices/invoices.server.ts';
import { readTaxRates } from '#app/features/tax/tax-rates.server.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries } = admin;
const staff = await admin.enter();
afterAll(() => admin.close());

const submit = (fields: Record<string, string>, path = '/settings') => staff.submit(path, fields);

const SCANDINAVIA = {
  operation: 'delivery.set-zone',
  zone: 'Scandinavia',
  countries: 'Norway, se',
};

/** The version of the zone, as its forms have it. */
async function zoneVersion(): Promise<string> {
  const page = await (await staff.get('/settings/zone/Scandinavia')).text();
  return /name="seenVersion" value="(\w+)"/.exec(page)?.[1] ?? '';
}

test('a zone of delivery is made, gets methods, and is removed', async () => {
  expect(await staff.textOf('/settings')).toContain('delivery is free everywhere');
  expect((await submit({ ...SCANDINAVIA, seenVersion: '' })).status).toBe(200);
  expect(await staff.textOf('/settings')).toContain('ScandinaviaNorway, SwedenNone yet');
  const again = await submit({ ...SCANDINAVIA, countries: 'DK', seenVersion: '' });
  expect(again.status).toBe(409);
  expect(await again.text()).toContain('there is the zone Scandinavia already');

  const path = '/settings/zone/Scandinavia';
  const express = {
    ...{ operation: 'delivery.set-method', zone: 'Scandinavia', method: 'Express' },
    ...{ price: '2 kg: 4.90; 10 kg: 9.90', freeFrom: '50', from: '', days: '1-2', note: '' },
    collected: 'yes',
  };
  const seenVersion = await zoneVersion();
  expect((await submit({ ...express, seenVersion }, path)).status).toBe(200);
  expect(await staff.textOf(path)).toContain(
    'up to 2 kg $4.90; up to 10 kg $9.90, free from $50.00, working days: 1-2',
  );
  const [zone] = await readDeliveryZones(queries);
  expect(zone).toEqual({
    ...{ name: 'Scandinavia', countries: ['NO', 'SE'] },
    methods: [
      {
        ...{ name: 'Express', note: '', isCollected: true, fromCents: 0, freeFromCents: 5_000 },
        prices: [
          { upToGrams: 2_000, cents: 490 },
          { upToGrams: 10_000, cents: 990 },
        ],
        days: { least: 1, most: 2 },
      },
    ],
  });
  const late = await submit({ ...express, price: '1', seenVersion }, `${path}/Express`);
  expect(late.status).toBe(409);
  const shown = await (await staff.get(`${path}/Express`)).text();
  expect(shown).toContain('value="2 kg: 4.90; 10 kg: 9.90"');

  const method = { zone: 'Scandinavia', method: 'Express', seenVersion: await zoneVersion() };
  const removed = await submit(
    { operation: 'delivery.remove-method', ...method },
    `${path}/Express`,
  );
  expect([removed.status, removed.headers.get('location')]).toEqual([303, path]);
  const gone = { operation: 'delivery.remove-zone', zone: 'Scandinavia' };
  const left = await submit({ ...gone, seenVersion: await zoneVersion() }, path);
  expect([left.status, left.headers.get('location')]).toEqual([303, '/settings']);
  expect(await readDeliveryZones(queries)).toEqual([]);
  expect((await staff.get(path)).status).toBe(404);
  expect((await submit({ ...SCANDINAVIA, countries: '' })).status).toBe(400);
  expect((await submit({ ...SCANDINAVIA, operation: 'delivery.double' })).status).toBe(400);
});

test('a tax rate is added, changed and removed where it stands', async () => {
  expect(await staff.textOf('/settings')).toContain('no order says anything of tax');
  const boots = {
    operation: 'tax.set',
    of: 'category',
    category: ' Boots ',
    rate: '8.1 %',
    seen: '',
  };
  expect((await submit(boots)).status).toBe(200);
  expect(await staff.textOf('/settings')).toContain('Category Boots (no product has it)');
  await submit({ ...boots, rate: '12', seen: '8.1%' });
  expect(await readTaxRates(queries)).toMatchObject([{ basisPoints: 1_200 }]);
  const removed = { operation: 'tax.remove', of: 'category', category: 'Boots', seen: '12%' };
  expect((await submit(removed)).status).toBe(200);
  expect(await readTaxRates(queries)).toEqual([]);
  expect((await submit({ ...boots, category: '' })).status).toBe(400);
  expect((await submit({ ...boots, of: '' })).status).toBe(400);
});

test('who sells is set with an address of several lines, and removed', async () => {
  const operation = 'seller.set';
  const lines = 'Storgata 1\r\n\r\n0150  Oslo, Norway\r\n';
  const basket = { operation, name: 'Basket AS', lines, taxNumber: '', seenVersion: '' };
  expect((await submit({ ...basket, lines: ' \r\n' })).status).toBe(400);
  expect((await submit({ ...basket, lines: 'x'.repeat(101) })).status).toBe(400);
  expect((await submit(basket)).status).toBe(200);
  expect(await readSeller(queries)).toEqual({
    ...{ name: 'Basket AS', lines: ['Storgata 1', '0150 Oslo, Norway'], taxNumber: '' },
  });
  expect(await staff.textOf('/settings')).toContain('Each order gets an invoice by this name');
  const remove = { operation: 'seller.remove', seenVersion: 'another' };
  expect((await submit(remove)).status).toBe(409);
  const page = await (await staff.get('/settings')).text();
  const [, version = ''] = /name="seenVersion" value="([^"]*Basket AS[^"]*)"/.exec(page) ?? [];
  const seenVersion = version.replaceAll('&quot;', '"');
  expect((await submit({ ...remove, seenVersion })).status).toBe(200);
  expect(await readSeller(queries)).toBeNull();
});

describe('codes', () => {
  const operation = 'codes.set';
  const days = { firstDay: '', lastDay: '' };
  const spring = { operation, name: 'spring', off: '10%', ...days, uses: '20', usesEach: '1' };
  const path = '/settings/code/SPRING';

  /** What the page of the code shows of it. */
  async function seen() {
    const page = await (await staff.get(path)).text();
    const [, version = ''] = /name="seenVersion" value="([^"]+)"/.exec(page) ?? [];
    return { seenVersion: version.replaceAll('&quot;', '"') };
  }

  test('are made, changed and ended', async () => {
    expect((await submit({ ...spring, seenVersion: '' })).status).toBe(200);
    expect(await staff.textOf('/settings')).toContain('SPRING10%Always20 of 20 left, 1 a shopper0');
    expect((await submit({ ...spring, seenVersion: '' })).status).toBe(409);
    const before = await seen();
    const changed = { ...spring, off: '5', lastDay: '2099-12-31', ...before };
    expect((await submit(changed, path)).status).toBe(200);
    expect(await readCodes(queries)).toMatchObject([{ sharePercent: null, amountCents: 500 }]);
    expect(await staff.textOf('/settings/code/spring')).toContain('until 2099-12-31');
    expect((await submit({ ...changed, off: '6' }, path)).status).toBe(409);
    const ended = { operation: 'codes.end', name: 'SPRING', ...(await seen()) };
    expect((await submit(ended, path)).status).toBe(200);
    expect(await staff.textOf('/settings')).toContain('Over since');
  });

  test.for([
    [{ name: 'a b' }, 'use letters, digits and hyphens'],
    [{ off: '0%' }, 'write a share'],
    [{ firstDay: '2026-02-31' }, 'is not a day'],
    [{ uses: '0' }, 'is not a whole number'],
    [{ name: 'a\0' }, 'use letters, digits and hyphens'],
  ] as const)(
    'are refused where the form is not filled in, and stay typed: %j',
    async ([wrong, message]) => {
      const fields = { ...spring, name: 'OTHER', ...wrong, seenVersion: '' };
      const answer = await submit(fields);
      expect(answer.status).toBe(400);
      const page = await answer.text();
      expect(page).toContain(message);
      expect(page).toContain('aria-invalid="true"');
      expect(page).toContain('name="usesEach" value="1"');
    },
  );

  test('that there are not have no page', async () => {
    expect((await staff.get('/settings/code/NONE')).status).toBe(404);
    expect((await staff.get('/settings/code/%20')).status).toBe(404);
  });
});

test('what the environment decides is shown', async () => {
  expect(await staff.textOf('/settings')).toContain('PORT3000Default');
});

describe('the page of settings', () => {
  test('shows what is set, and no form, to who may only read it', async () => {
    await submit({ ...SCANDINAVIA, seenVersion: '' });
    await submit({ operation: 'seller.set', name: 'Basket AS', lines: 'Oslo', seenVersion: '' });
    const reader = await admin.enter('Rita', 'reader');
    const page = await (await reader.get('/settings')).text();
    expect(page).toContain('Norway');
    expect(page).toContain('Basket AS, Oslo');
    expect(page).not.toContain('name="operation"');
    const answer = await reader.submit('/settings', { ...SCANDINAVIA, countries: 'DK' });
    expect(answer.status).toBe(403);
    expect(await readDeliveryZones(queries)).toMatchObject([{ countries: ['NO', 'SE'] }]);
  });

  test('shows nothing of the shop to who may not read its settings', async () => {
    const packer = await admin.enter('Pia', 'packer');
    const page = await packer.get('/settings');
    expect(page.status).toBe(200);
    const text = await page.text();
    expect(text).not.toContain('free everywhere');
    expect(text).not.toContain('SHOP_NAME');
    expect((await packer.get('/settings/code/SPRING')).status).toBe(403);
    expect((await packer.get('/mail')).status).toBe(403);
    expect((await packer.get('/customers')).status).toBe(403);
  });
});

test('a setting of the shop is changed where it stands, and shoppers see it at once', async () => {
  const visitor = admin.shop.visitor();
  expect(await (await visitor.get('/')).text()).toContain('<title>Good things');
  const page = await (await staff.get('/shop')).text();
  const [, seenVersion = ''] =
    /name="seenVersion" value="([^"]*)"\/>(?:(?!<form).)*name="shopName"/.exec(page) ?? [];
  const values = { operation: 'settings.set', seenVersion, tagline: 'Light.', deliveryNote: '' };
  expect((await submit({ ...values, shopName: 'Lamps' }, '/shop')).status).toBe(200);
  const home = await (await visitor.get('/')).text();
  expect(home).toContain('<title>Light. · Lamps</title>');
  expect(await staff.textOf('/shop')).toContain('Last changed by');
  const again = await submit({ ...values, shopName: 'Other' });
  expect(again.status).toBe(409);
  expect((await submit({ operation: 'settings.set', delivery: 'pigeon' })).status).toBe(400);
  await submit({ operation: 'settings.set', shopName: '', tagline: '' });
  expect(await (await visitor.get('/')).text()).toContain('<title>Good things');
});
