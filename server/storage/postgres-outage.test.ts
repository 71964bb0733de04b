import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPostgresDatabase } from '#db/postgres/postgres-database.ts';
import { embedSimulatorProvider } from '#server/providers/open-provider.ts';
import { type RunningShop, runShop } from '#server/run-shop.ts';
import { type PostgresServer, startPostgres } from '#tests/postgres/postgres-server.ts';
import { testLog } from '#tests/shop/test-log.ts';
import { TEST_SECRET, testLimits, testSettings } from '#tests/shop/test-settings.ts';
import { createVisitor, newEmail, PASSWORD } from '#tests/shop/test-visitor.ts';

let server: PostgresServer;
let shop: RunningShop;
beforeAll(async () => {
  server = await startPostgres({ durable: true });
  const settings = { url: server.url('postgres'), poolSize: 4, statementTimeoutMs: 5_000 };
  shop = await runShop(testSettings(), {
    database: await openPostgresDatabase(settings, () => {}),
    authSecret: TEST_SECRET,
    createProvider: embedSimulatorProvider,
    limits: testLimits(),
    mail: null,
    pages: () => Promise.reject(new Error('No pages are asked for')),
    clientFolder: null,
    plugins: [],
    log: testLog().log,
  });
});
afterAll(async () => {
  await shop.close();
  await server.stop();
});

test('while PostgreSQL is gone every call says when to try again, and then goes on', async () => {
  const visitor = createVisitor(shop.fetch, { origin: 'http://localhost', address: '127.0.0.1' });
  const email = newEmail();
  const uid = await visitor.register(email);
  await visitor.add('book');

  await server.halt();
  const credentials = { email, password: PASSWORD };
  const calls: [method: string, path: string, body?: object][] = [
    ['GET', '/api/products'],
    ['GET', '/api/basket'],
    ['POST', '/api/basket', { type: 'ADD_TO_BASKET', variant: 'book' }],
    ['POST', '/api/payments/create?total=1196'],
    ['GET', `/api/users/${uid}/orders`],
    ['PUT', `/api/users/${uid}/orders/pi_any`],
    ['GET', '/api/auth/get-session'],
    ['POST', '/api/auth/sign-in/email', credentials],
    ['POST', '/api/auth/sign-up/email', { ...credentials, email: newEmail() }],
  ];
  const answers = await Promise.all(
    calls.map(async ([method, path, body]) => {
      const { status, headers } = await visitor.request(method, path, { body });
      return { call: `${method} ${path}`, status, retryAfter: headers.get('retry-after') };
    }),
  );
  expect(answers).toEqual(
    calls.map(([method, path]) => ({ call: `${method} ${path}`, status: 503, retryAfter: '5' })),
  );

  await server.resume();
  while (!(await visitor.get('/readyz')).ok) await pause(50);
  expect(await visitor.basket()).toMatchObject({ count: 1 });
  expect((await visitor.signIn(email)).status).toBe(200);
});
