import { createServer } from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { makeGuestSecret } from '#app/features/shopper/guest-secret.server.ts';
import { listenLocally } from '#tests/network/listen-locally.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import type { TestVisitor } from '#tests/shop/test-visitor.ts';

const shop = await testShop({ limits: { guests: { windowSeconds: 60, max: 3 } } });
afterAll(shop.close);

const ADD = { type: 'ADD_TO_BASKET', variant: 'book' };

let networks = 0;

/** An IPv6 network that nobody has used before. */
function newNetwork(): string {
  networks += 1;
  return `2001:db8:0:${networks}`;
}

const add = async (visitor: TestVisitor) => (await visitor.post('/api/basket', ADD)).status;

/** Makes as many guests as are allowed; returns one of them. */
async function useUp(network: string): Promise<TestVisitor> {
  const visitors = [1, 2, 3].map((host) => shop.visitor(`${network}::${host}`));
  for (const visitor of visitors) expect(await add(visitor)).toBe(200);
  return visitors[0] as TestVisitor;
}

describe('past the limit of new guests', () => {
  test('a client, by its /64 network, is refused for a minute, and no other', async () => {
    const network = newNetwork();
    await useUp(network);
    const answer = await shop.visitor(`${network}::99`).post('/api/basket', ADD);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('60');
    expect(await answer.json()).toMatchObject({ error: { code: 'too_many_guests' } });
    expect(await add(shop.visitor(`${newNetwork()}::1`))).toBe(200);
  });

  test('a cookie that was made up is a new guest, and refused', async () => {
    const network = newNetwork();
    await useUp(network);
    const visitor = shop.visitor(`${network}::1`);
    visitor.cookies.set('guest', makeGuestSecret());
    expect(await add(visitor)).toBe(429);
  });

  test('guests who exist still add, and accounts too', async () => {
    const network = newNetwork();
    const account = shop.visitor(`${network}::1`);
    await account.register();
    const guest = await useUp(network);
    expect(await add(guest)).toBe(200);
    expect(await add(account)).toBe(200);
  });
});

test('guests who exist, and adding what is not sold, count for nothing', async () => {
  const network = newNetwork();
  const guest = shop.visitor(`${network}::1`);
  for (let time = 1; time <= 6; time += 1) expect(await add(guest)).toBe(200);
  for (let time = 1; time <= 6; time += 1) {
    const visitor = shop.visitor(`${network}::2`);
    const answer = await visitor.post('/api/basket', { ...ADD, variant: 'nothing' });
    expect(answer.status).toBe(404);
  }
  expect(await add(shop.visitor(`${network}::3`))).toBe(200);
});

test('concurrent first additions make no more guests than are allowed', async () => {
  const network = newNetwork();
  const statuses = await Promise.all(
    Array.from({ length: 10 }, (_, host) => add(shop.visitor(`${network}::${host + 1}`))),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(3);
});

test('ahead of the app the refusal has its Retry-After too', async () => {
  const { port, close } = await listenLocally(createServer(shop.listener()));
  const send = () =>
    fetch(`http://127.0.0.1:${port}/api/basket`, { method: 'POST', body: JSON.stringify(ADD) });
  for (let guest = 1; guest <= 3; guest += 1) expect((await send()).status).toBe(200);
  const refused = await send();
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toBe('60');
  close();
});
