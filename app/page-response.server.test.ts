import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { pageResponse } from './page-response.server.ts';

const HTML = '<!DOCTYPE html><p>Stand Mixer – Mint</p>';

async function answerTo(acceptEncoding: string | null) {
  const headers = new Headers({ 'content-type': 'text/html', 'set-cookie': 'a=1' });
  headers.append('set-cookie', 'b=2');
  const response = pageResponse(Buffer.from(HTML), { status: 404, headers }, acceptEncoding);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

test('a page is sent with its status and headers', async () => {
  const { response, bytes } = await answerTo(null);
  expect([response.status, response.headers.getSetCookie(), `${bytes}`]).toEqual([
    404,
    ['a=1', 'b=2'],
    HTML,
  ]);
  expect(response.headers.get('content-encoding')).toBeNull();
  expect(response.headers.get('vary')).toBe('Accept-Encoding');
});

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
] as const)('who accepts %s gets it as %s', async (accepted, encoding, decode) => {
  const { response, bytes } = await answerTo(accepted);
  expect(response.headers.get('content-encoding')).toBe(encoding);
  expect(`${decode(bytes)}`).toBe(HTML);
});
