/** What staff sets in the admin, the shell and the API, and what the shop makes of it. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { writeSetting } from '#app/features/settings/settings-store.server.ts';
import type { SettingTexts } from '#app/features/settings/shop-settings.ts';
import { defaultLocale, setShopLocale, shopLocale } from '#app/shared/locale.ts';
import type { Database } from '#db/database.ts';
import { startLanguage } from '#server/settings/start-language.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShell } from '#tests/shop/shell.ts';
import { shopOver } from '#tests/shop/shop-over.ts';
import { testServices } from '#tests/shop/test-services.ts';

const dataDir = await mkdtemp(join(tmpdir(), 'basket-settings-'));
const databases: Database[] = [];
afterAll(async () => {
  for (const database of databases) await database.close();
  await rm(dataDir, { recursive: true });
});

async function openShop(fixed: SettingTexts = {}) {
  const database = await testDatabase();
  databases.push(database);
  const shop = await shopOver(database, { fixed, dataDir });
  const run = testShell(shop);
  return { database, queries: database.queries, shop, run, current: shop.settings.current };
}

const rows = ({ queries }: Database) =>
  rowsOf(queries, sql`select name, value, changed_by from setting order by name`);

test('what is set holds for the next request, and says who has set it', async () => {
  const { database, run, current } = await openShop();
  expect((await run('settings', 'list')).out).toContain('shopName: Basket  (as it comes)');
  const set = await run('settings', 'set', '--shop-name', 'Fjord & Field', '--delivery', 'address');
  expect(set).toMatchObject({ code: 0, out: 'Saved.\n' });
  expect(current().about.name).toBe('Fjord & Field');
  expect(current().mode.delivery).toBe('address');
  expect(current().texts.deliveryNote).toContain('You see what delivery costs before you pay');
  expect(await rows(database)).toEqual([
    { name: 'delivery', value: 'address', changed_by: 'command:tester' },
    { name: 'shopName', value: 'Fjord & Field', changed_by: 'command:tester' },
  ]);
  expect((await run('settings', 'list')).out).toMatch(
    /shopName: Fjord & Field {2}\(by tester, by command, \d{4}-/,
  );
});

test('what is left empty, or is as it comes, has no row', async () => {
  const { database, run, current } = await openShop();
  await run('settings', 'set', '--shop-name', 'Lamps', '--max-units', '5');
  expect(current().maxUnits).toBe(5);
  await run('settings', 'set', '--shop-name', 'Basket', '--max-units', '');
  expect(await rows(database)).toEqual([]);
  expect(current()).toMatchObject({ maxUnits: null, about: { name: 'Basket' } });
});

test.each([
  ['--delivery', 'pigeon', /neither placeholder nor address/],
  ['--max-units', '-1', /not a whole number/],
  ['--contact-days', '999999999', /from 1 to 3650/],
  ['--time-zone', 'Nowhere/Town', /not a time zone/],
  ['--time-zone', 'CET', /a name with a slash/],
  ['--shop-name', '\u200b', /no name/],
  ['--shop-name', 'A\nB', /no name/],
  ['--tagline', 'A\u202eB', /no line/],
  ['--announcement', 'A\nB', /no line/],
  ['--terms', '>'.repeat(300), /more than a page reads/],
  ['--staff-mail', 'staff', /not an e-mail address/],
  ['--currency', 'XXX', /not a currency/],
  ['--delivery-note', 'x'.repeat(121), /longer than 120/],
])('%s %s is refused, and nothing is saved', async (option, value, problem) => {
  const { database, run } = await openShop();
  const answer = await run('settings', 'set', '--shop-name', 'Lamps', option, value);
  expect(answer.code).toBe(2);
  expect(answer.err).toMatch(problem);
  expect(await rows(database)).toEqual([]);
});

test('a variable of the environment holds, and the refusal names it', async () => {
  const { database, run, current } = await openShop({ shopName: 'Lamps' });
  await database.queries.transaction((tx) => writeSetting(tx, 'shopName', 'Old', 'tester'));
  expect((await run('settings', 'list')).out).toContain('shopName: Lamps  (by SHOP_NAME)');
  const answer = await run('settings', 'set', '--shop-name', 'Other');
  expect(answer).toMatchObject({ code: 1, err: expect.stringContaining('SHOP_NAME is set where') });
  expect(await run('settings', 'set', '--shop-name', 'Lamps')).toMatchObject({ code: 0 });
  expect(current().about.name).toBe('Lamps');
});

test('what somebody else has changed since it was looked at is not overwritten', async () => {
  const { run } = await openShop();
  const answer = await run('settings', 'set', '--codes', 'on', '--seen-version', 'another');
  expect(answer).toMatchObject({ code: 1, err: expect.stringContaining('Somebody else') });
});

test('the headline over the hero is one line, which turns nothing around it', async () => {
  const { run } = await openShop();
  for (const headline of ['Two\nlines', 'a \u202etxt', 'a\u0007']) {
    const answer = await run('settings', 'set', '--hero-headline', headline);
    expect(answer).toMatchObject({ code: 2, err: expect.stringContaining('is no line') });
  }
  expect(await run('settings', 'set', '--hero-headline', 'The mountain')).toMatchObject({
    code: 0,
  });
});

test('the other processes of the shop read it too', async () => {
  const { database, run } = await openShop();
  const other = await shopOver(database, { dataDir });
  await run('settings', 'set', '--tagline', 'Light, and nothing else.');
  await vi.waitFor(() =>
    expect(other.settings.current().about.tagline).toBe('Light, and nothing else.'),
  );
});

describe('what holds from the next start', () => {
  test('the language is where the start looks for it, before there is a database', async () => {
    const { database, run } = await openShop();
    expect((await run('settings', 'set', '--language', 'de')).out).toContain('from the next start');
    await vi.waitFor(async () =>
      expect(await readFile(join(dataDir, 'language'), 'utf8')).toBe('de\n'),
    );
    expect(startLanguage({ DATA_DIR: dataDir })).toBe('de');
    expect(startLanguage({ DATA_DIR: dataDir, SHOP_LANGUAGE: 'fr' })).toBe('fr');
    expect((await run('settings', 'list')).out).toMatch(/language: de .*from the next start on/);
    const started = await shopOver(database, { dataDir, language: 'de' });
    expect(started.settings.current().texts.deliveryNote).toContain('Kostenlose Lieferung');
    await run('settings', 'set', '--language', 'en');
    await vi.waitFor(() => expect(startLanguage({ DATA_DIR: dataDir })).toBe('en'));
  });

  test('the currency is taken by the next start', async () => {
    const { database, run } = await openShop();
    expect(await run('settings', 'set', '--currency', 'EUR')).toMatchObject({ code: 0 });
    expect((await run('settings', 'list')).out).toMatch(/currency: EUR .*from the next start on/);
    const started = testShell(await shopOver(database, { dataDir }));
    expect((await started('settings', 'list')).out).toMatch(/currency: EUR {2}\(by tester/);
    setShopLocale(defaultLocale);
  });

  test('a command takes neither the currency nor the language of the search', async () => {
    const { database, queries, run } = await openShop();
    await run('settings', 'set', '--currency', 'JPY', '--language', 'de');
    await shopOver(database, { dataDir }, { isServed: false });
    expect(shopLocale().currency).toBe('USD');
    const prices = sql`select price_cents, title_words::text from product order by variant limit 3`;
    const before = await rowsOf(queries, prices);
    await shopOver(database, { dataDir });
    expect(await rowsOf(queries, prices)).not.toEqual(before);
    setShopLocale(defaultLocale);
  });

  test('a process that has not heard of another currency sells nothing', async () => {
    const database = await testDatabase();
    databases.push(database);
    const shop = await testServices({ database: Promise.resolve(database) });
    const early = await shop.guest('book');
    const unpaid = await shop.pay(early);
    const late = await shop.guest('book');
    await testShell(shop)('settings', 'set', '--currency', 'JPY');
    await shopOver(database, { dataDir });
    setShopLocale(defaultLocale);
    expect(await shop.payments.start(late, await shop.totalOf(late))).toMatchObject({ ok: false });
    expect(await shop.settle(unpaid)).not.toMatchObject({ kind: 'ordered' });
    setShopLocale({ ...defaultLocale, currency: 'JPY' });
    expect(await shop.settle(unpaid)).toMatchObject({ kind: 'refunded' });
    setShopLocale(defaultLocale);
  });

  test('the currency stays once something was sold, also where it was chosen before', async () => {
    const database = await testDatabase();
    databases.push(database);
    const shop = await testServices({ database: Promise.resolve(database) });
    const run = testShell(shop);
    await run('settings', 'set', '--currency', 'EUR');
    const guest = await shop.guest('book');
    expect(await shop.settle(await shop.pay(guest))).toMatchObject({ kind: 'ordered' });
    expect(await run('settings', 'set', '--currency', 'JPY')).toMatchObject({
      ...{ code: 1, err: expect.stringContaining('this shop has sold in USD') },
    });
    const started = testShell(await shopOver(database, { dataDir }));
    expect((await started('settings', 'list')).out).toMatch(/currency: USD/);
  });

  test('the currency stays once a gift card was made: what is on it is owed in that', async () => {
    const database = await testDatabase();
    databases.push(database);
    const run = testShell(await testServices({ database: Promise.resolve(database) }));
    await run('gift-cards', 'issue', '--amount', '25');
    expect(await run('settings', 'set', '--currency', 'JPY')).toMatchObject({ code: 1 });
  });
});
