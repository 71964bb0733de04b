/** Who has no token of the API, or one without the scope, does nothing; a token does no more than who made it. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { apiToken, auditLog, staff } from '#db/schema/staff-schema.ts';
import { pathFields } from '#operations/api/answer-api.server.ts';
import { methodOf } from '#operations/api/read-call.ts';
import { type Actor, BY_TOKEN, type Operation } from '#operations/operation.ts';
import { perform } from '#operations/perform.server.ts';
import { GIVEN_SCOPES, TOKEN_SCOPES } from '#operations/scopes.ts';
import { OPERATIONS } from '#operations/table/operations.server.ts';
import { testShell } from '#tests/shop/shell.ts';
import { testApi } from '#tests/shop/test-api.ts';

const shopApi = await testApi();
const { call, placed, queries, run, shop, tokenOf } = shopApi;
afterAll(() => shopApi.close());
beforeEach(() => shopApi.clear());

const MANAGER: Actor = { id: 'mia', scopes: GIVEN_SCOPES };

const pathOf = ({ name }: Operation) => name.replace('.', '/');
const withMethod = (operation: Operation) => (methodOf(operation) === 'POST' ? { body: {} } : {});

describe('every operation', () => {
  test('is refused to who has no token, another one, or one that has ended', async () => {
    const ended = await tokenOf(TOKEN_SCOPES);
    await run('tokens', 'end', 'Warehouse');
    const acts = await queries.$count(auditLog);
    for (const operation of OPERATIONS) {
      for (const token of [undefined, '', 'basket_', `basket_${'x'.repeat(43)}`, ended]) {
        const given = token === undefined ? {} : { token };
        const answer = await call(pathOf(operation), { ...withMethod(operation), ...given });
        expect([operation.name, answer.status, answer.body.code]).toEqual([
          ...[operation.name, 401, 'unknown_caller'],
        ]);
        expect(answer.headers.get('content-type')).toBe('application/problem+json');
        expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer /);
      }
    }
    expect(await queries.$count(auditLog)).toBe(acts);
  });

  test('is refused to a token without its scope, which is named', async () => {
    const acts = await queries.$count(auditLog);
    for (const operation of OPERATIONS) {
      const others = TOKEN_SCOPES.filter(
        (scope) => scope !== operation.scope && !operation.orScopes?.includes(scope),
      );
      await queries.delete(apiToken);
      const token = await tokenOf(others);
      const { status, body } = await call(pathOf(operation), { ...withMethod(operation), token });
      expect([operation.name, status, body.scope]).toEqual([
        ...[operation.name, 403, operation.scope],
      ]);
    }
    // Each token was recorded.
    expect(await queries.$count(auditLog)).toBe(acts + OPERATIONS.length);
  });

  test('tells a token without its scope nothing of what else is wrong with the call', async () => {
    const token = await tokenOf(['orders:read']);
    for (const body of ['{', '[]', '{"nothing":1}']) {
      const answer = await call('orders/pack', { token, body });
      expect([answer.status, answer.body.scope]).toEqual([403, 'orders:ship']);
    }
  });

  test('that takes a path of the machine is none of a program', async () => {
    const token = await tokenOf(TOKEN_SCOPES);
    const withPaths = OPERATIONS.filter((operation) => pathFields(operation).length > 0);
    expect(withPaths.map(({ name }) => name)).toContain('catalogue.import');
    for (const operation of withPaths) {
      const { status } = await call(pathOf(operation), { token, body: { file: '/etc/passwd' } });
      expect([operation.name, status]).toEqual([operation.name, 403]);
    }
  });
});

describe('a token', () => {
  test('is shown once, and stored nowhere', async () => {
    const token = await tokenOf(['orders:read']);
    expect(token).toMatch(/^basket_[\w-]{43}$/);
    for (const table of [apiToken, auditLog]) {
      expect(JSON.stringify(await queries.select().from(table))).not.toContain(token);
    }
    const { out } = await run('tokens', 'list');
    expect(out).toContain('Warehouse');
    expect(out).not.toContain(token);
  });

  test('gives nobody a scope that they have not, and none by which more is given', async () => {
    const manager = testShell(shop, ['tokens:write', 'orders:read']);
    const more = await manager('tokens', 'make', 'Till', '--scopes', 'orders:read,orders:refund');
    expect(more).toMatchObject({ code: 3, err: expect.stringContaining('orders:refund') });
    for (const scope of ['tokens:write', 'staff:write', 'constructor']) {
      expect((await run('tokens', 'make', 'Till', '--scopes', scope)).code).toBe(2);
    }
    expect(await queries.$count(apiToken)).toBe(0);
  });

  test('has one name while it lasts, and leaves it to another', async () => {
    const words = ['tokens', 'make', 'Till', '--scopes', 'orders:read'];
    await run(...words);
    expect((await run(...words)).err).toContain('There is a token Till already');
    expect((await run('tokens', 'end', 'Till')).code).toBe(0);
    expect((await run(...words)).code).toBe(0);
    expect((await run('tokens', 'end', 'Nobody')).err).toContain('There is no token Nobody');
  });

  test('does no more than who made it may by now', async () => {
    const token = await tokenOf(['orders:read', 'customers:read']);
    expect((await call('customers/list', { token })).status).toBe(200);
    await queries.update(staff).set({ role: 'packer' }).where(eq(staff.id, 'olga'));
    expect((await call('customers/list', { token })).body.scope).toBe('customers:read');
    expect((await call('orders/list', { token })).status).toBe(200);
  });

  test('ends with the access of who made it, and does not come back with them', async () => {
    await queries.insert(staff).values({ id: 'mia', name: 'Mia', role: 'manager' });
    const token = await tokenOf(['orders:read'], { name: 'Till', actor: MANAGER });
    expect((await call('orders/list', { token })).status).toBe(200);
    await run('staff', 'end-access', 'Mia', '--yes');
    expect((await call('orders/list', { token })).status).toBe(401);
    await queries.update(staff).set({ role: 'manager' }).where(eq(staff.id, 'mia'));
    expect((await call('orders/list', { token })).status).toBe(401);
  });

  test('that ends while a call is on its way has done nothing', async () => {
    const id = await placed();
    const token = await tokenOf(['orders:ship']);
    const [row] = await queries.select().from(apiToken);
    await run('tokens', 'end', 'Warehouse');
    const { tokenHash = '' } = row ?? {};
    const actor: Actor = { id: `${BY_TOKEN}${row?.id}`, scopes: ['orders:ship'], tokenHash };
    const pack = OPERATIONS.find(({ name }) => name === 'orders.pack');
    if (pack?.kind !== 'change') throw new Error('There is no orders.pack');
    await expect(perform(pack, { shop, actor, input: { order: id } })).rejects.toThrow('has ended');
    expect((await run('orders', 'show', id)).out).toContain('placed');
    expect(token).not.toBe('');
  });

  test('is seen at its use, once a minute at most', async () => {
    const token = await tokenOf(['orders:read']);
    const seenAt = async () => (await queries.select().from(apiToken))[0]?.seenAt;
    expect(await seenAt()).toBeNull();
    await call('orders/list', { token });
    const first = await seenAt();
    expect(first).toBeInstanceOf(Date);
    await call('orders/list', { token });
    expect(await seenAt()).toEqual(first);
    const before = new Date(Date.now() - 61_000);
    await queries.update(apiToken).set({ seenAt: before });
    await call('orders/list', { token });
    expect((await seenAt())?.getTime()).toBeGreaterThan(before.getTime());
  });

  test('is named in the record of what it did, with who made it', async () => {
    const id = await placed();
    const token = await tokenOf(['orders:ship']);
    await call('orders/pack', { token, body: { order: id } });
    await run('tokens', 'end', 'Warehouse');
    expect((await run('log', 'list', '--subject', id)).out).toMatch(
      /Warehouse, token of Olga: Marked as packed: order \w{10} /,
    );
  });
});
