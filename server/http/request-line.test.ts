import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { type TestShop, testShop } from '#tests/test-shop.ts';

type Listening = { shop: TestShop; server: Server };
const running: Listening[] = [];

async function listen(origin?: string): Promise<Listening> {
  const shop = await testShop({ built: await importShop(), ...(origin ? { origin } : {}) });
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

/** Sends these very bytes and reads the status of the answer. */
async function statusOf({ server }: Listening, ...lines: string[]): Promise<number> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(Buffer.from([...lines, 'Connection: close', '', ''].join('\r\n'), 'latin1'));
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(await text(socket)) ?? [];
  return Number(status);
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
  ])('is answered with 4xx on the loopback for the host %j', async (host) => {
    const status = await statusOf(onLoopback, 'GET /api/products HTTP/1.1', `Host: ${host}`);
    expect([400, 421]).toContain(status);
  });

  test('may name the host itself, which then counts', async () => {
    const host = 'Host: localhost';
    expect(await statusOf(onLoopback, 'GET http://localhost/healthz HTTP/1.1', host)).toBe(200);
    expect(await statusOf(onLoopback, 'GET http://evil.example/healthz HTTP/1.1', host)).toBe(421);
  });

  test('may come with cookies of any bytes', async () => {
    const cookie = 'Cookie: guest=\xff\xfe; session=\x80; =; ;;';
    expect(await statusOf(onLoopback, 'GET /api/basket HTTP/1.1', 'Host: localhost', cookie)).toBe(
      200,
    );
  });
});
