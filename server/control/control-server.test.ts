import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { type Finding, finding } from '#app/features/audit/audit.ts';
import { AuditImpossibleError } from '#app/features/audit/audit-intent.server.ts';
import { beginReport } from '#app/features/audit/audit-report.ts';
import type { RunningShop } from '#server/run-shop.ts';
import { testDatabase } from '#tests/test-database.ts';
import { askShop } from './control-client.ts';
import { type CommandSocket, listenForCommands } from './control-server.ts';
import { commandPath } from './control-socket-path.ts';

type Audit = RunningShop['audit'];

const database = await testDatabase();
afterAll(database.close);

let dataDir: string;
let sockets: (CommandSocket | null)[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'basket-socket-'));
  sockets = [];
});

afterEach(async () => {
  for (const socket of sockets) await socket?.close();
  rmSync(dataDir, { recursive: true });
});

async function listen(audit: Audit, settings: object = {}): Promise<CommandSocket | null> {
  const socket = await listenForCommands({
    settings: { dataDir, postgres: null, ...settings },
    shop: { audit, database },
    log: pino({ level: 'silent' }),
  });
  sockets.push(socket);
  return socket;
}

async function answers(command = 'audit'): Promise<unknown[] | null> {
  const lines = await askShop(dataDir, command);
  if (!lines) return null;
  const values: unknown[] = [];
  for await (const line of lines) values.push(line);
  return values;
}

const lost: Finding = finding('charge_lost', { intent: 'pi_1' }, 'A charge is lost.');
const cleanAudit: Audit = async () => beginReport(() => {}).report;
const { counts, scope } = beginReport(() => {}).report;

test('a running shop audits when it is asked, and tells each finding as it comes', async () => {
  const heard = Promise.withResolvers<void>();
  await listen(async (tell = () => {}) => {
    const { report, add } = beginReport(tell);
    await add([lost]);
    await heard.promise;
    return report;
  });
  const lines = await askShop(dataDir, 'audit');
  expect(await lines?.next()).toEqual({ done: false, value: { finding: lost } });
  heard.resolve();
  expect(await lines?.next()).toEqual({
    done: false,
    value: { report: { counts: { ...counts, lost: 1 }, scope } },
  });
  expect(await lines?.next()).toMatchObject({ done: true });
});

test('without a running shop nobody answers', async () => {
  expect(await askShop(dataDir, 'audit')).toBeNull();
  const socket = await listen(cleanAudit);
  await socket?.close();
  expect(await askShop(dataDir, 'audit')).toBeNull();
});

test('an audit that cannot be made says why in its last line', async () => {
  await listen(async () => {
    throw new AuditImpossibleError('The card provider does not answer.');
  });
  expect(await answers()).toEqual([{ error: 'The card provider does not answer.' }]);
});

test('a bug is in the log of the shop, and not in the answer', async () => {
  await listen(async () => {
    throw new TypeError('secret is undefined');
  });
  expect(await answers()).toEqual([{ error: 'The audit failed: the log of the shop tells why.' }]);
});

test('a command that the shop does not know is an error', async () => {
  await listen(cleanAudit);
  await expect(askShop(dataDir, 'dance')).rejects.toThrow('does not know this command');
});

test('an answer that is cut is an error, not an end', async () => {
  const socket = await listen(async (tell = () => {}) => {
    await tell(lost);
    return new Promise(() => {});
  });
  const lines = await askShop(dataDir, 'audit');
  await lines?.next();
  await socket?.close();
  await expect(lines?.next()).rejects.toThrow('The shop stopped before it had answered.');
});

test.skipIf(process.platform === 'win32')('only its own user can open the socket', async () => {
  await listen(cleanAudit);
  expect(statSync(commandPath(dataDir)).mode & 0o777).toBe(0o600);
});

test('what is left of a killed shop is no obstacle', async () => {
  writeFileSync(commandPath(dataDir), '');
  expect(await askShop(dataDir, 'audit')).toBeNull();
  await listen(cleanAudit);
  expect(await answers()).toEqual([{ report: { counts, scope } }]);
});

test('a folder whose path is too long for a socket has it elsewhere, one for each folder', async () => {
  const root = dataDir;
  const folders = ['one', 'other'].map((name) => join(root, `${name}-${'long'.repeat(40)}`));
  const paths = folders.map((folder) => {
    mkdirSync(folder);
    return commandPath(folder);
  });
  expect(new Set(paths).size).toBe(2);
  for (const path of paths) expect(Buffer.byteLength(path)).toBeLessThanOrEqual(100);
  dataDir = folders[0] ?? root;
  await listen(cleanAudit);
  expect(await answers()).toEqual([{ report: { counts, scope } }]);
  dataDir = root;
});

test('the same folder by another path has the same socket', () => {
  expect(commandPath(join(dataDir, '..', dataDir.slice(tmpdir().length + 1)))).toBe(
    commandPath(realpathSync(dataDir)),
  );
});

test('a shop on PostgreSQL has no socket: every process can open that', async () => {
  const postgres = { url: 'postgres://host/name', poolSize: 1, statementTimeoutMs: 1 };
  expect(await listen(cleanAudit, { postgres })).toBeNull();
});

test('a shop whose folder takes no socket goes on without', async () => {
  const path = commandPath(dataDir);
  mkdirSync(path);
  expect(await listen(cleanAudit)).toBeNull();
});

test('anybody else who listens there is an error', async () => {
  const path = commandPath(dataDir);
  const stranger = createServer((_request, response) => response.writeHead(500).end());
  await new Promise<void>((resolve) => stranger.listen(path, resolve));
  await expect(askShop(dataDir, 'audit')).rejects.toThrow('does not know this command');
  await new Promise((resolve) => stranger.close(resolve));
});
