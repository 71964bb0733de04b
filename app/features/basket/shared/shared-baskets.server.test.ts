import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { sharedBasket } from '#db/schema/shop-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { stocked } from '#tests/fixtures/test-stock.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { openEvents } from '#tests/shop/event-reader.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const database = await testDatabase();
const shop = await testShop({ built: await importShop(), database });
afterAll(shop.close);

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

const send = (visitor: TestVisitor, path: string, fields: Record<string, string> = {}) =>
  visitor.request('POST', path, { body: `${new URLSearchParams(fields)}`, headers: FORM });

/** Where a form leads to. */
async function sendTo(
  visitor: TestVisitor,
  path: string,
  fields?: Record<string, string>,
): Promise<[status: number, to: string]> {
  const answer = await send(visitor, path, fields);
  return [answer.status, answer.headers.get('location') ?? ''];
}

const textOf = async (visitor: TestVisitor, path: string) => (await visitor.get(path)).text();

const variants = async (visitor: TestVisitor) =>
  (await visitor.basket()).items.map(({ variant }) => variant);

/** A visitor with these in the basket, and the link to it. */
async function sharing(...wanted: string[]) {
  const owner = shop.visitor();
  await owner.add(...wanted);
  const [, path] = await sendTo(owner, '/shared');
  return { owner, path };
}

describe('a basket by link', () => {
  test('changes nothing until its form is posted, and then adds in its order', async () => {
    const visitor = shop.visitor();
    await visitor.add('tablet');
    const page = await textOf(visitor, '/basket/book:2,usb-c-cable');
    expect(page).toContain('You already have 1 item in your basket.');
    expect(await variants(visitor)).toEqual(['tablet']);
    expect(await sendTo(visitor, '/basket/book:2,usb-c-cable')).toEqual([303, '/checkout']);
    expect(await variants(visitor)).toEqual(['tablet', 'book', 'book', 'usb-c-cable']);
    expect(await textOf(visitor, '/checkout')).toContain('Added: 3 items');
  });

  test('takes the place of the basket where that is wanted', async () => {
    const visitor = shop.visitor();
    await visitor.add('tablet');
    await send(visitor, '/basket/book', { do: 'replace' });
    expect(await variants(visitor)).toEqual(['book']);
    expect(await textOf(visitor, '/checkout')).toContain('This is your basket now.');
  });

  test('says what is not sold any more, and adds the rest', async () => {
    const visitor = shop.visitor();
    await visitor.add('tablet');
    const page = await textOf(visitor, '/basket/gone,book');
    expect(page).toContain('“gone” is not sold any more.');
    await send(visitor, '/basket/gone,book');
    expect(await variants(visitor)).toEqual(['tablet', 'book']);
    const none = await textOf(visitor, '/basket/gone');
    expect(none).toContain('None of this can be bought at the moment.');
    expect(await sendTo(visitor, '/basket/gone?code=A')).toEqual([303, '/basket/gone?code=A']);
  });

  test('adds no more than there are', async () => {
    const variant = await stocked(database.queries, 'watch', 2);
    const visitor = shop.visitor();
    await visitor.add('tablet');
    // What is counted from now on reaches the shop by a message.
    await vi.waitFor(async () =>
      expect(await textOf(visitor, `/basket/${variant}:5`)).toContain('Only 2 can be added.'),
    );
    await send(visitor, `/basket/${variant}:5`);
    expect(await variants(visitor)).toEqual(['tablet', variant, variant]);
  });

  test.for(['/basket/a::b', '/basket/,', `/basket/book:99,tablet:99`, '/basket/%00'])(
    'that cannot be read is said: %s',
    async (path) => {
      const answer = await shop.visitor().get(path);
      expect(answer.status).toBe(400);
    },
  );

  test('says no words of its writer in the shop’s name', async () => {
    const visitor = shop.visitor();
    const page = await textOf(visitor, '/basket/book?code=is+over.+Pay+at+evil.example');
    expect(page).not.toContain('evil.example');
    expect(await textOf(visitor, '/basket/book?code=spring')).toContain('discount code SPRING');
  });

  test('into a full basket is refused', async () => {
    const visitor = shop.visitor();
    await visitor.add('tablet');
    await send(visitor, `/basket/book:${MAX_BASKET_LINES - 1}`);
    await send(visitor, '/basket/book');
    expect((await visitor.basket()).count).toBe(MAX_BASKET_LINES);
    expect(await textOf(visitor, '/checkout')).toContain('A basket holds at most');
  });

  test('of a browser without a cookie is filled, and leads to the basket', async () => {
    const visitor = shop.visitor();
    expect(await sendTo(visitor, '/basket/book')).toEqual([303, '/basket?kept=basket']);
    const checked = await visitor.get('/basket?kept=basket');
    expect(checked.headers.get('location')).toBe('/checkout');
    expect(await variants(visitor)).toEqual(['book']);
  });
});

describe('a shared basket', () => {
  test('shows what is in it to whoever has the link, and nothing of whose it is', async () => {
    const { owner, path } = await sharing('book');
    const { shopper } = (await (await owner.get('/api/basket')).json()) as { shopper: string };
    const page = await textOf(shop.visitor(), path);
    expect(page).toContain('Somebody has shared this with you.');
    expect(page).toContain('/product/12321341');
    expect(page).not.toContain(shopper);
    expect(page).not.toContain('End this link');
    expect(await textOf(owner, path)).toContain('End this link');
  });

  test('is taken whole by others, also one of a single product', async () => {
    const owner = shop.visitor();
    await send(owner, `/basket/book:${MAX_BASKET_LINES}`);
    expect((await owner.basket()).count).toBe(MAX_BASKET_LINES);
    const [, path] = await sendTo(owner, '/shared');
    const page = await textOf(shop.visitor(), path);
    const [, taken = ''] = /href="(\/basket\/book:[^"]*)"/.exec(page) ?? [];
    expect((await shop.visitor().get(taken)).status).toBe(200);
  });

  test('is none of who has never had one: nothing is kept for a cookie that anybody can make up', async () => {
    const links = async () => (await database.queries.select().from(sharedBasket)).length;
    const before = await links();
    const nobody = shop.visitor();
    nobody.cookies.set('guest', 'A'.repeat(43));
    expect(await sendTo(nobody, '/shared')).toEqual([303, '/checkout']);
    expect(await sendTo(nobody, '/shared', { list: 'wishes' })).toEqual([303, '/wish-list']);
    expect(await links()).toBe(before);
  });

  test('has one link however often it is shared', async () => {
    const { owner, path } = await sharing('book');
    expect(await sendTo(owner, '/shared')).toEqual([303, path]);
  });

  test('is added to by others while its owner allows it, as the owner’s', async () => {
    const { owner, path } = await sharing('book');
    const friend = shop.visitor();
    const add = { do: 'add', variant: 'tablet' };
    expect((await send(friend, path, add)).status).toBe(403);
    await send(owner, path, { do: 'allow' });
    expect(await textOf(friend, `${path}?find=tablet`)).toContain('Add to it');
    expect(await sendTo(friend, `${path}?find=tablet`, add)).toEqual([303, `${path}?find=tablet`]);
    expect(await variants(owner)).toEqual(['book', 'tablet']);
    expect(await variants(friend)).toEqual([]);
    await send(owner, path, { do: 'disallow' });
    expect((await send(friend, path, add)).status).toBe(403);
    expect(await variants(owner)).toEqual(['book', 'tablet']);
  });

  test.for(['allow', 'disallow', 'end'])('is not changed by others: %s', async (what) => {
    const { owner, path } = await sharing('book');
    expect((await send(shop.visitor(), path, { do: what })).status).toBe(403);
    expect(await textOf(owner, path)).toContain('Others may only look.');
  });

  test('is opened and ended without another’s', async () => {
    const other = await sharing('tablet');
    const { owner, path } = await sharing('book');
    await send(owner, path, { do: 'allow' });
    expect(await textOf(other.owner, other.path)).toContain('Others may only look.');
    await send(owner, path, { do: 'end' });
    const joined = await sharing('book');
    await joined.owner.register();
    await joined.owner.add('tablet');
    expect((await shop.visitor().get(other.path)).status).toBe(200);
  });

  test('ends for everybody when its owner ends the link', async () => {
    const { owner, path } = await sharing('book');
    expect(await sendTo(owner, path, { do: 'end' })).toEqual([303, '/checkout']);
    const gone = await shop.visitor().get(path);
    expect([gone.status, await gone.text()]).toEqual([
      404,
      expect.stringContaining('Nothing is shared here'),
    ]);
    expect((await shop.visitor().get(`/api${path}/live`)).status).toBe(404);
    expect(await variants(owner)).toEqual(['book']);
  });

  test('ends when its guest joins an account, which may be another person’s', async () => {
    const { owner, path } = await sharing('book');
    await owner.register();
    await owner.add('tablet');
    expect((await shop.visitor().get(path)).status).toBe(404);
    expect(await variants(owner)).toEqual(['book', 'tablet']);
    expect(await sendTo(owner, '/shared')).not.toEqual([303, path]);
  });

  test('streams each change to who looks, and ends with its link', async () => {
    const { owner, path } = await sharing('book');
    const { next, isOver } = await openEvents(shop.visitor(), `/api${path}/live`);
    /** What was said before may be said once more. */
    async function until(event: object): Promise<void> {
      const isIt = expect.objectContaining(event);
      while (!isIt.asymmetricMatch(await next()));
    }
    const basket = (data: object) => ({ name: 'basket', data: expect.objectContaining(data) });
    expect(await next()).toMatchObject(basket({ shopper: null, count: 1 }));
    await owner.add('tablet');
    await until(basket({ count: 2, mayAdd: false }));
    await send(owner, path, { do: 'allow' });
    await until(basket({ count: 2, mayAdd: true }));
    await send(owner, path, { do: 'end' });
    await until({ name: 'gone' });
    expect(await isOver()).toBe(true);
  });
});

describe('a wish list', () => {
  test('keeps what is saved from a product’s page, once', async () => {
    const visitor = shop.visitor();
    await send(visitor, '/wish-list', { add: 'book' });
    await send(visitor, '/wish-list', { add: 'book' });
    const page = await textOf(visitor, '/wish-list');
    expect(page.match(/name="move"/g)).toHaveLength(1);
    expect(await variants(visitor)).toEqual([]);
  });

  test('takes an item of the basket, and gives it back', async () => {
    const visitor = shop.visitor();
    await visitor.add('book', 'tablet');
    const [book] = (await visitor.basket()).items;
    await send(visitor, '/wish-list', { keep: `${book?.line}` });
    expect(await variants(visitor)).toEqual(['tablet']);
    const page = await textOf(visitor, '/wish-list');
    const line = /value="(\d+)"[^>]* name="move"/.exec(page)?.[1] ?? '';
    await send(visitor, '/wish-list', { move: line });
    expect(await variants(visitor)).toEqual(['tablet', 'book']);
    expect(await textOf(visitor, '/wish-list')).toContain('Nothing is saved yet');
    const gone = await send(visitor, '/wish-list', { move: line });
    expect(gone.status).toBe(303);
    expect(await variants(visitor)).toEqual(['tablet', 'book']);
  });

  test('goes with a guest who registers, also one without a basket', async () => {
    const visitor = shop.visitor();
    await send(visitor, '/wish-list', { add: 'book' });
    await visitor.register();
    expect(await textOf(visitor, '/wish-list')).toContain('name="move"');
  });

  test('is in what is kept of an account, and goes with the account', async () => {
    const visitor = shop.visitor();
    const uid = await visitor.register();
    await send(visitor, '/wish-list', { add: 'book' });
    const [, path] = await sendTo(visitor, '/shared', { list: 'wishes' });
    const data = await (await visitor.get(`/api/users/${uid}/data`)).json();
    expect(data).toMatchObject({
      basket_line: [{ variant: 'book' }],
      shared_basket: [{ token: path.split('/').at(-1) }],
    });
    await database.queries.execute(sql`select forget_owner(${uid}, 'ann@example.com')`);
    expect((await shop.visitor().get(path)).status).toBe(404);
    expect(await textOf(visitor, '/wish-list')).toContain('Nothing is saved yet');
  });

  test('is shared as a basket is', async () => {
    const visitor = shop.visitor();
    await send(visitor, '/wish-list', { add: 'book' });
    const [, path] = await sendTo(visitor, '/shared', { list: 'wishes' });
    expect(await textOf(shop.visitor(), path)).toContain('A shared wish list');
  });
});
