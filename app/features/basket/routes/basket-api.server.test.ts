import { afterAll, describe, expect, test } from 'vitest';
import { MAX_BASKET_LINES } from '#app/features/basket/core/basket-item.ts';
import { GUEST_SECRET_HEADER } from '#app/features/shopper/guest-secret-header.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop();
afterAll(shop.close);

describe('GET /api/basket', () => {
  test('of a visitor who has none is empty, and sets no cookie', async () => {
    const visitor = shop.visitor();
    expect(await visitor.basket()).toEqual({
      shopper: null,
      version: 0,
      count: 0,
      total: 0,
      items: [],
    });
    expect(visitor.cookies.size).toBe(0);
  });

  test('is the visitor’s own, and the same after a sign-in', async () => {
    const visitor = shop.visitor();
    await visitor.add('book');
    expect(await shop.visitor().basket()).toMatchObject({ count: 0 });
    await visitor.register();
    expect(await visitor.basket()).toMatchObject({ count: 1 });
    expect([...visitor.cookies.keys()].sort()).toEqual(['device', 'session']);
  });
});

describe('POST /api/basket', () => {
  test('adds, and answers lines, prices in dollars and the total in cents', async () => {
    const visitor = shop.visitor();
    await visitor.add('book');
    const added = { type: 'ADD_TO_BASKET', variant: 'ultrawide-monitor' };
    const answer = await visitor.post('/api/basket', added);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({
      items: [
        {
          line: expect.any(Number),
          variant: 'book',
          id: '12321341',
          title: expect.any(String),
          image: '/pictures/book-640.webp',
          price: 11.96,
          rating: 5,
        },
        expect.objectContaining({ variant: 'ultrawide-monitor', price: 1094.98 }),
      ],
      shopper: expect.stringMatching(/^guest_/),
      version: 2,
      count: 2,
      total: 110694,
      changed: expect.objectContaining({ variant: 'ultrawide-monitor', price: 1094.98 }),
    });
  });

  test('adds several at once, and answers the lines of all that found room', async () => {
    const visitor = shop.visitor();
    const adding = { type: 'ADD_TO_BASKET', variant: 'book', count: 10 };
    for (let count = 10; count <= 90; count += 10) {
      const answer = await (await visitor.post('/api/basket', adding)).json();
      expect(answer).toMatchObject({ version: count / 10, count, changed: null });
      const lines = answer.items.slice(-10).map(({ line }: { line: number }) => line);
      expect(answer.lines).toEqual(lines);
    }
    await visitor.add('tablet', 'tablet', 'tablet');
    const cutShort = await visitor.post('/api/basket', adding);
    expect(cutShort.status).toBe(200);
    const { count, lines } = await cutShort.json();
    expect([count, lines.length]).toEqual([100, 7]);
    const refused = await visitor.post('/api/basket', adding);
    expect([refused.status, (await refused.json()).error.code]).toEqual([409, 'basket_full']);
  });

  test('removes the first item with an id, whichever variant it is', async () => {
    const visitor = shop.visitor();
    await visitor.add('smart-speaker-sand', 'book', 'smart-speaker-charcoal');
    const removed = { type: 'REMOVE_FROM_BASKET', id: '23445930' };
    const answer = await visitor.post('/api/basket', removed);
    expect(await answer.json()).toMatchObject({
      items: [{ variant: 'book' }, { variant: 'smart-speaker-charcoal' }],
    });
  });

  test('removing an id that is not there changes nothing, with 200 and a warning in the log', async () => {
    const visitor = shop.visitor();
    await visitor.add('book');
    shop.takeLogged();
    const answer = await visitor.post('/api/basket', { type: 'REMOVE_FROM_BASKET', id: 'nothing' });
    expect([answer.status, (await answer.json()).count]).toEqual([200, 1]);
    expect(shop.takeLogged()).toMatchObject([{ level: 40, id: 'nothing' }]);
  });

  test('empties', async () => {
    const visitor = shop.visitor();
    await visitor.add('book', 'tablet');
    const answer = await visitor.post('/api/basket', { type: 'EMPTY_BASKET' });
    expect(await answer.json()).toEqual({
      shopper: expect.stringMatching(/^guest_/),
      version: 3,
      count: 0,
      total: 0,
      items: [],
      changed: null,
    });
  });

  test('removing and emptying make no guest of a visitor who is none', async () => {
    for (const action of [{ type: 'EMPTY_BASKET' }, { type: 'REMOVE_FROM_BASKET', id: '1' }]) {
      const visitor = shop.visitor();
      const answer = await visitor.post('/api/basket', action);
      expect([answer.status, visitor.cookies.size]).toEqual([200, 0]);
    }
  });

  test('adding makes a guest, by a cookie that scripts cannot read', async () => {
    const answer = await shop
      .visitor()
      .post('/api/basket', { type: 'ADD_TO_BASKET', variant: 'book' });
    const [cookie, ...more] = answer.headers.getSetCookie();
    expect(more).toEqual([]);
    expect(cookie).toMatch(/^guest=[\w-]{43}; .*HttpOnly/);
  });

  test('adding twice before the first answer makes one guest, by the secret that the page offers', async () => {
    const secret = 'S'.repeat(43);
    const add = () =>
      shop.visitor().request('POST', '/api/basket', {
        headers: { 'content-type': 'application/json', [GUEST_SECRET_HEADER]: secret },
        body: JSON.stringify({ type: 'ADD_TO_BASKET', variant: 'book' }),
      });
    const answers = await Promise.all([add(), add()]);
    for (const answer of answers) {
      expect(answer.headers.getSetCookie()[0]).toMatch(new RegExp(`^guest=${secret};`));
    }
    const visitor = shop.visitor();
    visitor.cookies.set('guest', secret);
    expect(await visitor.basket()).toMatchObject({ count: 2 });
  });

  test('what is offered counts for nothing beside a cookie, and only if it is a secret', async () => {
    const visitor = shop.visitor();
    await visitor.add('book');
    const before = visitor.cookies.get('guest');
    const add = (secret: string, by = visitor) =>
      by.request('POST', '/api/basket', {
        headers: { 'content-type': 'application/json', [GUEST_SECRET_HEADER]: secret },
        body: JSON.stringify({ type: 'ADD_TO_BASKET', variant: 'book' }),
      });
    await add('T'.repeat(43));
    expect(visitor.cookies.get('guest')).toBe(before);
    expect(await visitor.basket()).toMatchObject({ count: 2 });
    const other = shop.visitor();
    await add('guessable', other);
    expect(other.cookies.get('guest')).not.toBe('guessable');
  });

  test('removes lines by their numbers, and restores one', async () => {
    const visitor = shop.visitor();
    await visitor.add('book', 'tablet', 'book');
    const { items } = await visitor.basket();
    const [first, second, third] = items.map(({ line }) => line);
    const removed = await visitor.post('/api/basket', {
      type: 'REMOVE_FROM_BASKET',
      id: '12321341',
    });
    expect(await removed.json()).toMatchObject({ count: 2, changed: { line: first } });
    const restored = await visitor.post('/api/basket', { type: 'RESTORE_LINES', lines: [first] });
    expect(await restored.json()).toMatchObject({ count: 3, changed: { line: first } });
    const lines = { type: 'REMOVE_LINES', lines: [first, third] };
    const answer = await visitor.post('/api/basket', lines);
    expect(await answer.json()).toMatchObject({ items: [{ line: second }], changed: null });
    const undone = await visitor.post('/api/basket', { ...lines, type: 'RESTORE_LINES' });
    expect(await undone.json()).toMatchObject({ count: 3, changed: null });
    const gone = await visitor.post('/api/basket', { type: 'RESTORE_LINES', lines: [third] });
    expect(gone.status).toBe(409);
    expect(await gone.json()).toMatchObject({ error: { code: 'line_gone' } });
  });

  test('with the cookie of a guest who has joined makes a new guest', async () => {
    const visitor = shop.visitor();
    await visitor.add('book');
    const old = visitor.cookies.get('guest') ?? '';
    await visitor.register();
    await visitor.basket();
    const copy = shop.visitor();
    copy.cookies.set('guest', old);
    expect(await copy.basket()).toMatchObject({ count: 0 });
    await copy.add('tablet');
    expect(copy.cookies.get('guest')).not.toBe(old);
    expect(await copy.basket()).toMatchObject({ count: 1, items: [{ variant: 'tablet' }] });
    expect(await visitor.basket()).toMatchObject({ count: 1, items: [{ variant: 'book' }] });
  });

  test.for([
    ['bad_action', 400, { type: 'SET_USER', user: null }],
    ['bad_action', 400, { type: 'REMOVE_LINES', lines: '1' }],
    ['bad_action', 400, { type: 'ADD_TO_BASKET' }],
    ['bad_action', 400, { type: 'ADD_TO_BASKET', variant: '\0' }],
    ['bad_action', 400, ''],
    ['bad_action', 400, '{'],
    ['bad_action', 400, '[]'],
    ['unknown_variant', 404, { type: 'ADD_TO_BASKET', variant: 'nothing' }],
  ] as const)('answers %s with %i to %j', async ([code, status, body]) => {
    const visitor = shop.visitor();
    const answer = await visitor.post('/api/basket', body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toEqual({ error: { code, message: expect.any(String) } });
  });

  test('answers basket_full with 409 to one line too many', async () => {
    const visitor = shop.visitor();
    await visitor.add(...Array.from({ length: MAX_BASKET_LINES }, () => 'book'));
    const answer = await visitor.post('/api/basket', { type: 'ADD_TO_BASKET', variant: 'book' });
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: 'basket_full' } });
    expect(await visitor.basket()).toMatchObject({ count: MAX_BASKET_LINES });
  });
});
