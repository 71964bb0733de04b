/** What is fetched because a file says so, from servers that mean no good. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type FetchOptions, fetchPicture } from './fetch-picture.server.ts';

let server: Server;
let origin: string;
let answer: RequestListener;
const asked: string[] = [];

beforeEach(async () => {
  asked.length = 0;
  server = createServer((request, response) => {
    asked.push(`${request.headers.host?.split(':')[0]} ${request.url}`);
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const { signal } = new AbortController();
const ofTests = { signal, mayConnect: (address: string) => address === '127.0.0.1' };

const fetched = (path: string, options: Partial<FetchOptions> = {}) =>
  fetchPicture(`${origin}${path}`, { ...ofTests, ...options });

test('bytes come as they are, without a cookie or where they are asked from', async () => {
  let headers: object = {};
  answer = (request, response) => {
    ({ headers } = request);
    response.end('bytes');
  };
  expect(await fetched('/a.jpg')).toEqual({ ok: true, value: Buffer.from('bytes') });
  expect(Object.keys(headers).sort()).toEqual(
    ['accept', 'accept-encoding', 'connection', 'host', 'user-agent'].sort(),
  );
});

test('an answer may lead on a few times, not on and on', async () => {
  answer = (request, response) => {
    const no = Number(request.url?.slice(1));
    if (no === 4) response.end('there');
    else response.writeHead(302, { location: `/${no + 1}` }).end();
  };
  expect(await fetched('/0')).toEqual({ ok: true, value: Buffer.from('there') });
  expect(await fetched('/-1')).toEqual({ ok: false, refusal: 'leads on and on' });
});

describe('nothing is asked of', () => {
  const PRIVATE = 'leads to a private network, to which the shop does not connect';

  test.for(['127.0.0.1', '[::1]', 'localhost', '2130706433', '0x7f.1', '[::ffff:127.0.0.1]', '0'])(
    'this machine as %s',
    async (host) => {
      const address = `${origin.replace('127.0.0.1', host)}/secret`;
      expect(await fetchPicture(address, { signal })).toEqual({ ok: false, refusal: PRIVATE });
      expect(asked).toEqual([]);
    },
  );

  test('a private network that an answer leads to', async () => {
    for (const location of [
      'http://169.254.169.254/latest/meta-data/',
      'http://10.0.0.1/',
      'http://localhost:1/',
      '//[fd00:ec2::254]/',
    ]) {
      answer = (_request, response) => response.writeHead(301, { location }).end();
      const mayConnect = (address: string) => address === '127.0.0.1' && asked.length === 0;
      expect(await fetched('/a.jpg', { mayConnect })).toEqual({ ok: false, refusal: PRIVATE });
      expect(asked.splice(0)).toEqual(['127.0.0.1 /a.jpg']);
    }
  });

  test('a name of a private address, which is not looked up twice', async () => {
    const seen: string[] = [];
    const mayConnect = (address: string) => {
      seen.push(address);
      return false;
    };
    const address = `${origin.replace('127.0.0.1', 'localhost')}/a.jpg`;
    expect(await fetchPicture(address, { signal, mayConnect })).toMatchObject({ refusal: PRIVATE });
    expect(seen.length).toBe(1);
    expect(asked).toEqual([]);
  });

  test.for([
    ['file:///etc/passwd', 'leads to what is no web address'],
    ['gopher://127.0.0.1/', 'leads to what is no web address'],
    ['no address', 'leads to what is no web address'],
    ['https://user:secret@example.com/a.jpg', 'has a password in it'],
  ] as const)('%s', async ([address, refusal]) => {
    expect(await fetchPicture(address, { signal })).toEqual({ ok: false, refusal });
  });

  test.for([
    ['file:///etc/passwd', 'leads to what is no web address'],
    ['http://user:secret@127.0.0.1/', 'has a password in it'],
    ['http://', 'leads to what is no web address'],
  ] as const)('%s, which an answer leads to', async ([location, refusal]) => {
    answer = (_request, response) => response.writeHead(302, { location }).end();
    expect(await fetched('/a.jpg')).toEqual({ ok: false, refusal });
  });
});

describe('an end comes to', () => {
  test('a body that is larger than it may be, said or not', async () => {
    answer = (_request, response) =>
      response.writeHead(200, { 'content-length': 5_000_000 }).write('.');
    const refusal = 'has more than 1 MB';
    expect(await fetched('/a.jpg', { maxBytes: 1_000_000 })).toEqual({ ok: false, refusal });
    answer = (_request, response) => {
      const more = () => response.write(Buffer.alloc(100_000)) && setImmediate(more);
      response.on('drain', more);
      more();
    };
    expect(await fetched('/a.jpg', { maxBytes: 1_000_000 })).toEqual({ ok: false, refusal });
  });

  test('a body, and an answer, that do not arrive', async () => {
    const refusal = 'does not arrive within 0.2 s';
    answer = (_request, response) => {
      const drip = setInterval(() => response.write('.'), 20);
      response.on('close', () => clearInterval(drip));
    };
    expect(await fetched('/a.jpg', { maxMs: 200 })).toEqual({ ok: false, refusal });
    answer = () => {};
    expect(await fetched('/a.jpg', { maxMs: 200 })).toEqual({ ok: false, refusal });
  });

  test('whatever is under way when it is ended', async () => {
    const ended = new AbortController();
    answer = () => ended.abort(new Error('ended'));
    await expect(fetched('/a.jpg', { signal: ended.signal })).rejects.toThrow('ended');
  });
});

test('what is not there, or cannot be reached, is said', async () => {
  answer = (_request, response) => response.writeHead(404).end();
  expect(await fetched('/a.jpg')).toEqual({ ok: false, refusal: 'is answered with 404' });
  answer = (request) => request.socket.destroy();
  expect(await fetched('/a.jpg')).toEqual({
    ok: false,
    refusal: 'cannot be reached (ECONNRESET)',
  });
});
