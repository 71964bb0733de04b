/** The secret of a mailed link is in its query: no request, however malformed, brings it into the log. */
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { type HttpServer, startHttpServer } from '#server/http/http-server.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

const SECRET = 'Jx2mB7qLr0vYt5wZk9Pd3n';
const PATH = '/reset-password';
const TARGET = `${PATH}?token=${SECRET}`;
const FORM = `token=${SECRET}&password=short`;

let shop: TestShop;
let server: HttpServer;
beforeAll(async () => {
  shop = await testShop({ built: await importShop() });
  server = await startHttpServer(shop.listener(), {
    port: 0,
    host: '127.0.0.1',
    graceMs: 1_000,
    earlyAnswers: shop.earlyAnswers,
  });
});
afterAll(async () => {
  await server.close();
  await shop.close();
});

/** The status of what is answered to these very bytes. */
async function statusOf(head: readonly string[], body = ''): Promise<number> {
  const socket = connect(server.port, '127.0.0.1');
  socket.write(`${[...head, 'Connection: close', '', ''].join('\r\n')}${body}`);
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(await text(socket)) ?? [];
  return Number(status);
}

const HOST = 'Host: localhost';

test.for<[what: string, head: readonly string[], body?: string]>([
  ['without a Host', [`GET ${TARGET} HTTP/1.1`]],
  ['without a Host, by its whole address', [`GET http://localhost${TARGET} HTTP/1.1`]],
  ['by a whole address with credentials', [`GET http://user:${SECRET}@localhost/x HTTP/1.1`]],
  [
    'by such an address, with a Host',
    [`GET http://${SECRET}:x@localhost/x HTTP/1.1`, 'Host: localhost'],
  ],
  ['by credentials alone', [`GET user:${SECRET}@localhost HTTP/1.1`]],
  ['with the question mark encoded', [`GET ${TARGET.replace('?', '%3F')} HTTP/1.1`]],
  ['with an ampersand for it', [`GET ${TARGET.replace('?', '&')} HTTP/1.1`]],
  ['with a fragment', [`GET ${PATH}#token=${SECRET} HTTP/1.1`]],
  ['with an expectation', [`POST ${TARGET} HTTP/1.1`, HOST, 'Expect: 417-foo']],
  ['of another host', [`GET ${TARGET} HTTP/1.1`, 'Host: evil.example']],
  ['of a host that is none', [`GET ${TARGET} HTTP/1.1`, 'Host: 999.1.1.1']],
  ['by another method', [`BREW ${TARGET} HTTP/1.1`, HOST]],
  ['that is traced', [`TRACE ${TARGET} HTTP/1.1`, HOST]],
  ['of a malformed path', [`GET /%${TARGET} HTTP/1.1`, HOST]],
  ['with a header too large', [`GET ${TARGET} HTTP/1.1`, HOST, `X: ${'x'.repeat(20_000)}`]],
  ['with no HTTP behind it', [`GET ${TARGET}`]],
  ['of another version', [`GET ${TARGET} HTTP/3.0`, HOST]],
  ['from another site', [`POST ${TARGET} HTTP/1.1`, HOST, 'Origin: https://evil.example']],
  [
    'with a form that is none',
    [`POST ${TARGET} HTTP/1.1`, HOST, 'Content-Type: multipart/form-data', 'Content-Length: 3'],
    '{}\n',
  ],
  [
    'with a password that is refused',
    [
      `POST ${TARGET} HTTP/1.1`,
      HOST,
      'Content-Type: application/x-www-form-urlencoded',
      `Content-Length: ${FORM.length}`,
    ],
    FORM,
  ],
  ['as it should be', [`GET ${TARGET} HTTP/1.1`, HOST]],
  ['for its data', [`GET ${TARGET.replace('?', '.data?')} HTTP/1.1`, HOST]],
])('a link that is requested %s', async ([, head, body]) => {
  shop.takeLogged();
  expect(await statusOf(head, body)).toBeGreaterThan(0);
  expect(JSON.stringify(shop.linesOf())).not.toContain(SECRET);
});
