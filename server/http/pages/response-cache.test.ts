import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { noMergedLines } from '#app/features/basket/core/merged-lines.ts';
import type { VisitorData } from '#app/features/basket/core/visitor-data.ts';
import { createEarlyAnswers } from '#server/http/early-answers.ts';
import { type HttpServer, startHttpServer } from '#server/http/http-server.ts';
import { isLoopbackHost } from '#server/http/limits/public-url.ts';
import { testLog } from '#tests/shop/test-log.ts';
import { createResponseCache } from './response-cache.ts';

const servers: HttpServer[] = [];
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

const fromApp: RequestListener = (_request, response) => void response.end('from the app');

/** A visitor whose basket has as many items as its cookie has letters. */
function visitorWith(cookie: string): VisitorData {
  return {
    account: cookie.includes('session') ? { uid: 'u1', email: 'ann@example.com' } : null,
    basket: { shopper: null, version: 0, count: cookie.length, total: 0, items: [] },
    mergedLines: noMergedLines,
    isPaymentWaiting: false,
    posted: null,
  };
}

/** A shop whose pages say how often the catalogue has changed. */
async function startTestServer(origin: string | null = null, maxBytes?: number) {
  const state = { version: 1, status: 200, cookie: '' };
  const ask = vi.fn(async (asked: Request) => {
    const headers = new Headers({
      'content-type': 'text/html',
      'x-content-type-options': 'nosniff',
    });
    if (state.cookie) headers.set('set-cookie', state.cookie);
    return new Response(`${asked.url} in version ${state.version}`, {
      status: state.status,
      headers,
    });
  });
  const onError = vi.fn();
  const readVisitor = vi.fn(async (cookie: string) => visitorWith(cookie));
  const kept = createResponseCache({
    fetch: ask,
    readVisitor,
    origin,
    isOwnHost: isLoopbackHost,
    onError,
    ...(maxBytes !== undefined && { maxBytes }),
  });
  const server = await startHttpServer(kept.before(fromApp), {
    port: 0,
    host: '127.0.0.1',
    graceMs: 1_000,
    earlyAnswers: createEarlyAnswers([], testLog().log),
    sendCached: kept.sendCached,
  });
  servers.push(server);

  async function get(headers: Record<string, string> = {}, path = '/', method = 'GET') {
    const asked = request({ port: server.port, path, method, headers }).end();
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const bytes = await buffer(answer);
    const encoding = answer.headers['content-encoding'];
    const decoded =
      encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes;
    return { status: answer.statusCode, headers: answer.headers, bytes, text: `${decoded}` };
  }
  return { state, ask, readVisitor, onError, kept, get, port: server.port };
}

describe('the home page of a visitor without cookies', () => {
  test('is made once and sent to everybody, with the headers that the app gave it', async () => {
    const { get, ask, port } = await startTestServer();
    const [first, ...others] = await Promise.all([get(), get(), get()]);
    expect(first.text).toBe(`http://localhost:${port}/ in version 1`);
    expect(first.headers).toMatchObject({
      'content-type': 'text/html',
      'x-content-type-options': 'nosniff',
      'content-length': String(first.bytes.length),
      'cache-control': 'public, max-age=0, s-maxage=10',
      vary: 'Accept, Cookie, Accept-Encoding',
    });
    expect([...others, await get()].map(({ text }) => text)).toEqual(Array(3).fill(first.text));
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('is compressed as the browser takes it, each time under another tag', async () => {
    const { get } = await startTestServer();
    const plain = await get();
    const brotli = await get({ 'accept-encoding': 'gzip, br' });
    const gzip = await get({ 'accept-encoding': 'gzip' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect([brotli.text, gzip.text]).toEqual([plain.text, plain.text]);
    expect(new Set([plain, brotli, gzip].map(({ headers }) => headers.etag)).size).toBe(3);
  });

  test('is not sent again to a browser that has it', async () => {
    const { get } = await startTestServer();
    const { etag = '' } = (await get()).headers;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get({ 'if-none-match': known });
      expect([answer.status, answer.bytes.length, answer.headers.etag]).toEqual([304, 0, etag]);
    }
    expect((await get({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('is answered to HEAD with its headers alone', async () => {
    const { get } = await startTestServer();
    const whole = await get();
    const head = await get({}, '/', 'HEAD');
    expect([head.bytes.length, head.headers.etag]).toEqual([0, whole.headers.etag]);
    expect(head.headers['content-length']).toBe(whole.headers['content-length']);
  });

  test('is made anew after the catalogue has changed', async () => {
    const { get, state, kept } = await startTestServer();
    const before = await get();
    state.version = 2;
    kept.invalidate();
    const after = await get({ 'if-none-match': before.headers.etag ?? '' });
    expect([after.status, after.text]).toEqual([200, before.text.replace(/1$/, '2')]);
  });

  test('that was made while the catalogue changed is not kept', async () => {
    const { get, state, ask, kept } = await startTestServer();
    ask.mockImplementationOnce(async () => {
      kept.invalidate();
      return new Response('of the old catalogue');
    });
    await get();
    state.version = 2;
    expect((await get()).text).toMatch(/in version 2$/);
  });

  test('shows what was changed past the shop when it is a minute old', async () => {
    const { get, state } = await startTestServer();
    await get();
    state.version = 2;
    const now = Date.now();
    vi.spyOn(Date, 'now').mockImplementation(() => now + 61_000);
    await vi.waitFor(async () => expect((await get()).text).toMatch(/in version 2$/));
  });
});

describe('the page of a visitor whom the shop knows', () => {
  const TEMPLATE = `<p>${'a shelf '.repeat(500)}</p><visitor-part><a>Guest [[count]]</a><visitor-end></visitor-end><a title="[[name]]">[[items]]</a><visitor-end></visitor-end></visitor-part>[[name]]<page-data></page-data>`;

  test.each(['gzip, br', 'gzip', 'br', ''])(
    'is filled for that one, to who accepts %j',
    async (encoding) => {
      const { get, ask } = await startTestServer();
      ask.mockImplementation(async () => new Response(TEMPLATE));
      const cookies = { guest: 'guest=secret', account: 'a=1; __Host-session=token' };
      const headers = { 'accept-encoding': encoding };
      const guest = await get({ ...headers, cookie: cookies.guest });
      const account = await get({ ...headers, cookie: cookies.account });
      expect(guest.text.slice(0, -1)).toContain('</p><a>Guest 12</a>[[name]]<script');
      expect(account.text).toContain('</p><a title="ann@example.com">25 items</a>[[name]]<script');
      expect(ask).toHaveBeenCalledTimes(1);
      expect(account.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'content-length': String(account.bytes.length),
        vary: 'Cookie, Accept-Encoding',
      });
      expect(account.headers['content-encoding']).toBe(
        encoding.includes('gzip') ? 'gzip' : undefined,
      );
      expect(account.headers.etag).toBeUndefined();
    },
  );

  test('is not sent to newcomers, nor theirs to it', async () => {
    const { get } = await startTestServer();
    await get({ cookie: 'session=token' });
    const etag = (await get()).headers.etag ?? '';
    expect((await get({ cookie: 'session=token', 'if-none-match': etag })).status).toBe(200);
  });

  test('is left to the app where the visitor cannot be looked up', async () => {
    const { get, readVisitor, onError } = await startTestServer();
    await get();
    readVisitor.mockRejectedValueOnce(new Error('no database'));
    expect((await get({ cookie: 'session=token' })).text).toBe('from the app');
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

describe('what is not for everybody goes to the app', () => {
  test.each([
    ['a guest who has just signed in', { cookie: 'guest=secret; session=token' }, '/', 'GET'],
    ['whose payment waits', { cookie: 'session=token; payment_waiting=1' }, '/', 'GET'],
    ['a request that brings a notice', { cookie: 'basket_notice=basket_full' }, '/', 'GET'],
    ['a notice about the account', { cookie: 'a=b; account_notice=deleted' }, '/', 'GET'],
    ['a notice about an order', { cookie: 'a=b;order_notice=x' }, '/', 'GET'],
    ['a request under a name that is not ours', { host: 'elsewhere.example' }, '/', 'GET'],
    ['another page', {}, '/checkout', 'GET'],
    ['a page with a text in its search field', {}, '/?q=book', 'GET'],
    ['a call with a query', {}, '/api/products?after=1', 'GET'],
    ['a path below a product', {}, '/product/book/reviews', 'GET'],
    ['a write', {}, '/', 'POST'],
  ])('%s', async (_what, headers, path, method) => {
    const { get, ask } = await startTestServer();
    await get();
    expect((await get(headers, path, method)).text).toBe('from the app');
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test('a page that could not be made, or that sets a cookie', async () => {
    const { get, state, kept } = await startTestServer();
    state.status = 503;
    expect((await get()).text).toBe('from the app');
    Object.assign(state, { status: 200, cookie: 'a=1' });
    kept.invalidate();
    expect((await get()).text).toBe('from the app');
  });

  test('a page whose making failed, and the failure is reported', async () => {
    const { get, ask, onError } = await startTestServer();
    ask.mockRejectedValueOnce(new Error('no database'));
    expect((await get()).text).toBe('from the app');
    expect(onError).toHaveBeenCalledTimes(1);
  });
});

describe('what a page does not read changes nothing:', () => {
  test.each([
    'time_zone=Europe%2FBerlin',
    'other_session=1; _ga_guest=2',
    'a=session=1; shop_notice=2; sessions=3',
  ])('cookies of others, such as %s', async (cookie) => {
    const { get, ask } = await startTestServer();
    await get();
    expect((await get({ cookie })).text).toMatch(/version 1$/);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['/', '/?utm_source=mail&fbclid=1'],
    ['/categories', '/categories?'],
    ['/product/1', '/product/1?utm_source=%41&page=2'],
    ['/product/1?variant=red', '/product/1?a=b&variant=red&variant=blue'],
    ['/category/Books?sort=price&page=2', '/category/Books?page=2&utm_medium=x&sort=price'],
  ])('of %s and %s', async (path, same) => {
    const { get, ask, port } = await startTestServer();
    expect((await get({}, path)).text).toBe(`http://localhost:${port}${path} in version 1`);
    expect((await get({}, same)).text).toBe(`http://localhost:${port}${path} in version 1`);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

test('what a page reads leads to another response', async () => {
  const { get, ask } = await startTestServer();
  const paths = ['/product/1', '/product/2', '/product/1?variant=red', '/category/a?rating=4'];
  for (const path of [...paths, ...paths]) {
    expect((await get({}, path)).text).toContain(`${path} in version 1`);
  }
  expect(ask).toHaveBeenCalledTimes(paths.length);
});

test('a page that does not exist is sent as such, and made again', async () => {
  const { get, ask, state } = await startTestServer();
  state.status = 404;
  for (const asked of [1, 2]) {
    const answer = await get({ 'if-none-match': '*' }, '/product/gone');
    expect([answer.status, answer.text]).toEqual([404, expect.stringContaining('in version 1')]);
    expect(ask).toHaveBeenCalledTimes(asked);
  }
});

test('what was used longest ago is dropped when the memory is used up', async () => {
  const bytesOfOne = 4 * 'http://localhost:65535/product/1 in version 1'.length;
  const { get, ask } = await startTestServer(null, 2 * bytesOfOne);
  for (const path of ['/product/1', '/product/2', '/product/1', '/product/3', '/product/1']) {
    await get({}, path);
  }
  expect(ask).toHaveBeenCalledTimes(3);
  await get({}, '/product/2');
  expect(ask).toHaveBeenCalledTimes(4);
});

test('products are the same for everybody, cookies or not', async () => {
  const { get } = await startTestServer();
  const answer = await get({ cookie: 'guest=secret' }, '/api/products');
  expect(answer.text).toMatch(/\/api\/products in version 1$/);
  expect(answer.headers.vary).toBe('Accept-Encoding');
});

test('behind a proxy every name is the configured one', async () => {
  const { get, ask } = await startTestServer('https://shop.example');
  expect((await get({ host: 'one.internal' })).text).toBe('https://shop.example/ in version 1');
  await get({ host: 'two.internal' });
  expect(ask).toHaveBeenCalledTimes(1);
});
