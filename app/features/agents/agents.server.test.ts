import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { refreshSoldOut } from '#app/features/stock/refresh-sold-out.server.ts';
import { product } from '#db/schema/catalogue-schema.ts';
import { stock } from '#db/schema/stock-schema.ts';
import { fixedMode } from '#tests/shop/test-settings.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const GENEROUS = { windowSeconds: 60, max: 10_000 };

const shop = await testShop({
  settings: { fixed: fixedMode({ delivery: 'address', codes: true }) },
  limits: { agents: GENEROUS },
});
afterAll(() => shop.close());
const { queries } = shop.services.database;
const visitor = shop.visitor();

beforeAll(async () => {
  await queries.insert(stock).values([
    { variant: 'tablet', onHand: 0, available: 0 },
    { variant: 'book', onHand: 2, available: 2 },
  ]);
  await refreshSoldOut(queries, null);
  const method = {
    ...{ name: 'Express', note: '', isCollected: false, fromCents: 0, freeFromCents: 200_000 },
    prices: [{ upToGrams: null, cents: 990 }],
    days: { least: 1, most: 2 },
  };
  await writeDeliveryZone(queries, { name: 'Home', countries: ['DE'], methods: [method] });
  const row = { title: 'Many', image: '', priceCents: 100, rating: 0, id: 'many' };
  await queries.insert(product).values(
    Array.from({ length: 500 }, (_, no) => ({
      ...{ ...row, variant: `m ${no}/:,`, position: 100 + no },
      description: '# <b>x</b> '.repeat(1_500),
    })),
  );
});

const HEADERS = { accept: 'application/json, text/event-stream' };

async function call(name: string, given: unknown) {
  const answer = await visitor.post(
    '/mcp',
    { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: given } },
    { headers: HEADERS },
  );
  const text = await answer.text();
  const message = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
  return { status: answer.status, text, message };
}

async function data(name: string, given: unknown) {
  const { message } = await call(name, given);
  expect(message.result?.isError, JSON.stringify(message)).toBeFalsy();
  return JSON.parse(message.result.content[0].text);
}

async function refused(name: string, given: unknown): Promise<string> {
  const { message } = await call(name, given);
  expect(message.result?.isError).toBe(true);
  return message.result.content[0].text;
}

describe('a program', () => {
  test('narrows a search as a shopper does, and is told by what it can be narrowed', async () => {
    const all = await data('search_products', {});
    expect(all).toMatchObject({ page: 1, narrowBy: { category: { Books: 1 } } });
    const books = await data('search_products', { category: 'Books' });
    expect(books.products).toMatchObject([
      { variant: 'book', price: '11.96', currency: 'USD', availability: 'few_left', left: 2 },
    ]);
    expect(books.products[0].url).toBe('http://localhost/product/12321341?variant=book');
    expect(await data('search_products', { query: 'boook' })).toMatchObject({
      searchedFor: 'books',
    });
    const none = await data('search_products', { query: 'tablet', inStock: true });
    expect(none.products.map((one: { variant: string }) => one.variant)).not.toContain('tablet');
  });

  test('is told when there is no such page, product or country, and what to do', async () => {
    expect(await refused('get_product', { id: 'none' })).toMatch(/Search for it/);
    expect(await refused('search_products', { collection: 'none' })).toMatch(/no collection/);
    expect(await refused('make_basket_link', { items: [{ variant: 'none' }] })).toMatch(/"none"/);
    const nowhere = { items: [{ variant: 'book' }], country: 'Germany' };
    expect(await refused('get_delivery', nowhere)).toMatch(/ISO 3166-1/);
    const many = [
      { variant: 'book', count: 99 },
      { variant: 'tablet', count: 2 },
    ];
    expect(await refused('make_basket_link', { items: many })).toMatch(/100/);
  });

  test('is told what delivery costs and when it comes, as the payment page has it', async () => {
    const items = [{ variant: 'book' }, { variant: 'gone' }, { variant: 'tablet', count: 3 }];
    const answer = await data('get_delivery', { items, country: 'DE' });
    const [way] = answer.delivery.ways;
    expect(way).toMatchObject({ way: 'Express', price: '9.90' });
    expect(way.arrives.firstDay).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(way.words).toMatch(/^Arrives /);
    expect(answer).toMatchObject({ notSold: ['gone'], missing: [{ variant: 'tablet', units: 3 }] });
    const abroad = await data('get_delivery', { items: [{ variant: 'book' }], country: 'US' });
    expect(abroad.delivery).toMatchObject({ ways: [], refused: expect.any(String) });
  });

  test('makes a link of whatever the variants are called, and changes nothing', async () => {
    const items = [{ variant: 'm 1/:,', count: 2 }];
    const { link, total } = await data('make_basket_link', { items });
    expect(link).toBe('http://localhost/basket/m~201~2F~3A~2C:2');
    expect(total).toBe('2.00');
    expect((await visitor.basket()).count).toBe(0);
    expect(visitor.cookies.size).toBe(0);
  });

  test('is answered in no more than it can read, however large a product is', async () => {
    for (const [name, given] of [
      ['get_product', { id: 'many' }],
      ['search_products', { query: 'many' }],
    ] as const) {
      expect((await call(name, given)).text.length, name).toBeLessThan(100_000);
    }
    const page = await visitor.get('/product/many', { headers: { accept: 'text/markdown' } });
    const text = await page.text();
    expect(text.length).toBeLessThan(60_000);
    // What the shop writes is no mark.
    expect(text).toContain('\\# \\<b\\>x');
  });
});

test('whatever is sent, nothing fails', async () => {
  const names = ['search_products', 'get_product', 'get_delivery', 'make_basket_link', 'x'];
  const item = fc.record({ variant: fc.string({ unit: 'binary' }), count: fc.anything() });
  const given = fc.oneof(
    fc.anything(),
    fc.record({ query: fc.string({ unit: 'binary' }), page: fc.integer(), sort: fc.string() }),
    fc.record({ id: fc.string({ unit: 'binary' }) }),
    fc.record({ items: fc.array(item), country: fc.constantFrom('DE', 'XX', '', 'de') }),
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...names), given, async (name, value) => {
      expect((await call(name, value ?? null)).status).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
  for (const body of ['', '{', '[]', 'null', '"x"', '{"jsonrpc":"2.0"}', '['.repeat(10_000)]) {
    const answer = await visitor.post('/mcp', body, {
      headers: { ...HEADERS, 'content-type': 'application/json' },
    });
    expect(answer.status, body.slice(0, 20)).toBeLessThan(500);
  }
  const listen = { jsonrpc: '2.0', id: 1, method: 'subscriptions/listen', params: {} };
  expect((await visitor.post('/mcp', listen, { headers: HEADERS })).status).toBe(400);
  for (const method of ['GET', 'DELETE', 'PUT']) {
    expect((await visitor.request(method, '/mcp')).status).toBeLessThan(500);
  }
  expect(shop.takeLogged()).toEqual([]);
});

test('who asks too often waits, and others do not', async () => {
  const limited = await testShop({ limits: { agents: { windowSeconds: 60, max: 2 } } });
  const ask = (address: string) =>
    limited.visitor(address).post('/mcp', { jsonrpc: '2.0', id: 1, method: 'ping' });
  const [, , third] = [
    await ask('203.0.113.1'),
    await ask('203.0.113.1'),
    await ask('203.0.113.1'),
  ];
  expect(third?.status).toBe(429);
  expect(Number(third?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await ask('203.0.113.2')).status).not.toBe(429);
  await limited.close();
});
