/**
 * Every call that writes, with the JSON that a page sends: each field, also of those within others, absent, doubled, of
 * another kind, of 1 MB. It is refused in words or done, never above 499, and no text that was sent stands in the log.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimit } from '#db/schema/shop-schema.ts';
import { testPasskey } from '#tests/fixtures/test-passkey.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail, PASSWORD, type TestVisitor } from '#tests/shop/test-visitor.ts';
import { appCalls } from './app-calls.ts';
import { bodyTricks, pathsOf, SENT } from './tricks.ts';

const database = await testDatabase();
const shop = await testShop({ database, sendsEvents: false });
afterAll(() => shop.close());

let owner: TestVisitor;
let uid: string;
let intent: string;
beforeAll(async () => {
  owner = shop.visitor();
  uid = await owner.register();
  await owner.add('book');
  intent = await owner.pay();
  await owner.put(`/api/users/${uid}/orders/${intent}`);
  await owner.add('book');
});

const passkey = testPasskey();
const credentials = () => ({ email: newEmail(), password: PASSWORD, rememberMe: true });
const tool = { name: 'search_products', arguments: { query: 'book', limit: 2 } };

/** What is sent to each call that reads JSON. */
const BODIES: Record<string, readonly (() => object)[]> = {
  'POST /api/basket': [
    () => ({ type: 'ADD_TO_BASKET', variant: 'book', count: 1, source: 'search' }),
    () => ({ type: 'REMOVE_FROM_BASKET', id: '12321341' }),
    () => ({ type: 'REMOVE_LINES', lines: [1] }),
    () => ({ type: 'RESTORE_LINES', lines: [1] }),
    () => ({ type: 'EMPTY_BASKET' }),
  ],
  'PUT /api/payments/email': [() => ({ email: 'ann@example.com' })],
  'POST /api/payments/webhook': [
    () => ({ id: 'evt_1', type: 'payment_intent.succeeded', data: { object: { id: intent } } }),
  ],
  'POST /api/users/:uid/orders/:intent/return': [
    () => ({ items: [{ lines: [1], reason: 'damaged', words: 'Broken' }] }),
  ],
  'POST /api/users/:uid/orders/:intent/cancel': [() => ({ reason: 'Too late' })],
  'POST /api/auth/passkey/sign-in': [() => passkey.answer({ challenge: 'x' })],
  'POST /api/auth/passkey/register': [
    () => ({ name: 'phone', credential: passkey.attestation({ challenge: 'x' }) }),
  ],
  'POST /api/auth/sign-up/email': [credentials],
  'POST /api/auth/sign-in/email': [credentials],
  'POST /api/auth/request-password-reset': [() => ({ email: newEmail() })],
  'POST /api/auth/reset-password': [() => ({ token: 'x'.repeat(24), newPassword: PASSWORD })],
  'ALL /mcp': [
    () => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: tool }),
    () => ({ jsonrpc: '2.0', id: 1, method: 'initialize', params: { protocolVersion: '1' } }),
  ],
};

/** Writes that read no JSON: what they need stands in the path, the query or a form. */
const WITHOUT_JSON = [
  ...['POST /api/payments/create', 'POST /api/payments/:intent/hold', 'POST /api/books/:link'],
  ...['PUT /api/users/:uid/orders/:intent', 'POST /api/auth/sign-out'],
  ...['POST /api/auth/passkey/sign-in-options', 'POST /api/auth/passkey/register-options'],
  ...['ALL /api/auth/*', 'ALL /api/*', 'ALL /card-simulator', 'ALL /card-simulator/*'],
];

test('every call that writes is tried', () => {
  const writes = appCalls(shop.services)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path}`);
  expect(writes.toSorted()).toEqual([...Object.keys(BODIES), ...WITHOUT_JSON].toSorted());
});

test.for(Object.entries(BODIES))(
  '%s answers whatever stands in its fields',
  async ([call, all]) => {
    const [method = '', pattern = ''] = call.split(' ');
    const path = pattern.replace(':uid', uid).replace(':intent', intent);
    const [whole = path] = pathsOf(path.slice(1), [intent]);
    const above: string[] = [];
    shop.takeLogged();
    for (const body of all) {
      for (const [what, text] of bodyTricks(body())) {
        const headers = { 'content-type': 'application/json' };
        const asked = method === 'ALL' ? 'POST' : method;
        const answer = await owner.request(asked, whole, { body: text, headers });
        await answer.text();
        if (answer.status > 499) above.push(`${what}: ${answer.status}`);
        await database.queries.delete(rateLimit);
      }
    }
    const lines = shop.linesOf().map((line) => JSON.stringify(line));
    expect(above).toEqual([]);
    expect(shop.takeLogged().filter(({ level }) => level >= 50)).toEqual([]);
    expect(lines.filter((line) => line.includes(SENT))).toEqual([]);
  },
);
