import fc from 'fast-check';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import {
  anyRequest,
  type HostileRequest,
  wellAimedRequest,
} from '#tests/network/hostile-requests.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const shop = await testShop({ built: await importShop() });
afterAll(shop.close);

const nobody = shop.visitor();
const guest = shop.visitor();
await guest.add('book', 'tablet');
const account = shop.visitor();
await account.register();
await account.add('book');
const visitors = fc.constantFrom(nobody, guest, account);

async function statusOf(visitor: typeof nobody, asked: HostileRequest): Promise<number> {
  const { method, target, contentType, body, cookie, accept } = asked;
  const isBodiless = method === 'GET' || method === 'HEAD';
  const ended = new AbortController();
  const answer = await visitor.request(method, target, {
    headers: {
      'content-type': contentType,
      ...(cookie === null ? {} : { cookie }),
      ...(accept === null ? {} : { accept }),
    },
    ...(isBodiless ? {} : { body }),
    signal: ended.signal,
  });
  await answer.body?.cancel();
  return answer.status;
}

describe('no request is answered with a 500 or logged as a failure', () => {
  afterEach(() => {
    expect(shop.takeLogged().filter(({ level }) => level >= 50)).toEqual([]);
  });

  test.for([
    ['whatever is sent wherever', anyRequest, 500],
    ['whatever is sent where text is taken', wellAimedRequest, 500],
  ] as const)('%s', { timeout: 60_000 }, async ([, requests, numRuns]) => {
    await fc.assert(
      fc.asyncProperty(visitors, requests, async (visitor, asked) => {
        const status = await statusOf(visitor, asked);
        expect(status).toBeGreaterThanOrEqual(200);
        expect(status).toBeLessThan(500);
      }),
      { numRuns },
    );
  });
});
