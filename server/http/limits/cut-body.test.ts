import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

let shop: TestShop;
let server: Server;
beforeAll(async () => {
  shop = await testShop({ built: await importShop() });
  server = createServer(shop.listener());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await shop.close();
});

/** Long enough for a request to be read and to fail. */
const READ_MS = 300;

test.each([
  ['/api/basket', 'application/json'],
  ['/api/auth/sign-in/email', 'application/json'],
  ['/api/payments/webhook', 'application/json'],
  ['/login', 'application/x-www-form-urlencoded'],
  ['/basket', 'multipart/form-data; boundary=x'],
])(
  'a body that is cut off is neither a failure of the database nor of the shop: %s',
  async (path, type) => {
    const { port } = server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 200\r\n\r\n{"type"`,
    );
    await pause(READ_MS);
    socket.destroy();
    await pause(READ_MS);
    expect(shop.takeLogged()).toEqual([]);
  },
);
