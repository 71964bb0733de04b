/** The numbers that docs/security.md says of limits are those of a shop that nobody has set otherwise. */
import { expect, test } from 'vitest';
import { STREAM_LIMITS } from '#app/features/live/server/stream-slots.ts';
import { HTTP_LIMITS } from '#server/http/http-server.ts';
import { SHOP_LIMITS } from '#server/shop-limits.ts';

const A_MINUTE = 60;
const AN_HOUR = 3_600;

test('payments started have the limit that is promised', () => {
  expect(SHOP_LIMITS.payments).toEqual({ windowSeconds: A_MINUTE, max: 60 });
});

test('reviews and votes have the limit that is promised', () => {
  expect(SHOP_LIMITS.reviews).toEqual({ windowSeconds: AN_HOUR, max: 60 });
});

test('new guests, connections and streams have the limits that are promised', () => {
  expect(SHOP_LIMITS.guests).toEqual({ windowSeconds: A_MINUTE, max: 300 });
  expect(SHOP_LIMITS.streams).toEqual(STREAM_LIMITS);
  expect(HTTP_LIMITS).toMatchObject({ connections: 16_000, perClient: 1_500 });
});

test('a request has the time for its head that is promised', () => {
  expect(HTTP_LIMITS.headersMs).toBe(10_000);
});
