/** A live stream ends with its session, also where somebody deletes that in the database by hand. */
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { session, user } from '#db/schema/auth-schema.ts';
import { staff, staffSession } from '#db/schema/staff-schema.ts';
import { openEvents } from '#tests/shop/event-reader.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
afterAll(() => admin.close());
const { queries, shop } = admin;

/** An account's stream, after the snapshot that it begins with. */
async function accountStream() {
  const visitor = shop.visitor();
  const uid = await visitor.register();
  const events = await openEvents(visitor);
  expect([(await events.next()).name, (await events.next()).name]).toEqual(['orders', 'basket']);
  return { uid, visitor, events };
}

test('the stream of a shopper ends when the session is deleted', async () => {
  const { uid, events } = await accountStream();
  await queries.delete(session).where(eq(session.userId, uid));
  expect(await events.next()).toMatchObject({ name: 'gone', data: { because: 'visitor' } });
  expect(await events.isOver()).toBe(true);
});

test('the stream of a shopper ends when the account is deleted', async () => {
  const { uid, events } = await accountStream();
  await queries.delete(user).where(eq(user.id, uid));
  expect(await events.next()).toMatchObject({ name: 'gone', data: { because: 'visitor' } });
});

test('the stream of another session goes on', async () => {
  const { uid, visitor, events } = await accountStream();
  const [own] = await queries.select().from(session).where(eq(session.userId, uid));
  const row = { token: 'another', userId: uid, expiresAt: new Date(Date.now() + 60_000) };
  await queries.insert(session).values({ id: `${own?.id}-another`, ...row });
  await queries.delete(session).where(eq(session.token, 'another'));
  await visitor.add('book');
  expect(await events.next()).toMatchObject({ name: 'basket', data: { count: 1 } });
  await events.close();
});

test('the stream of a member of staff ends when the session is deleted', async () => {
  const browser = await admin.enter('Ann');
  const [ann] = await queries.select().from(staff).where(eq(staff.name, 'Ann'));
  const answer = await browser.get('/live');
  const whole = answer.text();
  await queries.delete(staffSession).where(eq(staffSession.staff, ann?.id ?? ''));
  expect(await whole).not.toContain('event: change');
});
