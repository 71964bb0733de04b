import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atPublicUrl } from './public-url.ts';

const urlOf = (url: string, origin: string | null) => atPublicUrl(new Request(url), origin)?.url;

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
    expect([request?.method, request?.headers.get('a'), await request?.text()]).toEqual([
      'PUT',
      'b',
      'text',
    ]);
  });
});
