/** A wish list that several tabs, people or browsers change at the same time. */
import { afterAll, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail, type TestVisitor } from '#tests/shop/test-visitor.ts';

const shop = await testShop({ built: await importShop() });
afterAll(shop.close);

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const send = (visitor: TestVisitor, path: string, fields: Record<string, string>) =>
  visitor.request('POST', path, { body: `${new URLSearchParams(fields)}`, headers: FORM });

const fourTimes = (visitor: TestVisitor, fields: Record<string, string>) =>
  Promise.all(Array.from({ length: 4 }, () => send(visitor, '/wish-list', fields)));

const variants = async (visitor: TestVisitor) =>
  (await visitor.basket()).items.map(({ variant }) => variant);

/** The lines of the list, as its page names them. */
async function wishes(visitor: TestVisitor): Promise<string[]> {
  const page = await (await visitor.get('/wish-list')).text();
  return [...page.matchAll(/value="(\d+)"[^>]* name="move"/g)].map(([, line = '']) => line);
}

test('what is moved into the basket by four tabs at once is there once', async () => {
  const visitor = shop.visitor();
  await visitor.add('book');
  await send(visitor, '/wish-list', { add: 'tablet' });
  const [move = ''] = await wishes(visitor);
  await fourTimes(visitor, { move });
  expect(await variants(visitor)).toEqual(['book', 'tablet']);
  expect(await wishes(visitor)).toEqual([]);
});

test('what is kept for later by four tabs at once is wished for once', async () => {
  const visitor = shop.visitor();
  await visitor.add('book');
  const [book] = (await visitor.basket()).items;
  await fourTimes(visitor, { keep: `${book?.line}` });
  expect(await variants(visitor)).toEqual([]);
  expect(await wishes(visitor)).toHaveLength(1);
});

test('what others add to a shared list is on it once', async () => {
  const owner = shop.visitor();
  await send(owner, '/wish-list', { add: 'book' });
  const link = await send(owner, '/shared', { list: 'wishes' });
  const path = link.headers.get('location') ?? '';
  await send(owner, path, { do: 'allow' });
  const added = await send(shop.visitor(), path, { do: 'add', variant: 'book' });
  expect(added.status).toBe(303);
  expect(await wishes(owner)).toHaveLength(1);
});

test('what both lists have is on it once after a guest has signed in', async () => {
  const [here, there] = [shop.visitor(), shop.visitor()];
  const email = newEmail();
  await send(here, '/wish-list', { add: 'book' });
  await here.register(email);
  expect(await wishes(here)).toHaveLength(1);
  await send(there, '/wish-list', { add: 'tablet' });
  await send(there, '/wish-list', { add: 'book' });
  await there.signIn(email);
  expect(await wishes(there)).toHaveLength(2);
});
