import { afterAll, expect, test } from 'vitest';
import { rateLimit, session, user } from '#db/auth-schema.ts';
import { testDatabase } from '#tests/test-database.ts';
import { forgetAuthLeftovers } from './auth-leftovers-store.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;

const HOUR_MS = 3_600_000;

test('sessions that have ended are forgotten, and none that has not', async () => {
  await queries.insert(user).values({ id: 'ada', name: '', email: 'ada@example.com' });
  const ends = (inMs: number) => new Date(Date.now() + inMs);
  await queries.insert(session).values([
    { id: 'ended', token: 'one', userId: 'ada', expiresAt: ends(-1_000) },
    { id: 'open', token: 'other', userId: 'ada', expiresAt: ends(HOUR_MS) },
  ]);
  await forgetAuthLeftovers(queries);
  expect(await queries.select({ id: session.id }).from(session)).toEqual([{ id: 'open' }]);
});

test('addresses that have not signed in for a day are forgotten, and none that has', async () => {
  const tried = (agoMs: number) => ({ count: 1, lastRequest: Date.now() - agoMs });
  await queries.insert(rateLimit).values([
    { id: 'gone', key: 'one', ...tried(25 * HOUR_MS) },
    { id: 'here', key: 'other', ...tried(HOUR_MS) },
  ]);
  await forgetAuthLeftovers(queries);
  expect(await queries.select({ id: rateLimit.id }).from(rateLimit)).toEqual([{ id: 'here' }]);
});
