import { afterAll, expect, test } from 'vitest';
import { session, user } from '#db/schema/auth-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { deleteExpiredSessions } from './expired-sessions-store.server.ts';

const database = await testDatabase();
afterAll(database.close);
const { queries } = database;

const HOUR_MS = 3_600_000;

test('sessions that have expired are deleted, and no others', async () => {
  await queries.insert(user).values({ id: 'ada', name: '', email: 'ada@example.com' });
  const ends = (inMs: number) => new Date(Date.now() + inMs);
  await queries.insert(session).values([
    { id: 'ended', token: 'one', userId: 'ada', expiresAt: ends(-1_000) },
    { id: 'open', token: 'other', userId: 'ada', expiresAt: ends(HOUR_MS) },
  ]);
  await deleteExpiredSessions(queries);
  expect(await queries.select({ id: session.id }).from(session)).toEqual([{ id: 'open' }]);
});
