/** A change of many products by a program: looked at first, or done at once. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { product } from '#db/schema/catalogue-schema.ts';
import { testApi } from '#tests/shop/test-api.ts';

const shopApi = await testApi();
const { queries } = shopApi;
afterAll(() => shopApi.close());

const token = await shopApi.tokenOf(['catalogue:read', 'catalogue:write']);

const change = (body: object, key?: string) =>
  shopApi.call('products/change-many', {
    ...{ token, body },
    ...(key && { headers: { 'idempotency-key': key } }),
  });

async function priceOf(variant: string): Promise<number | undefined> {
  const [found] = await queries.select().from(product).where(eq(product.variant, variant));
  return found?.priceCents;
}

const LESS = { words: ['book'], change: 'percent', value: '-10' };

test('is looked at, applied, and then followed by the name of its preview', async () => {
  const before = await priceOf('book');
  const seen = await change({ ...LESS, dryRun: true });
  expect(seen).toMatchObject({ status: 200, body: { dryRun: true, done: 0, field: 'priceCents' } });
  expect(seen.body.rows).toContainEqual(
    expect.objectContaining({ variant: 'book', before: String(before) }),
  );
  expect(await priceOf('book')).toBe(before);
  const { preview, todo } = seen.body;
  expect(await change({ preview })).toMatchObject({ status: 200, body: { done: todo, todo: 0 } });
  expect(await priceOf('book')).toBeLessThan(before ?? 0);
  expect(await change({ preview, dryRun: true })).toMatchObject({ body: { done: todo, left: 0 } });
  expect(await change({ preview })).toMatchObject({ status: 409, body: { code: 'conflict' } });
});

test('is done at once, and once under one key', async () => {
  const before = await priceOf('book');
  const more = { words: ['book'], change: 'amount', value: '1.00' };
  const first = await change(more, 'dearer');
  expect(first.status).toBe(200);
  expect((await change(more, 'dearer')).body).toEqual(first.body);
  expect(await priceOf('book')).toBe((before ?? 0) + 100);
});

test.for([
  [{ words: ['book'] }, 'change'],
  [{ change: 'percent', value: '-101' }, 'value'],
  [{ change: 'price' }, 'value'],
  [{ change: 'everything' }, 'change'],
  [{ preview: '1700000000_00000000', change: 'withdraw' }, 'change'],
] as const)('%j is refused by its field', async ([body, field]) => {
  const refused = await change(body);
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: `/${field}` }] } });
});

test('counts the stock only for who may, and shows it to who may not', async () => {
  const count = { words: ['book'], change: 'shelf', value: '5' };
  expect(await change(count)).toMatchObject({ status: 403, body: { scope: 'stock:write' } });
  const seen = await change({ ...count, dryRun: true });
  expect(seen.status).toBe(200);
  const { preview } = seen.body;
  expect(await change({ preview })).toMatchObject({ status: 403, body: { scope: 'stock:write' } });
});
