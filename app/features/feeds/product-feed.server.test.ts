import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { stock } from '#db/schema/stock-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { fixedMode } from '#tests/shop/test-settings.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop({
  built: await importShop(),
  settings: { fixed: fixedMode({ delivery: 'address', codes: false }) },
});
afterAll(() => shop.close());
const { queries } = shop.services.database;
const visitor = shop.visitor();

async function feed(format: 'xml' | 'csv', headers: Record<string, string> = {}) {
  const answer = await visitor.get(`/feeds/products.${format}`, { headers });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}

const etagOf = async () => (await feed('xml')).headers.get('etag') ?? '';

const filler = (count: number, from = 0) =>
  Array.from({ length: count }, (_, no) => ({
    ...{ variant: `z${String(from + no).padStart(5, '0')}`, id: 'many', title: 'One of many' },
    ...{ image: '', priceCents: 100, rating: 0, position: 100 + no },
  }));

describe('the feed', () => {
  test('has each variant once, with its price, its delivery and what is sold out', async () => {
    await queries.insert(stock).values({ variant: 'tablet', onHand: 0, available: 0 });
    const { status, headers, text } = await feed('xml');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/xml');
    const items = text.split('<item>').slice(1);
    expect(items).toHaveLength(7);
    const tablet = items.find((one) => one.includes('<g:id>tablet</g:id>'));
    expect(tablet).toContain('<g:availability>out_of_stock</g:availability>');
    expect(tablet).toContain('<g:link>http://localhost/product/');
    expect(tablet).toContain('<g:country>US</g:country><g:price>0.00 USD</g:price>');
    expect(text.match(/<g:item_group_id>/g)).toHaveLength(2);
  });

  test('is the same in both formats, over any number of pages', async () => {
    await queries.insert(product).values(filler(1_200));
    const xml = await feed('xml');
    const csv = await feed('csv');
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const ids = [...xml.text.matchAll(/<g:id>([^<]*)</g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(1_207);
    const lines = csv.text.trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.split(',')[0])).toEqual(ids);
    await queries.delete(product).where(eq(product.id, 'many'));
  });

  test('is sent once until something of it changes', async () => {
    const etag = await etagOf();
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const same = await feed('xml', { 'if-none-match': `W/"other", ${etag}` });
    expect([same.status, same.text]).toEqual([304, '']);
    expect((await feed('csv', { 'if-none-match': etag })).status).toBe(200);
    for (const kind of ['catalogue', 'stock'] as const) {
      const before = await etagOf();
      shop.live.publish(kind === 'stock' ? { kind, variants: ['tablet'] } : { kind });
      await expect.poll(etagOf).not.toBe(before);
    }
  });

  test('is looked up without being read', async () => {
    // As data of the router's the whole file would be one text in memory.
    expect((await visitor.get('/feeds/products.xml.data')).status).toBe(404);
    const answer = await visitor.request('HEAD', '/feeds/products.xml');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('etag')).toBe(await etagOf());
  });

  test('makes room for no more than four at once of one client, and for others then', async () => {
    await queries.insert(product).values(filler(3_000));
    const open = await Promise.all(
      Array.from({ length: 4 }, () => visitor.get('/feeds/products.xml')),
    );
    const refused = await visitor.get('/feeds/products.xml');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    const other = await shop.visitor('203.0.113.9').get('/feeds/products.xml');
    expect(other.status).toBe(200);
    // Whoever goes away leaves room.
    await Promise.all([...open, other].map(({ body }) => body?.cancel()));
    await expect.poll(async () => (await feed('xml')).status).toBe(200);
    await queries.delete(product).where(eq(product.id, 'many'));
  });
});
