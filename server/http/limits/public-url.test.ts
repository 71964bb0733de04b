import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atPublicUrl, isLoopbackHost } from './public-url.ts';

function urlOf(url: string, origin: string | null): string | undefined {
  const own = atPublicUrl(new Request(url), origin);
  return own instanceof Request ? own.url : undefined;
}

describe('without a configured origin', () => {
  test('the names of the loopback are the shop’s, on any port', () => {
    for (const host of ['localhost', 'localhost:3000', '127.0.0.1:1', '127.1.2.3', '[::1]:8080']) {
      expect(urlOf(`http://${host}/a?b=c`, null)).toBe(`http://${host}/a?b=c`);
    }
  });

  test('no other name is, however alike', () => {
    for (const host of ['shop.example', 'localhost.evil.example', 'evil-localhost', '128.0.0.1']) {
      expect(urlOf(`http://${host}/`, null)).toBeUndefined();
    }
  });
});

test.each([null, 'https://shop.example'])(
  'a host that no URL can have is malformed (%s)',
  (origin) => {
    for (const host of ['999.1.1.1', '1.2.3.4.5']) {
      expect(atPublicUrl({ url: `http://${host}/` } as Request, origin)).toBe('malformed');
    }
  },
);

test.for([
  ['localhost:65535', true],
  ['127.0.0.1:80', true],
  ['127.255.0.9', true],
  ['[::1]:3000', true],
  ['localhost:65536', false],
  ['127.256.0.1', false],
  ['127.0.0.01', false],
  ['127.0.0', false],
] as const)('a Host header of %s names the loopback: %s', ([host, isLoopback]) => {
  expect(isLoopbackHost(host)).toBe(isLoopback);
  if (isLoopback) expect(URL.canParse(`http://${host}/`)).toBe(true);
});

describe('with a configured origin', () => {
  const ORIGIN = 'https://shop.example';

  test('every request is at it, with its path and query as they were', () => {
    const path = fc.webPath().map((one) => `/${one}`.replace(/^\/+/, '/'));
    const query = fc.webQueryParameters();
    fc.assert(
      fc.property(path, query, (one, asked) => {
        const { pathname, search } = new URL(`http://inside${one}?${asked}`);
        expect(urlOf(`http://10.0.0.7:3000${one}?${asked}`, ORIGIN)).toBe(
          `${ORIGIN}${pathname}${search}`,
        );
      }),
    );
  });

  test('never leads a request elsewhere, whatever its path', () => {
    for (const path of ['//evil.example/', '/\\evil.example/', '/.//evil.example/']) {
      const url = urlOf(`http://inside${path}`, ORIGIN) ?? '';
      expect(new URL(url).origin).toBe(ORIGIN);
    }
  });

  test('method, headers and body stay', async () => {
    const request = atPublicUrl(
      new Request('http://inside/', { method: 'PUT', headers: { a: 'b' }, body: 'text' }),
      ORIGIN,
    );
    if (!(request instanceof Request)) return expect.unreachable();
    expect([request.method, request.headers.get('a'), await request.text()]).toEqual([
      'PUT',
      'b',
      'text',
    ]);
  });
});
