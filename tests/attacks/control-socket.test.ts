/** The control socket, whatever is written to it: it answers in words, stores nothing of it, and the shop goes on. */
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginReport } from '#app/features/reconciliation/reconciliation-report.ts';
import type { Database } from '#db/database.ts';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { type ControlServer, startControlServer } from '#server/control/control-server.ts';
import { controlSocketPath } from '#server/control/control-socket-path.ts';
import { newDataFolder } from '#tests/database-template.ts';
import { noOrderDesk } from '#tests/no-order-desk.ts';
import { settingsOf } from '#tests/run-command.ts';

let dataDir: string;
let database: Database;
let socket: ControlServer | null;
beforeAll(async () => {
  dataDir = await newDataFolder();
  database = await openEmbeddedDatabase(join(dataDir, 'database'));
  socket = await startControlServer({
    settings: settingsOf({ DATA_DIR: dataDir }),
    shop: { reconciliation: async () => beginReport(() => {}).report, database, ...noOrderDesk },
    log: pino({ level: 'silent' }),
  });
});
afterAll(async () => {
  await socket?.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const ANSWER_MS = 10_000;

async function post(
  path: string,
  body = '',
): Promise<{ status: number | undefined; body: string }> {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const call = request({ socketPath: controlSocketPath(dataDir), path, method: 'POST', signal });
  const [response]: IncomingMessage[] = await once(call.end(body), 'response');
  return { status: response?.statusCode, body: response ? await text(response) : '' };
}

describe('a path', () => {
  test.for(['//', 'http://[', '//:99999', '/', '/commands/dance'])(
    '%s, which is of no operation, is answered in words',
    async (path) => {
      expect(await post(path)).toEqual({
        status: 404,
        body: 'The shop has no such operation.\n',
      });
    },
  );
});

const CODE = {
  ...{ name: 'SUMMER', sharePercent: 10, amountCents: null },
  ...{ fromSeconds: null, toSeconds: null, uses: null, usesEach: null },
};
const PRICE = { country: 'NO', fromCents: 0, cents: 490 };
const RATE = { what: 'rate', scope: { kind: 'delivery' }, basisPoints: 2_500 };

/** What the forms of the admin refuse, by the operation and what is wrong. */
const REFUSED: readonly (readonly [operation: string, good: object, wrong: object])[] = [
  ['codes', CODE, { name: 'no name' }],
  ['codes', CODE, { sharePercent: 500 }],
  ['codes', CODE, { sharePercent: 0.5 }],
  ['codes', CODE, { sharePercent: null, amountCents: -500 }],
  ['codes', CODE, { sharePercent: null }],
  ['codes', CODE, { amountCents: 500 }],
  ['codes', CODE, { toSeconds: 1e15 }],
  ['codes', CODE, { fromSeconds: -1e15 }],
  ['codes', CODE, { uses: -1 }],
  ['codes', CODE, { usesEach: 3e9 }],
  ['shipping-prices', PRICE, { country: 'XX' }],
  ['shipping-prices', PRICE, { cents: -5 }],
  ['shipping-prices', PRICE, { fromCents: -1 }],
  ['tax', RATE, { basisPoints: 99_999 }],
  ['tax', RATE, { basisPoints: -1 }],
];

const REFUSAL = /^\{"error":"The shop does not take what it was sent: .+"\}\n$/;

describe('what no form of the admin would take', () => {
  test.for(REFUSED)('is refused by %s: %j with %j', async ([operation, good, wrong]) => {
    const path = `/commands/${operation}`;
    const stored = await post(path);
    const answer = await post(path, JSON.stringify({ ...good, ...wrong }));
    expect(answer.body).toMatch(REFUSAL);
    expect(await post(path)).toEqual(stored);
  });

  test.for(['', '%20', 'x'.repeat(61), 'a%07b'])(
    'is refused as the name of an invitation: %j',
    async (name) => {
      expect((await post(`/commands/invite-staff?name=${name}`)).body).toMatch(REFUSAL);
    },
  );

  test('is refused as half a unit on a shelf', async () => {
    const change = { units: 1.5, isChange: false, reason: 'counted' };
    const { body } = await post('/commands/stock', JSON.stringify({ variant: 'book', change }));
    expect(body).toMatch(REFUSAL);
  });
});

test.for([
  ['codes', CODE],
  ['shipping-prices', PRICE],
  ['tax', RATE],
] as const)('what a form would take is taken by %s', async ([operation, good]) => {
  const { body } = await post(`/commands/${operation}`, JSON.stringify(good));
  expect(body).not.toContain('"error"');
});
