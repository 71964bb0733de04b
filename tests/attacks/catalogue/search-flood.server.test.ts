/** One client that searches all the time: it waits for itself, and nobody else. */
import { afterAll, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop({ built: await importShop(), sendsEvents: false });
afterAll(() => shop.close());

/** As many at a time as one client sends, each for something else: what is cached is searched for once. */
const flood = (path: (n: number) => string) => {
  const visitor = shop.visitor();
  return Promise.all(Array.from({ length: 60 }, (_, n) => visitor.get(path(n))));
};

test('a client that searches for too much at a time is told so in words, and when to come back', async () => {
  const answers = await flood((n) => `/search?q=lamp+${n}`);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(answers.length);
  for (const answer of refused) {
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  }
  expect(await refused[0]?.text()).toContain('load the page again in a few seconds');
  expect((await shop.visitor().get('/search?q=lamp+60')).status).toBe(200);
});

test('suggestions are refused in the same way', async () => {
  const answers = await flood((n) => `/api/products/suggestions?q=lamp+${n}`);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(await refused[0]?.json()).toMatchObject({ error: { code: 'unavailable' } });
  expect(refused[0]?.headers.get('retry-after')).toBe('5');
});

test('what has been found is sent to everybody while one client searches', async () => {
  await shop.visitor().get('/search?q=lamp');
  const [answers, cached] = await Promise.all([
    flood((n) => `/search?q=book+${n}`),
    shop.visitor().get('/search?q=lamp'),
  ]);
  expect(answers.some(({ status }) => status === 503)).toBe(true);
  expect(cached.status).toBe(200);
});
