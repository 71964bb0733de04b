import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { session } from '#db/schema/auth-schema.ts';
import { basketLine, shopper } from '#db/schema/shop-schema.ts';
import { cookieOf, SECRET, testAuth, withCookie } from '#tests/fixtures/test-auth.ts';
import { PASSWORD } from '#tests/shop/test-visitor.ts';

const auth = await testAuth();
afterAll(auth.close);
const { queries } = auth;

/** The token in a session's cookie. */
function tokenIn(cookie: string): string {
  return decodeURIComponent(/session=([^;]+)/.exec(cookie)?.[1] ?? '').split('.')[0] ?? '';
}

async function sessionsOf(uid: string) {
  return queries.select().from(session).where(eq(session.userId, uid));
}

/** Makes the account's session that much older, and end so many days from now. */
async function age(uid: string, { daysOld, endsInDays }: { daysOld: number; endsInDays: number }) {
  await queries
    .update(session)
    .set({
      createdAt: sql`now() - make_interval(days => ${daysOld})`,
      expiresAt: sql`now() + make_interval(days => ${endsInDays})`,
    })
    .where(eq(session.userId, uid));
}

async function daysLeft(uid: string): Promise<number> {
  const [row] = await sessionsOf(uid);
  return ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
}

describe('the token of a session', () => {
  test('is in the cookie, and its hash in the database', async () => {
    const { uid, cookie } = await auth.register();
    const token = tokenIn(cookie);
    expect(token.length).toBeGreaterThanOrEqual(32);
    const rows = await sessionsOf(uid);
    expect(rows).toMatchObject([{ token: createHash('sha256').update(token).digest('hex') }]);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await auth.account(withCookie(cookie))).toMatchObject({ uid });
  });

  test('is found by Better Auth itself, and deleted by signing out', async () => {
    const { uid, email, cookie } = await auth.register();
    const request = new Request('http://localhost/api/auth/get-session', {
      headers: withCookie(cookie),
    });
    const found = await auth.handle(request, '192.0.2.1');
    expect(await found.json()).toMatchObject({ user: { email } });
    await auth.post('sign-out', {}, { cookie });
    expect(await sessionsOf(uid)).toEqual([]);
    expect(await auth.account(withCookie(cookie))).toBeNull();
  });

  test('holds while the secret is replaced, at every process, and not once the old one is gone', async () => {
    const NEXT = 'another secret for the tests, long';
    const [asked, replaced, done] = await Promise.all(
      ([[SECRET, NEXT], [NEXT, SECRET], [NEXT]] as const).map((secrets) =>
        testAuth({ secrets, database: auth }),
      ),
    );
    const before = await auth.register();
    const during = await replaced?.register();
    for (const { uid, cookie } of [before, ...(during ? [during] : [])]) {
      for (const process of [asked, replaced]) {
        expect(await process?.account(withCookie(cookie))).toMatchObject({ uid });
        const request = new Request('http://localhost/api/auth/get-session', {
          headers: withCookie(`a=1; ${cookie}`),
        });
        const found = await process?.handle(request, '192.0.2.1');
        expect(await found?.json()).toMatchObject({ user: { id: uid } });
      }
    }
    expect(await done?.account(withCookie(before.cookie))).toBeNull();
    expect(await done?.account(withCookie(during?.cookie ?? ''))).not.toBeNull();
    await replaced?.post('sign-out', {}, { cookie: before.cookie });
    expect(await sessionsOf(before.uid)).toEqual([]);
  });
});

describe('a session', () => {
  test('that has expired reads neither the account nor its basket', async () => {
    const { uid, cookie } = await auth.register();
    await queries.insert(shopper).values({ id: uid });
    await queries.insert(basketLine).values({ shopper: uid, variant: 'book' });
    expect(await auth.accountWithBasket(withCookie(cookie))).toMatchObject({ account: { uid } });
    const ended = { expiresAt: sql`now() - interval '1 second'` };
    await queries.update(session).set(ended).where(eq(session.userId, uid));
    expect(await auth.accountWithBasket(withCookie(cookie))).toBeNull();
    expect(await auth.account(withCookie(cookie))).toBeNull();
  });

  test('begins with seven days, in a cookie that outlives no session', async () => {
    const { uid, email } = await auth.register();
    expect(await daysLeft(uid)).toBeCloseTo(7, 1);
    const [cookie] = (await auth.signIn(email, PASSWORD)).headers.getSetCookie();
    expect(cookie).toMatch(/; Max-Age=2592000;/);
  });

  test('in use is extended once a day', async () => {
    const { uid, cookie } = await auth.register();
    await age(uid, { daysOld: 3, endsInDays: 5 });
    await auth.account(withCookie(cookie));
    expect(await daysLeft(uid)).toBeCloseTo(7, 1);
    await age(uid, { daysOld: 1, endsInDays: 7 });
    await auth.account(withCookie(cookie));
    expect(await daysLeft(uid)).toBeCloseTo(7, 1);
  });

  test('ends after thirty days, however much it is used', async () => {
    const { uid, cookie } = await auth.register();
    await age(uid, { daysOld: 28, endsInDays: 1 });
    expect(await auth.account(withCookie(cookie))).toMatchObject({ uid });
    expect(await daysLeft(uid)).toBeCloseTo(2, 1);
    await age(uid, { daysOld: 31, endsInDays: 5 });
    expect(await auth.account(withCookie(cookie))).toBeNull();
    const request = new Request('http://localhost/api/auth/get-session', {
      headers: withCookie(cookie),
    });
    const found = await auth.handle(request, '192.0.2.1');
    expect(await found.json()).toBeNull();
    expect(await daysLeft(uid)).toBeCloseTo(5, 1);
  });

  test('that is not to be remembered ends after a day', async () => {
    const { uid, email } = await auth.register();
    await queries.delete(session).where(eq(session.userId, uid));
    const body = { email, password: PASSWORD, rememberMe: false };
    const cookie = cookieOf(await auth.post('sign-in/email', body));
    expect(await daysLeft(uid)).toBeCloseTo(1, 1);
    await auth.account(withCookie(cookie));
    expect(await daysLeft(uid)).toBeCloseTo(1, 1);
  });

  test('ends with another sign-in of the same browser', async () => {
    const [one, other] = [await auth.register(), await auth.register()];
    const again = await auth.signIn(one.email, PASSWORD, { cookie: one.cookie });
    expect(await auth.account(withCookie(one.cookie))).toBeNull();
    const second = await auth.signIn(other.email, PASSWORD, { cookie: cookieOf(again) });
    expect(await auth.account(withCookie(cookieOf(again)))).toBeNull();
    expect(await auth.account(withCookie(cookieOf(second)))).toMatchObject({ uid: other.uid });
    expect(await auth.account(withCookie(other.cookie))).toMatchObject({ uid: other.uid });
  });

  test('goes on when another sign-in of the same browser fails', async () => {
    const { uid, email, cookie } = await auth.register();
    await auth.signIn(email, 'a wrong password', { cookie });
    expect(await auth.account(withCookie(cookie))).toMatchObject({ uid });
  });
});

test('signing out fails, and keeps the cookie, when the session cannot be deleted', async () => {
  const { uid, cookie } = await auth.register();
  await queries.execute(sql`alter table session rename to session_elsewhere`);
  await expect(auth.post('sign-out', {}, { cookie })).rejects.toThrow();
  await queries.execute(sql`alter table session_elsewhere rename to session`);
  expect(await auth.account(withCookie(cookie))).toMatchObject({ uid });
  await auth.post('sign-out', {}, { cookie });
  expect(await auth.account(withCookie(cookie))).toBeNull();
});

test('on https all cookies of a sign-in are Secure, HttpOnly and of this host alone', async () => {
  const secure = await testAuth({ origin: 'https://shop.example' });
  const { email } = await secure.register();
  const body = { email, password: PASSWORD, rememberMe: false };
  const cookies = (await secure.post('sign-in/email', body)).headers.getSetCookie();
  expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
    '__Host-session',
    '__Host-dont_remember',
    '__Host-device',
  ]);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  }
  await secure.close();
});
