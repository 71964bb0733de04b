import { expect, test } from 'vitest';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

const MOST = 2;

/** Tries to sign in from a connection of the proxy, for a client that the proxy names. */
async function trySignIn(shop: TestShop, forwardedFor: string): Promise<number> {
  const visitor = shop.visitor('10.0.0.1');
  const answer = await visitor.post(
    '/api/auth/sign-in/email',
    { email: 'nobody@example.com', password: 'not the password' },
    { headers: { 'x-forwarded-for': forwardedFor } },
  );
  return answer.status;
}

async function openShop(proxies: string) {
  return testShop({
    limits: { auth: { windowSeconds: 60, max: MOST } },
    settings: { trustedProxies: [proxies] },
  });
}

test('behind a trusted proxy each client has a limit of its own, whatever it claims', async () => {
  const shop = await openShop('10.0.0.0/8');
  const statuses = [];
  for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
    statuses.push(await trySignIn(shop, `${claimed}, 203.0.113.9`));
  }
  expect(statuses).toEqual([401, 401, 429]);
  expect(await trySignIn(shop, '203.0.113.10')).toBe(401);
  await shop.close();
});

test('of a proxy that is not trusted nothing is believed', async () => {
  const shop = await openShop('192.0.2.0/24');
  const statuses = [];
  for (const claimed of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
    statuses.push(await trySignIn(shop, claimed));
  }
  expect(statuses).toEqual([401, 401, 429]);
  await shop.close();
});

test('payments started from one IPv6 network are counted together', async () => {
  const shop = await testShop({ limits: { payments: { windowSeconds: 60, max: MOST } } });
  const start = async (address: string) =>
    (await shop.visitor(address).post('/api/payments/create?total=100')).status;
  const statuses = [];
  for (const host of [1, 2, 3]) statuses.push(await start(`2001:db8:1:2::${host}`));
  expect(statuses).toEqual([409, 409, 429]);
  expect(await start('2001:db8:1:3::1')).toBe(409);
  await shop.close();
});
