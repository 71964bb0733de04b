import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BasketAction } from '#app/features/basket/core/basket-action.ts';
import type { BasketOnWire } from '#app/features/basket/core/basket-on-wire.ts';
import { sendBasketAction } from './send-basket-action.ts';

const ADD: BasketAction = { type: 'ADD_TO_BASKET', variant: 'book' };
const now: BasketOnWire = { shopper: 'guest', version: 2, count: 0, total: 0, items: [] };

const request = vi.fn<typeof fetch>();
beforeEach(() => {
  vi.stubGlobal('fetch', request);
  vi.stubGlobal('navigator', { cookieEnabled: true, onLine: true });
  vi.useFakeTimers();
});
afterEach(() => {
  request.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('after a lost answer the basket is read again', async () => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  request.mockResolvedValueOnce(Response.json(now));
  expect(await sendBasketAction(ADD)).toEqual({
    ok: false,
    message: expect.stringContaining('It is not known whether that worked'),
    basket: { shopper: 'guest', version: 2, items: [] },
  });
});

test('after an answer that the shop failed the basket is read again', async () => {
  const body = { error: { code: 'internal' } };
  request.mockResolvedValueOnce(Response.json(body, { status: 500 }));
  request.mockResolvedValueOnce(Response.json(now));
  expect(await sendBasketAction(ADD)).toMatchObject({ ok: false, basket: { version: 2 } });
});

test.each([
  ['nothing answers', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['nobody knows whose it is', async () => Response.json({ ...now, shopper: null })],
])('a basket is called unknown when %s', async (_, read) => {
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  request.mockImplementationOnce(read);
  expect(await sendBasketAction(ADD)).toEqual({
    ok: false,
    message: expect.stringContaining('It is not known whether your basket has changed'),
    basket: null,
  });
});

test('an answer with fewer items than were asked for says that the basket is full', async () => {
  const item = { line: 4, variant: 'book', id: 'book', title: '', image: '', price: 1, rating: 3 };
  const body = { ...now, items: [item], changed: item };
  request.mockImplementation(async () => Response.json(body));
  expect(await sendBasketAction({ ...ADD, count: 2 })).toMatchObject({
    ok: false,
    message: expect.stringContaining('holds at most'),
    basket: { items: [{ line: 4 }] },
  });
  expect(await sendBasketAction(ADD)).toMatchObject({ ok: true, changed: [{ line: 4 }] });
});

test('a refusal leaves the basket as it was', async () => {
  const body = { error: { code: 'too_many_requests' } };
  request.mockResolvedValueOnce(Response.json(body, { status: 429 }));
  expect(await sendBasketAction(ADD)).toMatchObject({
    message: expect.stringContaining('your basket is as it was'),
  });
  expect(request).toHaveBeenCalledTimes(1);
});

test('a browser that blocks cookies is told so, and sends nothing', async () => {
  vi.stubGlobal('navigator', { cookieEnabled: false });
  expect(await sendBasketAction(ADD)).toMatchObject({
    ok: false,
    message: expect.stringContaining('Your browser blocks cookies'),
  });
  expect(request).not.toHaveBeenCalled();
});
