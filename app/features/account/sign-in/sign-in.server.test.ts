import { afterAll, describe, expect, test } from 'vitest';
import { testServices } from '#tests/shop/test-services.ts';
import { newEmail, PASSWORD } from '#tests/shop/test-visitor.ts';
import { signIn, signOut } from './sign-in.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { auth } = shop;

/** What a page's action gets when its form is posted. */
function posted(cookie = '') {
  const headers = { host: 'localhost', cookie };
  const request = new Request('http://localhost/login', { method: 'POST', headers });
  const requestSession = shop.openRequestSession(request.headers, '127.0.0.1');
  return { auth, requestSession, request, url: new URL(request.url) };
}

const pairs = (cookies: readonly string[]) =>
  cookies.map((cookie) => cookie.split(';')[0]).join('; ');

describe('a form that signs in', () => {
  test('registers, and sets the cookie of the session', async () => {
    const email = newEmail();
    const parts = posted();
    expect(await signIn(parts, 'register', { email, password: PASSWORD })).toBeNull();
    const cookie = pairs(parts.requestSession.cookies());
    const headers = new Headers({ host: 'localhost', cookie });
    expect(await auth.account(headers)).toMatchObject({ email });
  });

  test("returns the provider's own message when it fails, and sets no cookie", async () => {
    const email = newEmail();
    const credentials = { email, password: PASSWORD };
    await signIn(posted(), 'register', credentials);
    const again = posted();
    expect(await signIn(again, 'register', credentials)).toEqual({
      status: 422,
      message: 'User already exists. Use another email.',
    });
    expect(await signIn(again, 'sign-in', { email, password: 'wrong password' })).toEqual({
      status: 401,
      message: 'Invalid email or password',
    });
    expect(await signIn(again, 'sign-in', { email: 'nobody', password: '' })).toMatchObject({
      status: 400,
      message: 'Invalid email',
    });
    expect(again.requestSession.cookies()).toEqual([]);
  });

  test('works for a browser that is signed in already, as somebody else', async () => {
    const [one, other] = [newEmail(), newEmail()];
    const first = posted();
    await signIn(first, 'register', { email: one, password: PASSWORD });
    const second = posted(pairs(first.requestSession.cookies()));
    expect(await signIn(second, 'register', { email: other, password: PASSWORD })).toBeNull();
    const headers = new Headers({
      host: 'localhost',
      cookie: pairs(second.requestSession.cookies()),
    });
    expect(await auth.account(headers)).toMatchObject({ email: other });
  });
});

test('a form that signs out ends the session and clears its cookie', async () => {
  const parts = posted();
  await signIn(parts, 'register', { email: newEmail(), password: PASSWORD });
  const cookie = pairs(parts.requestSession.cookies());
  const leaving = posted(cookie);
  await signOut(leaving);
  expect(leaving.requestSession.cookies().join()).toMatch(/session=;.*Max-Age=0/);
  expect(await auth.account(new Headers({ host: 'localhost', cookie }))).toBeNull();
});

test('signing out of no session is no failure', async () => {
  await expect(signOut(posted())).resolves.toBeUndefined();
  await expect(signOut(posted('session=nonsense'))).resolves.toBeUndefined();
});
