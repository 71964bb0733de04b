/** A page is made once for everybody: what is filled in is of the one who asks for it, and of nobody else. */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { hashSessionToken } from '#app/features/account/session/session-token-hash.server.ts';
import { writeDeliveryZone } from '#app/features/delivery/delivery-zones.server.ts';
import { importShop } from '#server/build/build-once.ts';
import { testZone } from '#tests/fixtures/delivery-zone.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { fixedMode, TEST_SECRET } from '#tests/shop/test-settings.ts';
import { testShop } from '#tests/shop/test-shop.ts';

const database = await testDatabase();
const shop = await testShop({
  built: await importShop(),
  database,
  settings: { fixed: fixedMode({ delivery: 'address', codes: false }) },
});
await writeDeliveryZone(database.queries, testZone('NO', 490, { freeFromCents: 5_000 }));
const server = createServer(shop.listener());
server.listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo;
const agent = new Agent({ keepAlive: true, maxSockets: 50 });

afterAll(async () => {
  agent.destroy();
  server.close();
  await shop.close();
});

const SHOPPERS = 1_000;
const PATHS = ['/', '/categories', '/product/12321341', '/checkout', '/product/gone'];
const HOSTILE = `o'ne&"<script>x</script>[[count]]`;

async function get(path: string, headers: Record<string, string>) {
  const asked = request({ port, path, agent, headers }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const bytes = await buffer(answer);
  const encoding = answer.headers['content-encoding'];
  const html =
    encoding === 'br' ? brotliDecompressSync(bytes) : encoding ? gunzipSync(bytes) : bytes;
  return { headers: answer.headers, text: `${html}` };
}

type Shopper = { uid: string; email: string; books: number };

/** Signs accounts in without requests, each with so many books in its basket; gives their cookies. */
async function signIn(shoppers: readonly Shopper[]): Promise<string[]> {
  const accounts = JSON.stringify(
    shoppers.map((shopper) => ({ ...shopper, token: hashSessionToken(tokenOf(shopper)) })),
  );
  const rows = sql`jsonb_to_recordset(${accounts}::jsonb)
                     as one (uid text, email text, books int, token text)`;
  for (const statement of [
    sql`insert into "user" (id, name, email) select uid, '', email from ${rows}`,
    sql`insert into session (id, token, user_id, expires_at)
        select uid, token, uid, now() + interval '1 day' from ${rows}`,
    sql`insert into shopper (id, basket_version) select uid, books from ${rows}`,
    sql`insert into basket_line (shopper, variant)
        select uid, 'book' from ${rows}, generate_series(1, books)`,
  ]) {
    await database.queries.execute(statement);
  }
  return shoppers.map((shopper) => {
    const token = tokenOf(shopper);
    const signature = createHmac('sha256', TEST_SECRET).update(token).digest('base64');
    return `session=${encodeURIComponent(`${token}.${signature}`)}`;
  });
}

const tokenOf = ({ uid }: Shopper) => `token-of-${uid}`;

async function signInOne(uid: string, email: string): Promise<string> {
  const [cookie = ''] = await signIn([{ uid, email, books: 2 }]);
  return cookie;
}

test('of a thousand shoppers at once each is sent its own page', async () => {
  const shoppers = Array.from({ length: SHOPPERS }, (_, number) => ({
    uid: `uid-${number}`,
    email: `shopper-${number}@example.com`,
    books: number % 4,
  }));
  const cookies = await signIn(shoppers);
  const pages = await Promise.all(
    shoppers.map(async (shopper, number) => {
      const encoding = number % 2 === 0 ? 'gzip, br' : 'identity';
      const path = PATHS[number % PATHS.length] ?? '/';
      const headers = { cookie: cookies[number] ?? '', 'accept-encoding': encoding };
      return { ...shopper, ...(await get(path, headers)) };
    }),
  );
  for (const { uid, email, books, text, headers } of pages) {
    expect(new Set(text.match(/shopper-\d+@example\.com/g))).toEqual(new Set([email]));
    expect(new Set(text.match(/uid-\d+/g))).toEqual(new Set([uid]));
    expect(text).toContain(`aria-label="Basket, ${books} ${books === 1 ? 'item' : 'items'}"`);
    expect(headers['cache-control']).toBe('private, no-store');
    expect(headers.etag).toBeUndefined();
  }
  expect((await get('/', {})).text).not.toMatch(/shopper-|uid-/);
});

test('the page of a basket that is put together is the one that is rendered whole', async () => {
  const cookie = await signInOne('uid-basket', 'basket@example.com');
  const whole = await shop.fetch(
    new Request(`http://localhost:${port}/checkout`, { headers: { cookie } }),
  );
  const { text, headers } = await get('/checkout', { cookie });
  expect(text).toBe(await whole.text());
  expect(text).toContain('Subtotal (2 items)');
  expect(headers['content-security-policy']).toBe(whole.headers.get('content-security-policy'));
  expect(headers['cache-control']).toBe('private, no-store');
});

test('from which total on delivery is free stands there, by whichever address the page is found', async () => {
  const cookie = await signInOne('uid-free', 'free@example.com');
  for (const path of ['/checkout', '/checkout/', '/Checkout']) {
    expect((await get(path, { cookie })).text).toContain('more, and delivery is free.');
  }
});

test('whose basket is empty is shown what it could be filled with', async () => {
  const [cookie = ''] = await signIn([{ uid: 'uid-empty', email: 'empty@example.com', books: 0 }]);
  for (const headers of [{}, { cookie }]) {
    expect((await get('/checkout', headers)).text).toMatch(/Something to start.*\/product\//s);
  }
});

test('an e-mail is a text of the page, whatever is in it', async () => {
  const cookie = await signInOne('uid-hostile', HOSTILE);
  const { text } = await get('/', { cookie });
  const escaped = 'o&#x27;ne&amp;&quot;&lt;script&gt;x&lt;/script&gt;[[count]]';
  expect(text).toContain(`title="${escaped}"`);
  expect(text.split(escaped)).toHaveLength(3);
  expect(text).not.toContain('<script>x');
});

test('a session that has ended is a guest’s page again', async () => {
  const cookie = await signInOne('uid-ended', 'ended@example.com');
  expect((await get('/', { cookie })).text).toContain('Hello ended@example.com');
  await database.queries.execute(sql`delete from session where id = 'uid-ended'`);
  const { text } = await get('/', { cookie });
  expect(text).toContain('Hello Guest');
  expect(text).not.toContain('ended@example.com');
});

test('the policy trusts the scripts of the shop and its router alone, the same for everybody', async () => {
  const cookie = await signInOne('uid-policy', 'policy@example.com');
  const pages = await Promise.all([
    get('/', {}),
    get('/', { cookie }),
    get('/checkout', { cookie }),
  ]);
  const trusted = pages.map(
    ({ headers }) => String(headers['content-security-policy']).match(/'sha256-[^']+'/g) ?? [],
  );
  // The zone of times, the place on the page, the router's data and modules, the hand-over, and the styles.
  expect(trusted.map(({ length }) => length)).toEqual([6, 6, 6]);
  expect(trusted[1]).toEqual(trusted[0]);
  expect(String(pages[0]?.headers['content-security-policy'])).not.toMatch(/nonce|unsafe/);
});
