import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { changing } from '#tests/network/test-network.ts';
import { newDataFolder } from '#tests/postgres/database-template.ts';
import { SHORT_LIVED } from '#tests/shop/shop-program.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop({ settings: { trustedProxies: ['127.0.0.1'] }, sendsEvents: false });
afterAll(() => shop.close());

const REQUEST_ID = '0af7651916cd43dd8448eb211c80319c';
const traced = { headers: { 'x-request-id': REQUEST_ID } };

test('an order is logged in one line, with the id of the request that placed it', async () => {
  const visitor = shop.visitor();
  await visitor.add('book');
  const { total } = await visitor.basket();
  const intent = await visitor.pay();
  for (let times = 0; times < 2; times += 1) {
    expect((await visitor.put(`/api/users/guest/orders/${intent}`, traced)).status).toBe(200);
  }
  expect(shop.linesOf('An order was placed')).toMatchObject([
    { level: 30, paymentIntent: intent, requestId: REQUEST_ID, amountCents: total },
  ]);
  expect(shop.takeLogged()).toEqual([]);
});

test('a payment that is refused is logged with the reason', async () => {
  const visitor = shop.visitor();
  await visitor.add('book');
  expect((await visitor.post('/api/payments/create?total=1', undefined, traced)).status).toBe(409);
  expect(shop.linesOf('A payment was refused')).toMatchObject([
    { code: 'total_changed', shownCents: 1, requestId: REQUEST_ID },
  ]);
  shop.takeLogged();
});

test('a charge that goes back is logged when it is due and when it has gone', async () => {
  const visitor = shop.visitor();
  await visitor.add('book');
  const intent = await visitor.pay();
  shop.provider.network.next(
    /^GET \/v1\/payment_intents\/\w+$/,
    changing((body) => ({ ...body, currency: 'eur' })),
  );
  expect((await visitor.put(`/api/users/guest/orders/${intent}`, traced)).status).toBe(409);
  expect(shop.linesOf('A refund is due')).toMatchObject([
    { paymentIntent: intent, reason: 'amount_differs', requestId: REQUEST_ID },
  ]);
  expect(shop.linesOf('A refund has changed')).toMatchObject([
    { paymentIntent: intent, state: 'refunded', requestId: REQUEST_ID },
  ]);
});

test('the start and the end of a process are logged in one line each, with one id', async () => {
  await importShop();
  const dataDir = await newDataFolder();
  const { PATH } = process.env;
  const child = spawn(process.execPath, [...SHORT_LIVED, 'server/start.ts'], {
    env: { PATH, DATA_DIR: dataDir, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true });
  });
  const logged: Record<string, unknown>[] = [];
  for await (const line of createInterface(child.stdout)) {
    if (!line.startsWith('{')) continue;
    logged.push(JSON.parse(line));
    child.kill('SIGTERM');
  }
  const requestId = logged[0]?.requestId;
  expect(requestId).toMatch(/^[\da-f-]{36}$/);
  expect(logged).toMatchObject([
    { level: 30, msg: 'The shop has started', requestId, port: expect.any(Number) },
    { level: 30, msg: 'The shop has ended', requestId, signal: 'SIGTERM' },
  ]);
}, 120_000);
