import { afterAll, describe, expect, test } from 'vitest';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop();
const behindProxy = await testShop({ settings: { origin: 'https://shop.example' } });
afterAll(async () => {
  await shop.close();
  await behindProxy.close();
});

const ADD = { type: 'ADD_TO_BASKET', variant: 'book' };

async function errorOf(answer: Response) {
  const body = await answer.json();
  expect(body).toEqual({ error: { code: expect.any(String), message: expect.any(String) } });
  return { status: answer.status, code: body.error.code };
}

describe('a call that there is not', () => {
  test.for([
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['DELETE', '/api/basket'],
    ['PUT', '/api/basket'],
    ['GET', '/api/payments/create'],
    ['GET', '/api/users/guest/orders/pi_1'],
    ['POST', '/api/users/guest/orders/pi_1'],
    ['GET', '/api/basket/'],
  ] as const)('is answered no_such_call with 404: %s %s', async ([method, path]) => {
    const answer = await shop.visitor().request(method, path);
    expect(await errorOf(answer)).toEqual({ status: 404, code: 'no_such_call' });
  });
});

describe('a write from another site', () => {
  const site = 'https://evil.example';
  test.for([
    { 'sec-fetch-site': 'cross-site', origin: site },
    { 'sec-fetch-site': 'same-site', origin: 'http://other.localhost' },
    { 'sec-fetch-site': '', origin: site },
    { 'sec-fetch-site': 'cross-site', origin: 'http://localhost' },
  ])('is refused with 403: %j', async (headers) => {
    const visitor = shop.visitor();
    await visitor.add('book');
    for (const [method, path, body] of [
      ['POST', '/api/basket', { type: 'EMPTY_BASKET' }],
      ['POST', '/api/payments/create?total=1196', undefined],
      ['PUT', '/api/users/guest/orders/pi_1', undefined],
      ['POST', '/api/auth/sign-out', {}],
      ['POST', '/login', 'email=a&password=b'],
      ['POST', '/card-simulator', 'number=4242424242424242'],
    ] as const) {
      const answer = await visitor.request(method, path, { body, headers });
      expect(await errorOf(answer)).toEqual({ status: 403, code: 'cross_site' });
    }
    expect(await visitor.basket()).toMatchObject({ count: 1 });
  });

  test('without the newer header is identified by its origin, of another scheme or port too', async () => {
    for (const origin of [site, 'null', 'https://localhost', 'http://localhost:1']) {
      const headers = { host: 'localhost', origin, 'content-type': 'application/json' };
      const request = new Request('http://localhost/api/basket', {
        method: 'POST',
        headers,
        body: JSON.stringify(ADD),
      });
      expect(await errorOf(await shop.fetch(request))).toEqual({ status: 403, code: 'cross_site' });
    }
  });

  test('is none when a program sends it that is no browser', async () => {
    const request = new Request('http://localhost/api/basket', {
      method: 'POST',
      headers: { host: 'localhost' },
      body: JSON.stringify(ADD),
    });
    expect((await shop.fetch(request)).status).toBe(200);
  });
});

describe('a body that is too large', () => {
  const MEGABYTE = 1024 * 1024;
  const PATHS = [
    '/api/basket',
    '/api/auth/sign-in/email',
    '/api/payments/webhook',
    '/login',
    '/basket',
    '/card-simulator',
  ];

  test.for(PATHS)('is answered body_too_large with 413 at %s', async (path) => {
    const answer = await shop.visitor().post(path, 'x'.repeat(10 * MEGABYTE));
    expect(await errorOf(answer)).toEqual({ status: 413, code: 'body_too_large' });
  });

  test('is refused without being read when it says how long it is', async () => {
    let pulls = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulls += 1;
        controller.enqueue(new Uint8Array(MEGABYTE));
      },
    });
    const streaming: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: { host: 'localhost', 'content-length': String(1000 * MEGABYTE) },
      body,
      // What the platform asks for when a body is a stream; its types do not know it yet.
      duplex: 'half',
    };
    const request = new Request('http://localhost/api/basket', streaming);
    expect((await shop.fetch(request)).status).toBe(413);
    expect(pulls).toBeLessThan(3);
  });

  test('is no body that is just long enough', async () => {
    const padded = JSON.stringify(ADD).padEnd(256 * 1024);
    expect((await shop.visitor().post('/api/basket', padded)).status).toBe(200);
    expect((await shop.visitor().post('/api/basket', `${padded} `)).status).toBe(413);
  });
});

describe('every answer', () => {
  test.for(['/up', '/readyz', '/api/products', '/api/nothing', '/api/auth/get-session', '/%ff'])(
    'carries the headers that keep browsers safe: %s',
    async (path) => {
      const { headers } = await shop.visitor().get(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none'/);
      expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
      expect(headers.get('referrer-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      for (const device of ['camera', 'geolocation', 'microphone']) {
        expect(headers.get('permissions-policy')).toContain(`${device}=()`);
      }
      expect(headers.get('cache-control')).toMatch(/no-store/);
      expect(headers.has('strict-transport-security')).toBe(false);
      const secure = await behindProxy.visitor().get(path);
      expect(secure.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    },
  );
});

describe('the name of the shop', () => {
  const ask = (url: string) =>
    shop.fetch(new Request(url, { headers: { host: new URL(url).host } }));

  test.for([
    'http://localhost/readyz',
    'http://localhost:3000/readyz',
    'http://127.0.0.1:8080/readyz',
    'http://[::1]:3000/readyz',
  ])('without ORIGIN may be any of the loopback: %s', async (url) => {
    expect((await ask(url)).status).toBe(200);
  });

  test.for([
    'http://shop.example/readyz',
    'http://evil.example:3000/api/basket',
    'http://localhost.evil.example/api/basket',
    'http://192.168.0.2/readyz',
  ])('without ORIGIN is no other, which says what to do: %s', async (url) => {
    expect(await errorOf(await ask(url))).toEqual({ status: 421, code: 'unknown_host' });
  });

  test('is not asked of what asks only whether the process runs, such as a container', async () => {
    for (const host of ['10.0.0.7:3000', 'shop.example']) {
      expect((await ask(`http://${host}/up`)).status).toBe(200);
      expect(await errorOf(await ask(`http://${host}/up/more`))).toMatchObject({ status: 421 });
    }
  });

  test('is ORIGIN when it is set, whatever a proxy in front has made of the request', async () => {
    const visitor = behindProxy.visitor();
    const inside = new Request('http://10.0.0.7:3000/api/basket', {
      method: 'POST',
      headers: {
        host: '10.0.0.7:3000',
        origin: 'https://shop.example',
        'content-type': 'application/json',
      },
      body: JSON.stringify(ADD),
    });
    const answer = await behindProxy.fetch(inside);
    expect([answer.status, (await answer.json()).count]).toEqual([200, 1]);
    await visitor.add('book');
    const uid = await visitor.register();
    expect(await visitor.basket()).toMatchObject({ count: 1 });
    const orders = await visitor.get(`/api/users/${uid}/orders`);
    expect(orders.status).toBe(200);
    await visitor.signOut();
    expect(await visitor.basket()).toMatchObject({ count: 0 });
  });

  test('on https sets cookies that no other host and no plain page can set', async () => {
    const visitor = behindProxy.visitor();
    const added = await visitor.post('/api/basket', ADD);
    const email = 'proxied@example.com';
    const registered = await visitor.post('/api/auth/sign-up/email', {
      email,
      password: 'long enough to be one',
    });
    const cookies = [...added.headers.getSetCookie(), ...registered.headers.getSetCookie()];
    expect(cookies.map((cookie) => cookie.split('=')[0])).toEqual([
      '__Host-guest',
      '__Host-session',
      '__Host-device',
    ]);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Secure/);
      expect(cookie).toMatch(/; HttpOnly/);
      expect(cookie).toMatch(/; SameSite=Lax/i);
      expect(cookie).toMatch(/; Path=\//);
      expect(cookie).not.toMatch(/domain/i);
    }
  });
});

test('asking for the head of a live stream opens none', async () => {
  const visitor = shop.visitor();
  await visitor.add('book');
  for (let time = 1; time <= 20; time += 1) {
    const head = await visitor.request('HEAD', '/api/live');
    expect([head.status, head.body]).toEqual([200, null]);
    const orders = await visitor.request('HEAD', '/api/users/guest/orders', {
      headers: { accept: 'text/event-stream' },
    });
    expect(orders.status).toBe(200);
  }
  const stream = await visitor.get('/api/live');
  expect(stream.status).toBe(200);
  await stream.body?.cancel();
});
