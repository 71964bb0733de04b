import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

type Listening = { shop: TestShop; server: Server };
const running: Listening[] = [];

async function listen(origin?: string): Promise<Listening> {
  const shop = await testShop({ built: await importShop(), settings: { origin } });
  const server = createServer(shop.listener());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = { shop, server };
  running.push(listening);
  return listening;
}

let onLoopback: Listening;
let behindProxy: Listening;
beforeAll(async () => {
  onLoopback = await listen();
  behindProxy = await listen('https://shop.example');
});
afterAll(async () => {
  for (const { shop, server } of running) {
    server.close();
    await shop.close();
  }
});

/** Sends these very bytes and reads the status of the answer, and its head in lower case. */
async function answerOf({ server }: Listening, ...lines: string[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(Buffer.from([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'));
  const answer = await text(socket);
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
  return { status: Number(status), head: answer.split('\r\n\r\n', 1).join().toLowerCase() };
}

async function statusOf(listening: Listening, ...lines: string[]): Promise<number> {
  return (await answerOf(listening, ...lines)).status;
}

describe('a request line that no browser sends', () => {
  test.for([
    'GET //evil.example/',
    'GET //api/products',
    'GET /%',
    'GET /%00',
    'GET /%2e%2e/%2e%2e/etc/passwd',
    'GET /api/\\..\\x',
    'GET *',
    'OPTIONS *',
    'TRACE /api/basket',
    'TRACE /',
    'BREW /api/basket',
    'POST /nowhere',
  ])('is answered with 4xx: %s', async (line) => {
    for (const listening of [onLoopback, behindProxy]) {
      const status = await statusOf(listening, `${line} HTTP/1.1`, 'Host: localhost');
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(listening.shop.takeLogged().filter(({ level }) => level >= 50)).toEqual([]);
    }
  });

  test.for([
    '',
    'local host',
    'localhost:99999',
    'localhost/evil',
    'user@localhost',
    'evil.example',
    '999.1.1.1',
    '127.999.1.1',
    '127.1.1.1:99999',
    '1.2.3.4.5',
    'xn--a',
    '0x',
    '[::1',
  ])(
    'is answered with 4xx for the host %j, with security headers and one line of the log',
    async (host) => {
      for (const path of ['/', '/api/products', '/Orders']) {
        const answer = await answerOf(onLoopback, `GET ${path} HTTP/1.1`, `Host: ${host}`);
        expect(answer.status, path).toBeGreaterThanOrEqual(400);
        expect(answer.status, path).toBeLessThan(500);
        expect(answer.head).toContain('x-content-type-options: nosniff');
        expect(answer.head).toContain("content-security-policy: default-src 'none'");
        expect(onLoopback.shop.linesOf('A request was refused')).toHaveLength(1);
        expect(onLoopback.shop.takeLogged()).toEqual([]);
      }
    },
  );

  test.for(['GET //evil.example/ HTTP/1.1', 'GET /a\\b HTTP/1.1', 'TRACE /api/basket HTTP/1.1'])(
    'is answered with security headers, behind a proxy too: %s',
    async (line) => {
      const { status, head } = await answerOf(behindProxy, line, 'Host: 999.1.1.1');
      expect(status).toBeLessThan(500);
      expect(head).toContain('x-content-type-options: nosniff');
      expect(head).toContain('strict-transport-security: max-age=31536000');
      expect(behindProxy.shop.linesOf('A request was refused')).toHaveLength(1);
      expect(behindProxy.shop.takeLogged()).toEqual([]);
    },
  );

  test('may name the host itself, which then counts', async () => {
    const host = 'Host: localhost';
    expect(await statusOf(onLoopback, 'GET http://localhost/readyz HTTP/1.1', host)).toBe(200);
    expect(await statusOf(onLoopback, 'GET http://evil.example/readyz HTTP/1.1', host)).toBe(421);
  });

  test('may come with cookies of any bytes', async () => {
    const cookie = 'Cookie: guest=\xff\xfe; session=\x80; =; ;;';
    expect(await statusOf(onLoopback, 'GET /api/basket HTTP/1.1', 'Host: localhost', cookie)).toBe(
      200,
    );
  });
});
