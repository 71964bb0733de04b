import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { rateLimit } from '#db/schema/shop-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { deleteExpiredRateLimits, hitRateLimit, rateLimitKey } from './rate-limits.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;

const LIMIT = { windowSeconds: 60, max: 3 };

async function passSeconds(seconds: number): Promise<void> {
  await queries
    .update(rateLimit)
    .set({ windowEndsAt: sql`${rateLimit.windowEndsAt} - make_interval(secs => ${seconds})` });
}

test('calls up to the limit need not wait, the one after it waits for the window to end', async () => {
  for (let call = 1; call <= 3; call += 1)
    expect(await hitRateLimit(queries, 'one', LIMIT)).toBe(0);
  const waitSeconds = await hitRateLimit(queries, 'one', LIMIT);
  expect(waitSeconds).toBeGreaterThan(55);
  expect(waitSeconds).toBeLessThanOrEqual(60);
  expect(await hitRateLimit(queries, 'other', LIMIT)).toBe(0);
});

test('concurrent calls are counted each', async () => {
  const waits = await Promise.all(
    Array.from({ length: 8 }, () => hitRateLimit(queries, 'many', LIMIT)),
  );
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(3);
});

test('a new window begins when the old one has ended', async () => {
  for (let call = 1; call <= 4; call += 1) await hitRateLimit(queries, 'again', LIMIT);
  await passSeconds(61);
  expect(await hitRateLimit(queries, 'again', LIMIT)).toBe(0);
});

test('an IPv6 client is counted by its network, an IPv4 client by its address', () => {
  const keyOf = (address: string) => rateLimitKey('payment', address);
  expect(keyOf('2001:db8:1:2:3:4:5:6')).toBe(keyOf('2001:db8:1:2::9'));
  expect(keyOf('2001:db8:1:2::9')).not.toBe(keyOf('2001:db8:1:3::9'));
  expect(keyOf('192.0.2.1')).not.toBe(keyOf('192.0.2.2'));
  expect(keyOf('192.0.2.1')).not.toBe(rateLimitKey('/sign-in/email', '192.0.2.1'));
});

test('callers who have not called for a while are forgotten', async () => {
  await hitRateLimit(queries, 'gone', LIMIT);
  await deleteExpiredRateLimits(queries);
  expect(await queries.$count(rateLimit)).toBeGreaterThan(0);
  await passSeconds(2 * 3600);
  await deleteExpiredRateLimits(queries);
  expect(await queries.$count(rateLimit)).toBe(0);
});
