import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { encodePage } from './encode-page.server.ts';

const HTML = '<!DOCTYPE html><p>Stand Mixer – Mint</p>';

function encode(acceptEncoding: string | null) {
  const headers = new Headers({ 'content-type': 'text/plain', vary: 'Cookie' });
  return { headers, bytes: encodePage(Buffer.from(HTML), headers, acceptEncoding) };
}

test('a page is sent as it is to who accepts nothing else', () => {
  const { headers, bytes } = encode(null);
  expect(`${Buffer.from(bytes)}`).toBe(HTML);
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    vary: 'Cookie, Accept-Encoding',
  });
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('who accepts %s gets it as %s', (accepted, encoding, decode) => {
  const { headers, bytes } = encode(accepted);
  expect(headers.get('content-encoding')).toBe(encoding);
  expect(`${decode(bytes)}`).toBe(HTML);
});
