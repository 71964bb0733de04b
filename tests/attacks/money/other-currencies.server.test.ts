/** A whole shop in yen and one in dinars: from the file of the catalogue to the books. */
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { createOutboxTransport } from '#app/features/mail/send/outbox-transport.server.ts';
import { defaultLocale, setShopLocale } from '#app/shared/locale.ts';
import type { Database } from '#db/database.ts';
import { importShop } from '#server/build/build-once.ts';
import { CLEAN } from '#tests/fixtures/test-reconciliation.ts';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShell } from '#tests/shop/shell.ts';
import { settingsOf } from '#tests/shop/test-settings.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const folder = await mkdtemp(join(tmpdir(), 'basket-currency-'));
const built = await importShop();
const closing: (() => Promise<void>)[] = [];
afterEach(() => setShopLocale(defaultLocale));
afterAll(async () => {
  for (const close of closing.reverse()) await close();
  await rm(folder, { recursive: true });
});

async function shopIn(currency: string, database?: Database) {
  const { fixed } = settingsOf({ SHOP_CURRENCY: currency });
  // Whoever gives a database opens several shops over it.
  const opened = database ? { ...database, close: async () => {} } : await testDatabase();
  const mails = await mkdtemp(join(folder, 'mail-'));
  const shop = await testShop({
    ...{ built, database: opened, settings: { fixed, dataDir: folder } },
    mail: {
      transport: createOutboxTransport(mails),
      from: { name: 'Basket', address: 'shop@example.com' },
      shopUrl: () => 'http://localhost',
    },
  });
  closing.push(shop.close);
  const mailsTo = async (address: string): Promise<string> => {
    const names = await readdir(mails);
    const texts = await Promise.all(names.map((name) => readFile(join(mails, name), 'utf8')));
    return texts
      .filter((text) => text.includes(`To: ${address}`))
      .map(plain)
      .join();
  };
  return { shop, queries: opened.queries, run: testShell(shop.services), mailsTo };
}

/** As a page shows it, whatever kind of space it has. */
function plain(text: string): string {
  return text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\u00c2\u00a0|\u00a0/g, ' ')
    .replace(/\u00c2\u00a5/g, '¥')
    .replace(/<[^>]*>/g, '');
}

const CASES = [
  {
    ...{ currency: 'JPY', typed: '1,500', shown: '¥1,500', cents: 1_500, wire: 1_500 },
    ...{ part: '500', partCents: 500, partShown: '¥500', plainPrice: '1500', plainPart: '-500' },
    ...{ sample: '¥1,095', tax: '136' },
  },
  {
    ...{ currency: 'KWD', typed: '4.990', shown: 'KWD 4.990', cents: 4_990, wire: 4.99 },
    ...{ part: '1.500', partCents: 1_500, partShown: 'KWD 1.500', plainPrice: '4.990' },
    ...{ plainPart: '-1.500', sample: 'KWD 1,094.980', tax: '0.454' },
  },
] as const;

describe.each(CASES)('in $currency', (one) => {
  test('prices are imported, shown, charged, mailed, invoiced, refunded and booked', async () => {
    const { shop, queries, run, mailsTo } = await shopIn(one.currency);
    const home = plain(await (await shop.visitor().get('/')).text());
    expect(home.includes(one.sample)).toBe(true);

    const file = join(folder, `${one.currency}.csv`);
    await writeFile(file, `variant,id,title,price\nbowl,1,A bowl,"${one.typed}"\n`);
    expect(await run('catalogue', 'import', file, '--replace')).toMatchObject({ code: 0 });
    await run('tax', 'set', 'everything-else', '10');
    await run('seller', 'set', 'Bowls', 'Street 1');

    const visitor = shop.visitor();
    const email = newEmail();
    const uid = await visitor.register(email);
    const page = await (await visitor.get('/search?q=bowl')).text();
    expect(page.includes(`data-currency="${one.currency}"`)).toBe(true);
    expect(plain(page).includes(one.shown)).toBe(true);
    await visitor.add('bowl');
    expect(await visitor.basket()).toMatchObject({
      ...{ total: one.cents, items: [{ price: one.wire }] },
    });
    const intent = await visitor.pay();
    const answer = await visitor.put(`/api/users/${uid}/orders/${intent}`);
    expect(answer.status).toBeLessThan(300);
    const isMailed = async () => (await mailsTo(email)).includes(one.shown);
    await vi.waitFor(async () => expect(await isMailed()).toBe(true), 10_000);
    expect(await rowsOf(queries, sql`select currency, amount_cents::int from "order"`)).toEqual([
      { currency: one.currency.toLowerCase(), amount_cents: one.cents },
    ]);

    const refund = await run(
      ...['orders', 'refund', intent, '--amount', one.part, '--reason', 'late', '--yes'],
    );
    expect(plain(refund.out)).toContain(one.partShown);
    await shop.services.sweep();
    const books = (await run('orders', 'export', '--format', 'jsonl')).out.trim().split('\n');
    expect(books.map((line) => JSON.parse(line))).toMatchObject([
      ...[{ amount: one.plainPrice, currency: one.currency.toLowerCase(), tax: one.tax }],
      ...[{ kind: 'refund', amount: one.plainPart }],
    ]);
    const order = plain(await (await visitor.get(`/orders/${intent}`)).text());
    expect(['Invoice', one.shown, one.tax].filter((text) => !order.includes(text))).toEqual([]);
    expect((await shop.reconciliation()).counts).toMatchObject(CLEAN);
    expect(shop.takeLogged()).toEqual([]);
  });
});

test('a currency is chosen until something is sold, and prices keep their numbers', async () => {
  const database = await testDatabase();
  closing.unshift(database.close);
  const first = await shopIn('USD', database);
  const visitor = first.shop.visitor();
  await visitor.add('book');
  await first.run('codes', 'set', 'TENTH', '10%');
  await first.run('codes', 'set', 'FIVE', '5.00');
  const euros = await shopIn('EUR', database);
  expect(
    await rowsOf(euros.queries, sql`select price_cents from product where variant = 'book'`),
  ).toEqual([{ price_cents: 1_196 }]);
  const yen = await shopIn('JPY', database);
  expect(
    await rowsOf(yen.queries, sql`select price_cents from product where variant = 'book'`),
  ).toEqual([{ price_cents: 12 }]);
  expect(
    await rowsOf(yen.queries, sql`select cents from price_history where variant = 'book'`),
  ).toEqual([{ cents: 12 }]);
  expect(
    await rowsOf(yen.queries, sql`select name, amount_cents::int from discount_code order by name`),
  ).toEqual([
    { name: 'FIVE', amount_cents: 5 },
    { name: 'TENTH', amount_cents: null },
  ]);
  const buyer = yen.shop.visitor();
  await buyer.add('ultrawide-monitor');
  const intent = await buyer.pay();
  await buyer.put(`/api/users/guest/orders/${intent}`);
  const again = shopIn('USD', database).then(
    () => 'It has started',
    (error: Error) => error.message,
  );
  expect(await again).toMatch(
    /^SHOP_CURRENCY is USD, but this shop has sold in JPY.*set SHOP_CURRENCY=JPY/,
  );
});

test('what a card cannot be charged is said before any charge', async () => {
  const { shop } = await shopIn('HUF');
  const visitor = shop.visitor();
  await visitor.add('usb-c-cable');
  const answer = await visitor.post('/api/payments/create?total=100');
  expect(answer.status).toBe(422);
  const { error } = await answer.json();
  expect(plain(error.message)).toBe(
    'The least that a card can be charged is HUF 175.00. Add something to your basket.',
  );
  expect((await visitor.basket()).count).toBe(1);
});
