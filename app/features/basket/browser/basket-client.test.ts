import { beforeEach, expect, test, vi } from 'vitest';
import type { Basket, BasketItem } from '#app/features/basket/core/basket-item.ts';

/** Each test is a newly opened page. */
let basketClient: typeof import('./basket-client.ts').basketClient;
let basketStore: typeof import('./basket-client.ts').basketStore;
beforeEach(async () => {
  vi.resetModules();
  ({ basketClient, basketStore } = await import('./basket-client.ts'));
});

const item = (line: number): BasketItem => ({
  line,
  variant: 'book',
  id: 'book',
  title: '',
  image: '',
  priceCents: 100,
  rating: 3,
});
const basket = (version: number): Basket => ({ shopper: 'guest', items: [], version });
const add = () => basketClient.begin({ type: 'ADD_TO_BASKET', variant: 'book', items: [item(-1)] });

test('writes are sent one at a time, in the order of the clicks', async () => {
  const happened: string[] = [];
  const send = (name: string, version: number) =>
    basketClient.send(add(), async () => {
      happened.push(`${name} sent`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      happened.push(`${name} answered`);
      return basket(version);
    });
  await Promise.all([send('one', 1), send('two', 2), send('three', 3)]);
  expect(happened).toEqual([
    'one sent',
    'one answered',
    'two sent',
    'two answered',
    'three sent',
    'three answered',
  ]);
  expect(basketStore.getState()).toEqual({ known: basket(3), heard: null, pending: [] });
});

test('a write that fails ends its action and does not hold up the next', async () => {
  const failed = basketClient.send(add(), () => Promise.reject(new Error('It failed')));
  const refused = basketClient.send(add(), async () => null);
  const done = basketClient.send(add(), async () => basket(1));
  await expect(failed).rejects.toThrow('It failed');
  await Promise.all([refused, done]);
  expect(basketStore.getState()).toEqual({ known: basket(1), heard: null, pending: [] });
});

test('a listener is called for changes only', () => {
  let changes = 0;
  const stop = basketStore.subscribe(() => {
    changes += 1;
  });
  basketClient.receive(basket(2));
  basketClient.receive(basket(1));
  expect(changes).toBe(1);
  stop();
  basketClient.receive(basket(3));
  expect(changes).toBe(1);
});

test('what waits for its turn is sent at once when the page goes, and not again after', async () => {
  basketClient.receive(basket(1));
  const happened: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const send = (name: string) =>
    basketClient.send(
      add(),
      async () => {
        happened.push(`${name} in its turn`);
        await answered;
        return basket(2);
      },
      () => happened.push(`${name} at once`),
    );
  const sent = Promise.all([send('one'), send('two'), send('three')]);
  await Promise.resolve();
  basketClient.leave();
  basketClient.leave();
  answer();
  await sent;
  expect(happened).toEqual(['one in its turn', 'two at once', 'three at once']);
  expect(basketStore.getState()).toEqual({ known: basket(2), heard: null, pending: [] });
});

test('a browser that has no cookie yet sends what waits too: all of it is of one guest', async () => {
  const happened: string[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const send = (name: string) =>
    basketClient.send(
      add(),
      async () => {
        happened.push(`${name} in its turn`);
        await answered;
        return basket(1);
      },
      () => happened.push(`${name} at once`),
    );
  const sent = Promise.all([send('one'), send('two')]);
  await Promise.resolve();
  basketClient.leave();
  answer();
  await sent;
  expect(happened).toEqual(['one in its turn', 'two at once']);
});

test('a browser that refuses the lock of its tabs writes without it, once', async () => {
  const request = () => Promise.reject(new DOMException('Access is denied', 'SecurityError'));
  vi.stubGlobal('navigator', { locks: { request } });
  const write = vi.fn(async () => basket(1));
  await basketClient.send(add(), write);
  vi.unstubAllGlobals();
  expect(write).toHaveBeenCalledTimes(1);
  expect(basketStore.getState()).toEqual({ known: basket(1), heard: null, pending: [] });
});
