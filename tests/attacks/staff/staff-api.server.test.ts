/** The API for programs: whatever is called in a wrong way is told why, and what is repeated is done once. */
import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStaffApi, type StaffApi } from '#operations/api/staff-api.server.ts';
import { listOrders } from '#operations/orders/read-orders.server.ts';
import { TOKEN_SCOPES } from '#operations/scopes.ts';
import { shopOver } from '#tests/shop/shop-over.ts';
import { testApi } from '#tests/shop/test-api.ts';

const shopApi = await testApi();
const { api, call, placed, run, shop, tokenOf } = shopApi;
afterAll(() => shopApi.close());
beforeEach(() => shopApi.clear());

describe('a call', () => {
  test.for(['x%.1', 'x%'])(
    'with thousands of fields named %s is told of a hundred',
    async (name) => {
      const token = await tokenOf(TOKEN_SCOPES);
      const names = Array.from({ length: 60_000 }, (_, index) => name.replace('%', String(index)));
      const body = Object.fromEntries(names.map((field) => [field, 0]));
      const begunMs = process.cpuUsage().user / 1_000;
      const answer = await call('codes/set', { token, body });
      expect(answer.status).toBe(422);
      expect(answer.body.errors.length).toBeLessThanOrEqual(200);
      // It was minutes.
      expect(process.cpuUsage().user / 1_000 - begunMs).toBeLessThan(10_000);
    },
  );

  test('for the head of a file begins no export', async () => {
    const token = await tokenOf(TOKEN_SCOPES);
    const head = await call('catalogue/export', { token, method: 'HEAD' });
    expect([head.status, head.headers.get('content-type')]).toEqual([
      200,
      'text/csv; charset=utf-8',
    ]);
    expect((await run('jobs', 'list')).out).not.toContain('catalogue.export');
  });

  test('is known by no cookie, answers no other site, and is made by its one method', async () => {
    const headers = { cookie: 'admin=x', origin: 'http://evil.example' };
    const crossed = await call('orders/pack', { body: { order: 'x' }, headers });
    expect(crossed.status).toBe(401);
    for (const [name] of crossed.headers) expect(name).not.toMatch(/^access-control-/);
    const token = await tokenOf(TOKEN_SCOPES);
    const asked = await call('orders/pack', { token });
    expect([asked.status, asked.headers.get('allow')]).toEqual([405, 'POST']);
    const posted = await call('orders/list', { token, body: {} });
    expect([posted.status, posted.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const preflight = await call('orders/pack', { token, method: 'OPTIONS' });
    expect(preflight.status).toBe(405);
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull();
  });

  test.for([
    ['orders/pack', '{', 400, 'bad_body'],
    ['orders/pack', '[]', 400, 'bad_body'],
    ['orders/pack', `{"order":"${'x'.repeat(1_000_001)}"}`, 413, 'body_too_large'],
    ['orders/pack', `{"order":${'['.repeat(30)}${']'.repeat(30)}}`, 400, 'bad_body'],
    ['orders/refund', '{"order":"x","amountCents":NaN}', 400, 'bad_body'],
    ['orders/refund', '{"order":"x","amountCents":1e400}', 422, 'bad_input'],
    ['orders/pack', '{"order":"x","__proto__":{"order":"y"}}', 422, 'bad_input'],
    ['orders/wrap', '{}', 404, 'not_found'],
    ['orders/pack/x', '{}', 404, 'not_found'],
    ['orders/%E0%A4', '{}', 404, 'not_found'],
    ['orders/pack', '{"order":"nothing"}', 404, 'not_found'],
  ] as const)('of %s with a wrong body or address says so', async ([path, body, status, code]) => {
    const token = await tokenOf(TOKEN_SCOPES);
    const answer = await call(path, { token, body });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('of a file that cannot be is refused before there is any of it', async () => {
    const token = await tokenOf(TOKEN_SCOPES);
    const days = 'firstDay=2026-12-01&lastDay=2026-11-01';
    const answer = await call(`orders/export?${days}`, { token });
    expect([answer.status, answer.body.code]).toEqual([422, 'bad_input']);
  });

  test('of another type is refused as that', async () => {
    const token = await tokenOf(TOKEN_SCOPES);
    const headers = { 'content-type': 'text/plain' };
    const answer = await call('orders/pack', { token, body: '{"order":"x"}', headers });
    expect([answer.status, answer.headers.get('accept')]).toEqual([415, 'application/json']);
  });

  test('names the path of each field that is wrong', async () => {
    const token = await tokenOf(TOKEN_SCOPES);
    const rows = [{ variant: 'book' }, { variant: 'book', priceCents: 'x', 'a/b': 1 }];
    const { status, body } = await call('products/change-variants', {
      token,
      body: { product: 'book', rows, '~a/b': 1 },
    });
    expect(status).toBe(422);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual(
      expect.arrayContaining(['/rows/1/priceCents', '/~0a~1b']),
    );
    const query = await call('orders/list?limit=x&limit=y', { token });
    expect([query.status, query.body.errors[0].pointer]).toEqual([422, '/limit']);
    const other = await call('orders/list?toShip=yes&colour=red&after=x', { token });
    expect(other.body.errors.map(({ pointer }: { pointer: string }) => pointer).sort()).toEqual([
      ...['/after', '/colour', '/toShip'],
    ]);
  });

  test('changes what was seen, and nothing else', async () => {
    const token = await tokenOf(TOKEN_SCOPES);
    const seen = await call('products/show?variant=tablet', { token });
    const match = { 'if-match': seen.headers.get('etag') ?? '' };
    expect(match['if-match']).toMatch(/^".+"$/);
    const body = { variant: 'tablet', brand: 'One' };
    expect((await call('products/change', { token, body, headers: match })).status).toBe(200);
    const other = { variant: 'tablet', brand: 'Two' };
    const late = await call('products/change', { token, body: other, headers: match });
    expect([late.status, late.body.code]).toEqual([412, 'changed']);
    const inBody = { ...other, version: seen.body.version };
    const twice = { token, body: { ...other, version: 'another' }, headers: match };
    expect((await call('products/change', twice)).status).toBe(400);
    expect((await call('products/change', { token, body: inBody })).status).toBe(409);
    for (const tag of ['x', 'W/"x"', '"x", "y"', '"%"']) {
      const headers = { 'if-match': tag };
      expect((await call('products/change', { token, body: other, headers })).status).toBe(400);
    }
    const of = { token, body: { order: 'x' }, headers: match };
    expect((await call('orders/pack', of)).status).toBe(400);
    expect((await call('products/change', { token, body: other })).body.brand).toBe('Two');
  });

  test('is done once by its key, also in two processes at once', async () => {
    const id = await placed();
    const token = await tokenOf(TOKEN_SCOPES);
    const second = createStaffApi(await shopOver(shop.database));
    const key = randomUUID();
    const refund = (ask: StaffApi, cents = 100) =>
      ask(
        new Request('http://localhost:3001/api/v1/orders/refund', {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          body: JSON.stringify({ order: id, amountCents: cents, reason: 'late', confirmed: true }),
        }),
      );
    const answers = await Promise.all([api, second, api, second].map((ask) => refund(ask)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const replayed = answers.map(({ headers }) => headers.get('idempotency-replayed'));
    expect(replayed.toSorted()).toEqual(['false', 'true', 'true', 'true']);
    for (const answer of answers) expect((await answer.json()).no).toBe(1);
    expect((await refund(second, 200)).status).toBe(422);
    expect((await run('orders', 'show', id)).out).toContain('refunded $1.00');
  });

  test('refunds no rest where a program has no amount', async () => {
    const token = await tokenOf(TOKEN_SCOPES);
    const order = await placed();
    // What JSON makes of NaN.
    const body = { order, amountCents: Number.NaN, reason: 'late', confirmed: true };
    const { status, body: said } = await call('orders/refund', { token, body });
    expect([status, said.detail]).toEqual([422, expect.stringContaining('rite an amount')]);
    const { amountCents: _, ...rest } = body;
    expect((await call('orders/refund', { token, body: rest })).status).toBe(200);
  });

  test('leaves its token in no line of the log', async () => {
    const token = await tokenOf(TOKEN_SCOPES);
    const broken = vi.spyOn(listOrders, 'run').mockRejectedValueOnce(new Error('broken'));
    expect((await call(`orders/list?token=${token}`, { token })).status).toBe(422);
    expect((await call('orders/list', { token })).status).toBe(500);
    broken.mockRestore();
    const lines = JSON.stringify(shop.takeLogged());
    expect(lines).toContain('broken');
    expect(lines).not.toContain(token);
  });

  test('is counted, and waits where there are too many', async () => {
    const limited = createStaffApi(shop, { limit: { windowSeconds: 60, max: 2 } });
    const token = await tokenOf(['orders:read']);
    const list = () =>
      limited(
        new Request('http://localhost:3001/api/v1/orders/list', {
          headers: { authorization: `Bearer ${token}` },
        }),
      );
    const first = await list();
    expect(first.headers.get('ratelimit-policy')).toBe('"token";q=2;w=60');
    expect(first.headers.get('ratelimit')).toMatch(/^"token";r=1;t=\d+$/);
    await list();
    const third = await list();
    expect([third.status, (await third.json()).code]).toEqual([429, 'too_many_calls']);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(third.headers.get('ratelimit')).toMatch(/^"token";r=0;/);
  });
});

describe('lists', () => {
  test('have all orders in pages, each once', async () => {
    const token = await tokenOf(TOKEN_SCOPES);
    const ids = [await placed(), await placed(), await placed()];
    for (const query of ['toShip=true', 'state=placed', 'fromSeconds=1']) {
      const found: string[] = [];
      let after = '';
      do {
        const { body } = await call(`orders/list?${query}&limit=2${after}`, { token });
        found.push(...body.orders.map(({ id }: { id: string }) => id));
        after = body.next === null ? '' : `&after=${encodeURIComponent(body.next)}`;
      } while (after !== '');
      for (const id of ids) expect(found.filter((one) => one === id)).toEqual([id]);
    }
    const soon = Math.ceil(Date.now() / 1_000) + 3_600;
    const { body } = await call(`orders/list?fromSeconds=${soon}`, { token });
    expect(body.orders).toEqual([]);
  });

  test('of stock, products, acts, mails and codes end', async () => {
    const token = await tokenOf(TOKEN_SCOPES);
    await run('stock', 'count', 'book', '=5');
    await run('stock', 'count', 'tablet', '=5');
    for (const code of ['SPRING', 'AUTUMN']) await run('codes', 'set', code, '10%');
    await shopApi.queries.execute(sql`select queue_mail('ann', dedupe, 'order_placed', 'ann@example.com', '{}')
      from unnest(array['placed:1', 'placed:2']) as dedupe`);
    for (const [path, list] of [
      ['stock/list', 'shelves'],
      ['products/list', 'products'],
      ['log/list', 'acts'],
      ['mail/list', 'mails'],
      ['codes/list', 'codes'],
    ] as const) {
      const first = await call(`${path}?limit=1`, { token });
      expect([path, first.body[list].length, first.body.next]).toEqual([
        path,
        1,
        expect.anything(),
      ]);
      const after = encodeURIComponent(first.body.next);
      const second = await call(`${path}?limit=1&after=${after}`, { token });
      expect(second.body[list][0]).not.toEqual(first.body[list][0]);
      const all = await call(`${path}?limit=1000`, { token });
      expect(all.body.next).toBeNull();
    }
  });
});
