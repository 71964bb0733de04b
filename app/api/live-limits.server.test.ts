import { afterEach, expect, test } from 'vitest';
import { makeGuestSecret } from '#app/features/shopper/guest-secret.server.ts';
import { type TestShop, testShop } from '#tests/shop/test-shop.ts';

let shop: TestShop;
afterEach(() => shop.close());

/** A stream for a guest that nobody has seen before, or for this one. */
function open(address: string, secret = makeGuestSecret()): Promise<Response> {
  const visitor = shop.visitor(address);
  visitor.cookies.set('guest', secret);
  return visitor.get('/api/live');
}

async function outcomes(count: number, address: (index: number) => string, secret?: string) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) => open(address(index), secret)),
  );
  const refused = answers.filter(({ ok }) => !ok);
  return {
    opened: answers.filter(({ ok }) => ok),
    refused: refused.map(({ status, headers }) => [status, headers.get('retry-after')]),
  };
}

const closeAll = (answers: Response[]) => Promise.all(answers.map(({ body }) => body?.cancel()));

test('many streams at the same moment, each with a made-up cookie, are limited by their address', async () => {
  shop = await testShop({ limits: { streams: { perShopper: 2, perNetwork: 3, perProcess: 10 } } });
  const { opened, refused } = await outcomes(5, () => '203.0.113.7');
  expect([opened.length, refused]).toEqual([
    3,
    [
      [429, '60'],
      [429, '60'],
    ],
  ]);
  // Of IPv6 the network counts: a client has all the addresses of it.
  const six = await outcomes(5, (index) => `2001:db8::${index + 1}`);
  expect([six.opened.length, six.refused.length]).toEqual([3, 2]);
  await closeAll([...opened, ...six.opened]);
  const again = await outcomes(3, () => '203.0.113.7');
  expect(again.refused).toEqual([]);
  await closeAll(again.opened);
});

test('streams of one shopper at the same moment are limited, whatever addresses they come from', async () => {
  shop = await testShop({ limits: { streams: { perShopper: 2, perNetwork: 3, perProcess: 10 } } });
  const secret = makeGuestSecret();
  const { opened, refused } = await outcomes(4, (index) => `203.0.113.${index}`, secret);
  expect([opened.length, refused]).toEqual([
    2,
    [
      [429, '60'],
      [429, '60'],
    ],
  ]);
  await closeAll(opened);
});

test('a process that is full refuses with 503 and says when to come again', async () => {
  shop = await testShop({ limits: { streams: { perShopper: 8, perNetwork: 8, perProcess: 2 } } });
  const { opened, refused } = await outcomes(3, (index) => `203.0.113.${index}`);
  expect([opened.length, refused]).toEqual([2, [[503, '5']]]);
  await closeAll(opened);
});
