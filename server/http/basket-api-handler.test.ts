import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { session } from '#db/schema/auth-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testLog } from '#tests/shop/test-log.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';
import { basketApiHandler } from './basket-api-handler.ts';
import { trustProxies } from './limits/client-address.ts';

const ADD = JSON.stringify({ type: 'ADD_TO_BASKET', variant: 'book' });
const ORIGIN = 'https://shop.example';

/** What no browser sends: a page of the shop at another origin. */
const LYING = { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' };

const databases = [await testDatabase(), await testDatabase()] as const;
const shop = await testShop({ database: databases[0] });
const behindProxy = await testShop({ database: databases[1], settings: { origin: ORIGIN } });
const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) server.close();
  await shop.close();
  await behindProxy.close();
});

async function listen(listener: RequestListener): Promise<number> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

type Sent = { body?: string; headers?: Record<string, string>; path?: string; method?: string };

/** What differs from answer to answer: when, which line, which guest. */
function alike(headers: IncomingMessage['headers'], body: string) {
  const { date, 'set-cookie': cookies = [], 'content-length': _length, ...rest } = headers;
  expect(date).toBeDefined();
  return {
    headers: rest,
    cookies: cookies.map((cookie) => cookie.replace(/=[\w-]{43};/, '=a new guest;')),
    body: body
      .replaceAll(/"line":\d+/g, '"line":0')
      .replace(/"shopper":"[\w-]+"/, '"shopper":"somebody"'),
  };
}

async function send(port: number, { body = ADD, headers = {}, path, method }: Sent) {
  const asked = request({ port, path: path ?? '/api/basket', method: method ?? 'POST', headers });
  asked.end(body);
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: answer.statusCode, ...alike(answer.headers, await text(answer)) };
}

type Who = (of: TestShop) => Promise<TestVisitor>;

const nobody: Who = async (of) => of.visitor();

const guest: Who = async (of) => {
  const visitor = of.visitor();
  await visitor.add('tablet', 'book');
  return visitor;
};

const account: Who = async (of) => {
  const visitor = of.visitor();
  await visitor.register();
  await visitor.add('tablet');
  return visitor;
};

/** Whoever comes back after days: sessions are renewed then. */
const returning: Who = async (of) => {
  const visitor = await account(of);
  const { queries } = databases[of === shop ? 0 : 1];
  await queries.update(session).set({ expiresAt: sql`now() + interval '1 day'` });
  return visitor;
};

/** A browser that has a guest's cookie and, from another one, a session's. */
const joining: Who = async (of) => {
  const [one, other] = [await guest(of), await account(of)];
  for (const [name, value] of one.cookies) other.cookies.set(name, value);
  return other;
};

/** A guest's cookie, kept by somebody although the guest has joined an account. */
const joined: Who = async (of) => {
  const left = of.visitor();
  const visitor = await joining(of);
  for (const [name, value] of visitor.cookies)
    if (/guest/.test(name)) left.cookies.set(name, value);
  await visitor.basket();
  return left;
};

const write = (type: string, more: object = {}) => JSON.stringify({ type, ...more });

describe.each([
  ['on the loopback', shop, {}],
  ['behind a proxy', behindProxy, { host: 'shop.example' }],
] as const)('%s, the answer is the same as the app’s', (_where, of, own) => {
  const ports = (async () => ({
    direct: await listen(of.listener()),
    app: await listen(
      getRequestListener(of.fetch, { errorHandler: of.earlyAnswers.onAdapterError }),
    ),
  }))();

  test.for<[string, Who, Sent]>([
    ['an adding by somebody new', nobody, {}],
    ['an adding by a guest', guest, {}],
    ['an adding by an account', account, {}],
    ['an adding by an account after days', returning, {}],
    ['an adding that joins', joining, {}],
    ['an adding by a guest who has joined', joined, {}],
    ['a removing', guest, { body: write('REMOVE_FROM_BASKET', { id: '12321341' }) }],
    ['an emptying', account, { body: write('EMPTY_BASKET') }],
    ['an emptying by nobody', nobody, { body: write('EMPTY_BASKET') }],
    ['a variant that there is not', guest, { body: write('ADD_TO_BASKET', { variant: 'x' }) }],
    ['an action that there is not', guest, { body: write('SET_USER') }],
    ['what is no JSON', nobody, { body: '{' }],
    ['an empty body', nobody, { body: '' }],
    ['a byte order mark', nobody, { body: `\ufeff${ADD}` }],
    [
      'a text that is no UTF-8 title',
      guest,
      { body: write('ADD_TO_BASKET', { variant: '★\ud800' }) },
    ],
    ['a long body', guest, { body: ADD.padEnd(10_000) }],
    ['one without a length', guest, { headers: { 'transfer-encoding': 'chunked' } }],
    ['a page of the shop', guest, { headers: { 'sec-fetch-site': 'same-origin' } }],
    ['what a shopper typed in', guest, { headers: { 'sec-fetch-site': 'none' } }],
    ['another site', guest, { headers: { 'sec-fetch-site': 'cross-site' } }],
    ['another site, by its origin', guest, { headers: { origin: 'https://evil.example' } }],
    ['another site that claims to be the shop', guest, { headers: LYING }],
    ['another host', guest, { headers: { host: 'evil.example' } }],
    ['a host that is none', guest, { headers: { host: 'a b' } }],
    ['a query', guest, { path: '/api/basket?a=b' }],
    ['another method', guest, { method: 'PUT' }],
  ])('to %s', async ([, who, sent]) => {
    const { direct, app } = await ports;
    const answers = [];
    for (const port of [direct, app]) {
      const { cookies } = await who(of);
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { ...own, ...(cookie && { cookie }), ...sent.headers };
      answers.push(await send(port, { ...sent, headers }));
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('what is answered ahead of the app', () => {
  const { log, takeLines } = testLog();
  const change = vi.fn(async () => ({ ok: false, refusal: 'basket_full' }) as const);
  const requestSession = {
    visitor: async () => ({ account: null, shopper: 'guest' }),
    shopper: async () => 'guest',
    cookies: () => [],
  };
  const app = vi.fn<RequestListener>((_request, response) => void response.end('{}'));
  const listener = basketApiHandler({
    shop: { basket: { change }, openRequestSession: () => requestSession } as never,
    origin: null,
    proxies: trustProxies([]),
    hsts: 'none',
    log,
  });
  const port = listen(listener(app));
  afterEach(() => {
    app.mockClear();
  });

  test('is a plain adding, from a program or a page of the shop', async () => {
    const own = `http://localhost:${await port}`;
    for (const headers of [{}, { 'sec-fetch-site': 'same-origin', origin: own }]) {
      expect((await send(await port, { headers })).status).toBe(409);
    }
    expect(app).not.toHaveBeenCalled();
  });

  test('is nothing that the app may refuse', async () => {
    const refusable: Sent[] = [
      { path: '/api/basket/' },
      { path: '/api/basket%00' },
      { method: 'PUT' },
      { body: ADD.padEnd(5_000) },
      { headers: { 'transfer-encoding': 'chunked' } },
      { headers: { host: 'evil.example' } },
      { headers: { origin: 'http://localhost' } },
      { headers: { 'sec-fetch-site': 'same-site' } },
      { headers: LYING },
    ];
    for (const sent of refusable) expect((await send(await port, sent)).status).toBe(200);
    expect(app).toHaveBeenCalledTimes(refusable.length);
  });

  test('gets an error when it failed, and so is the log', async () => {
    change.mockRejectedValueOnce(new Error('a mistake'));
    const answer = await send(await port, {});
    expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([500, 'internal']);
    expect(takeLines()).toMatchObject([{ msg: 'A request failed', path: '/api/basket' }]);
  });
});
