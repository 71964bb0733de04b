/** What would be forgotten with the next request, because the browser keeps no cookie, is not called done. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { HOSTILE_PATHS } from '#tests/network/hostile-paths.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';
import { newEmail, PASSWORD, type TestVisitor } from '#tests/shop/test-visitor.ts';

const NEEDED = 'Your browser blocks cookies';
const SEARCH = '/search?q=book';

let shop: TestShop;
beforeAll(async () => {
  shop = await testShop({ built: await importShop() });
});
afterAll(() => shop.close());

/** A browser that blocks cookies is another visitor with each request. */
const forgetful = () => shop.visitor();

function submit(visitor: TestVisitor, path: string, fields: Record<string, string>) {
  const headers = {
    'content-type': 'application/x-www-form-urlencoded',
    referer: `http://localhost${SEARCH}`,
  };
  return visitor.post(path, String(new URLSearchParams(fields)), { headers });
}

const add = (visitor: TestVisitor) =>
  submit(visitor, '/basket', { type: 'ADD_TO_BASKET', variant: 'book' });

const goBack = (visitor: TestVisitor, posted: Response, from = SEARCH) =>
  visitor.get(posted.headers.get('location') ?? '', {
    headers: { referer: `http://localhost${from}` },
  });

test('the form of the login page makes no account for a browser that has not kept its cookie', async () => {
  const form = { page: 'login', intent: 'register', email: newEmail(), password: PASSWORD };
  await forgetful().get('/login');
  const refused = await submit(forgetful(), '/login', form);
  expect(refused.status).toBe(400);
  expect(await refused.text()).toContain(NEEDED);
  const keeper = shop.visitor();
  await keeper.get('/login');
  expect((await submit(keeper, '/login', form)).status).toBe(303);
});

test('a form of the basket never ends in silence for a browser without cookies', async () => {
  const page = await goBack(forgetful(), await add(forgetful()));
  expect(page.status).toBe(400);
  expect(await page.text()).toContain(NEEDED);
});

test('a first add is said on the page that it came from', async () => {
  const keeper = shop.visitor();
  const back = await goBack(keeper, await add(keeper));
  expect(back.headers.get('location')).toBe(SEARCH);
  const page = await keeper.get(SEARCH, { headers: { 'sec-fetch-dest': 'document' } });
  expect(await page.text()).toContain('Added');
});

test.each(HOSTILE_PATHS)('the way back by %j leads to no other site', async (path) => {
  const keeper = shop.visitor();
  const back = await goBack(keeper, await add(keeper), encodeURI(path.toWellFormed()));
  const location = back.headers.get('location') ?? 'http://none.example';
  expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
});
