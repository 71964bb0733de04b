import { afterAll, expect, test } from 'vitest';
import { auditLog } from '#db/schema/staff-schema.ts';
import { testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
afterAll(() => admin.close());

/** The status of a list of orders by this token, on any name of the machine. */
async function statusOf(token: string): Promise<number> {
  const request = new Request('http://127.0.0.1:3001/api/v1/orders/list', {
    headers: { authorization: `Bearer ${token}` },
  });
  return (await admin.fetch(request)).status;
}

test('a token is made by a form, shown once, and ended by a button', async () => {
  const owner = await admin.enter();
  const form = { operation: 'tokens.make', name: 'Warehouse', scopes: 'orders:read' };
  const html = await (await owner.submit('/tokens', form)).text();
  const [token = ''] = /basket_[\w-]{43}/.exec(html) ?? [];
  expect(await statusOf(token)).toBe(200);
  const page = await (await owner.get('/tokens')).text();
  expect(page).toContain('Warehouse');
  expect(page).not.toContain(token);
  const [, id = ''] = /name="token" value="([\w-]{36})"/.exec(page) ?? [];
  await owner.submit('/tokens', { operation: 'tokens.end', token: id });
  expect(await statusOf(token)).toBe(401);
  expect(await owner.textOf('/staff')).toContain('Ended the token Warehouse');
  expect(JSON.stringify(await admin.queries.select().from(auditLog))).not.toContain(token);
});

test('the form offers what whoever makes a token may do, and no more', async () => {
  const scopes = 'tokens:write,orders:read';
  const owner = await admin.enter();
  await owner.submit('/staff', { operation: 'roles.set', name: 'clerk', scopes });
  const clerk = await admin.enter('Cleo', 'clerk');
  const page = await (await clerk.get('/tokens')).text();
  expect([...page.matchAll(/name="scopes" value="([^"]+)"/g)].map(([, scope]) => scope)).toEqual([
    'orders:read',
  ]);
  const form = { operation: 'tokens.make', name: 'Till', scopes: 'orders:refund' };
  expect((await clerk.submit('/tokens', form)).status).toBe(403);
});

test('the page of the API has its calls', async () => {
  const owner = await admin.enter();
  const text = await owner.textOf('/tokens/api');
  expect(text).toContain('/api/v1/orders/ship');
  expect(text).toContain('Needs the scope orders:ship');
});

test('a session of the admin is no caller of the API', async () => {
  const owner = await admin.enter();
  const answer = await owner.request('POST', '/api/v1/orders/pack', { body: { order: 'x' } });
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    ...[401, 'application/problem+json'],
  ]);
  expect((await owner.get('/api/v1/orders/list')).status).toBe(401);
  expect((await owner.get('/api/v1/openapi.json')).status).toBe(200);
});
