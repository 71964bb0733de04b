/** The control socket, whatever is written to it: it answers in words, stores nothing of it, and the shop goes on. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog } from '#db/schema/staff-schema.ts';
import { type ControlServer, startControlServer } from '#server/control/control-server.ts';
import { controlSocketPath } from '#server/control/control-socket-path.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { shopOver } from '#tests/shop/shop-over.ts';
import { settingsOf } from '#tests/shop/test-settings.ts';

const database = await testDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'basket-socket-'));
let socket: ControlServer | null;
beforeAll(async () => {
  socket = await startControlServer({
    settings: settingsOf({ DATA_DIR: dataDir }),
    shop: await shopOver(database),
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await socket?.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const ANSWER_MS = 10_000;

async function post(path: string, body: unknown = '') {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const call = request({ socketPath: controlSocketPath(dataDir), path, method: 'POST', signal });
  call.end(typeof body === 'string' ? body : JSON.stringify(body));
  const [response]: IncomingMessage[] = await once(call, 'response');
  return { status: response?.statusCode, body: response ? await text(response) : '' };
}

test.for(['//', 'http://[', '//:99999', '/', '/commands/dance', '/shell/'])(
  'a path %s, which is of no operation, is answered in words',
  async (path) => {
    expect(await post(path)).toEqual({ status: 404, body: 'The shop has no such operation.\n' });
  },
);

test.for([
  '',
  '{',
  'null',
  '[]',
  '{"words":"orders","by":"me","folder":"/"}',
  '{"words":[1]}',
  '{"words":["jobs","list"],"by":"a\\u0000b","folder":"/"}',
])('a call of a command that is %j is refused as that', async (body) => {
  expect((await post('/shell', body)).status).toBe(400);
});

test('a call that is longer than any is refused, and not held', async () => {
  const long = JSON.stringify({ words: ['x'.repeat(2_000_000)], by: 'me', folder: '/' });
  const said = 'A body holds at most 1000000 bytes.';
  expect(await post('/shell', long)).toEqual({ status: 413, body: `${said}\n` });
  const { status, body } = await post('/api/v1/codes/set', long);
  expect([status, JSON.parse(body).detail]).toEqual([413, said]);
});

const CODE = { name: 'SUMMER', off: '10%' };
const ZONE = { zone: 'Home', countries: ['NO'] };
const METHOD = { zone: 'Home', method: 'Post', prices: [{ upToGrams: null, cents: 490 }] };
const RATE = { of: 'delivery', rateBasisPoints: 2_500 };

/** What no form of the admin would take, by the operation and what is wrong. */
const REFUSED: readonly (readonly [operation: string, good: object, wrong: object])[] = [
  ['codes/set', CODE, { name: 'no name' }],
  ['codes/set', CODE, { off: '500%' }],
  ['codes/set', CODE, { off: '0.5%' }],
  ['codes/set', CODE, { off: '-5.00' }],
  ['codes/set', CODE, { off: '' }],
  ['codes/set', CODE, { off: 500 }],
  ['codes/set', CODE, { lastDay: '33658-09-27' }],
  ['codes/set', CODE, { firstDay: '-29719-04-05' }],
  ['codes/set', CODE, { uses: -1 }],
  ['codes/set', CODE, { usesEach: 3e15 }],
  ['delivery/set-zone', ZONE, { countries: ['XX'] }],
  ['delivery/set-method', METHOD, { prices: [{ upToGrams: null, cents: -5 }] }],
  ['delivery/set-method', METHOD, { prices: [{ upToGrams: null, cents: 0.5 }] }],
  ['delivery/set-method', METHOD, { prices: [{ upToGrams: 0, cents: 5 }] }],
  ['delivery/set-method', METHOD, { prices: [] }],
  ['delivery/set-method', METHOD, { days: { least: 2, most: 1 } }],
  ['delivery/set-method', METHOD, { fromCents: -1 }],
  ['tax/set', RATE, { rateBasisPoints: 99_999 }],
  ['tax/set', RATE, { rateBasisPoints: -1 }],
  ['stock/count', { variant: 'book', units: 5 }, { units: 1.5 }],
  ['staff/invite', { name: 'Ann', role: 'reader' }, { name: '' }],
  ['staff/invite', { name: 'Ann', role: 'reader' }, { name: ' ' }],
  ['staff/invite', { name: 'Ann', role: 'reader' }, { name: 'x'.repeat(61) }],
  ['staff/invite', { name: 'Ann', role: 'reader' }, { name: 'a\u0007b' }],
  ['staff/invite', { name: 'Ann', role: 'reader' }, { name: 'a\0b' }],
];

describe('what no form of the admin would take', () => {
  test.for(REFUSED)('is refused by %s: %j with %j', async ([operation, good, wrong]) => {
    const acts = await database.queries.$count(auditLog);
    const { status, body } = await post(`/api/v1/${operation}`, { ...good, ...wrong });
    expect([status, JSON.parse(body)]).toEqual([422, expect.objectContaining({ status: 422 })]);
    expect(await database.queries.$count(auditLog)).toBe(acts);
  });
});

test.for([
  ['codes/set', CODE],
  ['delivery/set-zone', ZONE],
  ['delivery/set-method', METHOD],
  ['tax/set', RATE],
  ['stock/count', { variant: 'book', units: 5 }],
] as const)('what a form would take is taken by %s', async ([operation, good]) => {
  expect((await post(`/api/v1/${operation}`, good)).status).toBe(200);
});
