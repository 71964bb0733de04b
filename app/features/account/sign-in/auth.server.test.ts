import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail, PASSWORD } from '#tests/shop/test-visitor.ts';

const shop = await testShop();
const strict = await testShop({ limits: { auth: { windowSeconds: 60, max: 3 } } });
afterAll(async () => {
  await shop.close();
  await strict.close();
});

const messageOf = async (answer: Response) => ({
  status: answer.status,
  message: (await answer.json()).message,
});

describe('registering', () => {
  test('takes e-mail and password, asks for no name and signs in', async () => {
    const visitor = shop.visitor();
    const email = newEmail();
    const answer = await visitor.post('/api/auth/sign-up/email', { email, password: PASSWORD });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ user: { email, id: expect.any(String) } });
    const session = await (await visitor.get('/api/auth/get-session')).json();
    expect(session).toMatchObject({ user: { email } });
  });

  test('keeps nothing else that is sent', async () => {
    const visitor = shop.visitor();
    const answer = await visitor.post('/api/auth/sign-up/email', {
      email: newEmail(),
      password: PASSWORD,
      name: 'a\0b',
      image: 'https://evil.example/x.png',
      callbackURL: 'https://evil.example',
      emailVerified: true,
    });
    expect(await answer.json()).toMatchObject({
      user: { name: '', image: null, emailVerified: false },
    });
  });

  test('again with the same e-mail is refused, in whatever case', async () => {
    const email = newEmail();
    await shop.visitor().register(email);
    for (const same of [email, email.toUpperCase()]) {
      const again = { email: same, password: PASSWORD };
      const answer = await shop.visitor().post('/api/auth/sign-up/email', again);
      expect(await messageOf(answer)).toEqual({
        status: 422,
        message: 'User already exists. Use another email.',
      });
    }
  });

  test('twice concurrently makes one account', async () => {
    const credentials = { email: newEmail(), password: PASSWORD };
    const answers = await Promise.all(
      [1, 2, 3].map(() => shop.visitor().post('/api/auth/sign-up/email', credentials)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    for (const { status } of answers) expect([200, 422]).toContain(status);
  });

  test.for([
    ['Invalid email', { email: 'nobody', password: PASSWORD }],
    ['Invalid email', { email: 'a\0b@example.com', password: PASSWORD }],
    ['Email too long', { email: `${'x'.repeat(300)}@example.com`, password: PASSWORD }],
    ['Password too short', { email: 'short@example.com', password: '1234567' }],
    ['Password too long', { email: 'long@example.com', password: 'x'.repeat(129) }],
    ['Password too long', { email: 'long@example.com', password: 'x'.repeat(100_000) }],
    ['Email is missing', { password: PASSWORD }],
    ['Password is missing', { email: 'missing@example.com' }],
  ] as const)('is refused with a message: %s', async ([message, credentials]) => {
    const answer = await shop.visitor().post('/api/auth/sign-up/email', credentials);
    expect(await messageOf(answer)).toEqual({ status: 400, message });
  });
});

describe('signing in', () => {
  test('with the right password gives the session of that account', async () => {
    const email = newEmail();
    const uid = await shop.visitor().register(email);
    const visitor = shop.visitor();
    expect((await visitor.signIn(email)).status).toBe(200);
    expect((await visitor.get(`/api/users/${uid}/orders`)).status).toBe(200);
  });

  test('gives a wrong password and an unknown e-mail the same answer', async () => {
    const email = newEmail();
    await shop.visitor().register(email);
    const expected = { status: 401, message: 'Invalid email or password' };
    const visitor = shop.visitor();
    expect(await messageOf(await visitor.signIn(email, 'wrong password'))).toEqual(expected);
    expect(await messageOf(await visitor.signIn(newEmail()))).toEqual(expected);
    expect(visitor.cookies.size).toBe(0);
  });

  test('makes a new session each time: an old cookie is not taken over', async () => {
    const email = newEmail();
    const visitor = shop.visitor();
    await visitor.register(email);
    const first = visitor.cookies.get('session');
    await visitor.signIn(email);
    expect(visitor.cookies.get('session')).not.toBe(first);
  });
});

describe('a session', () => {
  test('ends with signing out, for a copy of its cookie too', async () => {
    const visitor = shop.visitor();
    const uid = await visitor.register();
    const copy = shop.visitor();
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value);
    expect((await visitor.signOut()).status).toBe(200);
    expect([...visitor.cookies.keys()]).toEqual(['device']);
    expect((await copy.get(`/api/users/${uid}/orders`)).status).toBe(404);
  });

  test('is not made by a cookie that the shop has not signed', async () => {
    const visitor = shop.visitor();
    const uid = await visitor.register();
    const signed = decodeURIComponent(visitor.cookies.get('session') ?? '');
    const [token = '', signature = ''] = signed.split('.');
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string().map((text) => `${token}.${text}`),
          fc.string().map((text) => `${text}.${signature}`),
          fc.constant(token),
          fc.constant(`${token}.${signature.toLowerCase()}`),
        ),
        async (forged) => {
          fc.pre(forged !== signed);
          const other = shop.visitor();
          other.cookies.set('session', encodeURIComponent(forged));
          expect((await other.get(`/api/users/${uid}/orders`)).status).toBe(404);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('of all calls of Better Auth only those that the shop opens', () => {
  test.for([
    ['POST', 'update-user', 404],
    ['POST', 'delete-user', 404],
    ['POST', 'change-email', 404],
    ['GET', 'list-sessions', 404],
    ['GET', 'error', 404],
    ['GET', 'sign-up/email', 405],
    ['PUT', 'sign-in/email', 405],
    ['POST', 'get-session', 405],
    ['GET', 'get-session/', 404],
  ] as const)('are answered: %s %s is not', async ([method, call, status]) => {
    const visitor = shop.visitor();
    await visitor.register();
    const answer = await visitor.request(method, `/api/auth/${call}`);
    expect(await messageOf(answer)).toEqual({ status, message: expect.any(String) });
  });

  test('are open to a program with cookies, which sends no origin', async () => {
    const email = newEmail();
    const visitor = shop.visitor();
    await visitor.register(email);
    for (const [call, body] of [
      ['sign-in/email', JSON.stringify({ email, password: PASSWORD })],
      ['sign-out', ''],
    ] as const) {
      const headers = {
        host: 'localhost',
        cookie: `session=${visitor.cookies.get('session')}`,
        'content-type': 'application/json',
      };
      const url = `http://localhost/api/auth/${call}`;
      const answer = await shop.fetch(new Request(url, { method: 'POST', headers, body }));
      expect(answer.status).toBe(200);
    }
  });

  test('take JSON alone', async () => {
    const visitor = shop.visitor();
    for (const [type, body, status] of [
      ['application/x-www-form-urlencoded', 'email=a%40example.com&password=12345678', 415],
      ['text/plain', '{}', 415],
      ['application/json', '{', 400],
      ['application/json', '', 400],
      ['application/json', 'null', 400],
    ] as const) {
      const answer = await visitor.post('/api/auth/sign-in/email', body, {
        headers: { 'content-type': type },
      });
      expect(answer.status).toBe(status);
    }
  });
});

describe('the rate limit', () => {
  const signIn = (address: string, headers: Record<string, string> = {}) =>
    strict
      .visitor(address)
      .post('/api/auth/sign-in/email', { email: newEmail(), password: PASSWORD }, { headers });

  test('stops an address that tries too often, and no other', async () => {
    for (let time = 1; time <= 3; time += 1) expect((await signIn('192.0.2.1')).status).toBe(401);
    const answer = await signIn('192.0.2.1');
    expect(answer.headers.get('x-retry-after')).toMatch(/^\d+$/);
    expect(await messageOf(answer)).toEqual({
      status: 429,
      message: 'Too many requests. Please try again later.',
    });
    expect((await signIn('192.0.2.2')).status).toBe(401);
  });

  test('is not escaped by claiming another address', async () => {
    const statuses: number[] = [];
    for (let time = 1; time <= 5; time += 1) {
      const claimed = `203.0.113.${time}`;
      const answer = await signIn('192.0.2.3', {
        'x-forwarded-for': claimed,
        'x-real-ip': claimed,
        'x-basket-client-address': claimed,
      });
      statuses.push(answer.status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429]);
  });

  test('counts registrations by themselves', async () => {
    const statuses: number[] = [];
    for (let time = 1; time <= 4; time += 1) {
      const credentials = { email: newEmail(), password: PASSWORD };
      const visitor = strict.visitor('192.0.2.4');
      statuses.push((await visitor.post('/api/auth/sign-up/email', credentials)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect((await signIn('192.0.2.4')).status).toBe(401);
  });
});
