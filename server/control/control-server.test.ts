import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import pino from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { Reconciliation } from '#app/features/reconciliation/reconciliation.server.ts';
import { type Finding, finding } from '#app/features/reconciliation/reconciliation.ts';
import { ReconciliationImpossibleError } from '#app/features/reconciliation/reconciliation-intent.server.ts';
import { beginReport } from '#app/features/reconciliation/reconciliation-report.ts';
import { noOrderDesk } from '#tests/no-order-desk.ts';
import { settingsOf } from '#tests/run-command.ts';
import { testDatabase } from '#tests/test-database.ts';
import { callShop } from './control-client.ts';
import { type ControlServer, startControlServer } from './control-server.ts';
import { controlSocketPath } from './control-socket-path.ts';
import { reconciliationOperation } from './reconciliation-operation.ts';

const database = await testDatabase();
afterAll(database.close);

let dataDir: string;
let sockets: (ControlServer | null)[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'basket-socket-'));
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) await socket?.close();
  rmSync(dataDir, { recursive: true });
});

async function listen(
  reconciliation: Reconciliation,
  settings: object = {},
): Promise<ControlServer | null> {
  const socket = await startControlServer({
    settings: { ...settingsOf({ DATA_DIR: dataDir }), ...settings },
    shop: { reconciliation, database, ...noOrderDesk },
    log: pino({ level: 'silent' }),
  });
  sockets.push(socket);
  return socket;
}

const noInput = () => Readable.from([]);

const callReconciliation = (operation = reconciliationOperation) =>
  callShop(dataDir, operation, {}, noInput());

async function answers(): Promise<unknown[] | null> {
  const lines = await callReconciliation();
  return lines && Readable.from(lines).toArray();
}

/** The answer as it is on the socket. */
async function readBody(path: string): Promise<string> {
  const call = request({ socketPath: controlSocketPath(dataDir), path, method: 'POST' });
  const [response]: IncomingMessage[] = await once(call.end(), 'response');
  return response ? text(response) : '';
}

const lost: Finding = finding('charge_lost', { intent: 'pi_1' }, 'A charge is lost.');
const cleanReconciliation: Reconciliation = async () => beginReport(() => {}).report;
const { counts, scope, owedCents } = beginReport(() => {}).report;

test('a running shop reconciles itself, and sends each finding as it comes', async () => {
  const received = Promise.withResolvers<void>();
  await listen(async (onFinding = () => {}) => {
    const { report, add } = beginReport(onFinding);
    await add([lost]);
    await received.promise;
    return report;
  });
  const lines = await callReconciliation();
  expect(await lines?.next()).toEqual({ done: false, value: { finding: lost } });
  received.resolve();
  expect(await lines?.next()).toEqual({
    done: false,
    value: { report: { counts: { ...counts, lost: 1 }, scope, owedCents } },
  });
  expect(await lines?.next()).toMatchObject({ done: true });
});

test('without a running shop there is no answer', async () => {
  expect(await callReconciliation()).toBeNull();
  const socket = await listen(cleanReconciliation);
  await socket?.close();
  expect(await callReconciliation()).toBeNull();
});

test('a reconciliation that cannot be made says why in its last line', async () => {
  await listen(async () => {
    throw new ReconciliationImpossibleError('The card provider does not answer.');
  });
  await expect(answers()).rejects.toThrow(/^The card provider does not answer\.$/);
  expect(await readBody('/commands/reconciliation')).toBe(
    '{"error":"The card provider does not answer."}\n',
  );
});

test('a bug is in the log of the shop, and not in the answer', async () => {
  await listen(async () => {
    throw new TypeError('secret is undefined');
  });
  await expect(answers()).rejects.toThrow(
    'The reconciliation failed: the log of the shop says why.',
  );
});

test('an operation that the shop does not know is an error', async () => {
  await listen(cleanReconciliation);
  await expect(callReconciliation({ ...reconciliationOperation, name: 'dance' })).rejects.toThrow(
    'does not know this command',
  );
});

test('an answer that is cut is an error, not an end', async () => {
  const socket = await listen(async (onFinding = () => {}) => {
    await onFinding(lost);
    return new Promise(() => {});
  });
  const lines = await callReconciliation();
  await lines?.next();
  await socket?.close();
  await expect(lines?.next()).rejects.toThrow('The shop stopped before it had answered.');
});

test.skipIf(process.platform === 'win32')('only its own user can open the socket', async () => {
  await listen(cleanReconciliation);
  expect(statSync(controlSocketPath(dataDir)).mode & 0o777).toBe(0o600);
});

test('what is left of a killed shop is no obstacle', async () => {
  writeFileSync(controlSocketPath(dataDir), '');
  expect(await callReconciliation()).toBeNull();
  await listen(cleanReconciliation);
  expect(await answers()).toEqual([{ report: { counts, scope, owedCents } }]);
});

test('a folder whose path is too long for a socket has it elsewhere, one for each folder', async () => {
  const root = dataDir;
  const folders = ['one', 'other'].map((name) => join(root, `${name}-${'long'.repeat(40)}`));
  const paths = folders.map((folder) => {
    mkdirSync(folder);
    return controlSocketPath(folder);
  });
  expect(new Set(paths).size).toBe(2);
  for (const path of paths) expect(Buffer.byteLength(path)).toBeLessThanOrEqual(100);
  dataDir = folders[0] ?? root;
  await listen(cleanReconciliation);
  expect(await answers()).toEqual([{ report: { counts, scope, owedCents } }]);
  dataDir = root;
});

test('the same folder by another path has the same socket', () => {
  expect(controlSocketPath(join(dataDir, '..', dataDir.slice(tmpdir().length + 1)))).toBe(
    controlSocketPath(realpathSync(dataDir)),
  );
});

test('a shop on PostgreSQL has no socket: every process can open that', async () => {
  const postgres = { url: 'postgres://host/name', poolSize: 1, statementTimeoutMs: 1 };
  expect(await listen(cleanReconciliation, { postgres })).toBeNull();
});

test('a shop whose folder takes no socket goes on without', async () => {
  const path = controlSocketPath(dataDir);
  mkdirSync(path);
  expect(await listen(cleanReconciliation)).toBeNull();
});

test('another server on the socket is an error', async () => {
  const path = controlSocketPath(dataDir);
  const stranger = createServer((_request, response) => response.writeHead(500).end());
  await new Promise<void>((resolve) => stranger.listen(path, resolve));
  await expect(callReconciliation()).rejects.toThrow('does not know this command');
  await new Promise((resolve) => stranger.close(resolve));
});

test('a command of an earlier build finds the operations where they were', async () => {
  await listen(cleanReconciliation);
  const folder = join(dataDir, 'shop.lock', 'backup');
  writeFileSync(join(dataDir, 'shop.lock'), '');
  const paths = {
    '/commands/reconciliation': JSON.stringify({ report: { counts, scope, owedCents } }),
    '/commands/export-books?from=0&to=9': '',
    '/commands/catalogue-export': '{"end":true}',
    '/commands/catalogue-pictures': '{"end":true}',
    [`/commands/backup?folder=${folder}`]: '{"error":"Unable to make the backup: ENOTDIR',
  };
  for (const [path, line] of Object.entries(paths)) expect(await readBody(path)).toContain(line);
});
