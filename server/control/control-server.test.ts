import { once } from 'node:events';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pino from 'pino';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { shopOver } from '#tests/shop/shop-over.ts';
import { settingsOf } from '#tests/shop/test-settings.ts';
import { callShell } from './call-shell.ts';
import { type ControlServer, startControlServer } from './control-server.ts';
import { controlSocketPath } from './control-socket-path.ts';

const database = await testDatabase();
const shop = await shopOver(database);
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

async function listen(settings: object = {}): Promise<ControlServer | null> {
  const socket = await startControlServer({
    settings: { ...settingsOf({ DATA_DIR: dataDir }), ...settings },
    shop,
    log: pino({ level: 'silent' }),
  });
  sockets.push(socket);
  return socket;
}

const call = { words: ['delivery', 'list'], by: 'command:me', folder: '/' };
const ANSWER = { print: 'There are no zones: delivery is free everywhere.' };

async function answers(): Promise<unknown[] | null> {
  const lines = await callShell(dataDir, call);
  return lines && Readable.from(lines).toArray();
}

test('a shop that runs does a command', async () => {
  await listen();
  expect(await answers()).toEqual(expect.arrayContaining([ANSWER, { exitCode: 0 }]));
});

test('without a shop that runs there is no answer', async () => {
  expect(await answers()).toBeNull();
  const socket = await listen();
  await socket?.close();
  expect(await answers()).toBeNull();
});

test.skipIf(process.platform === 'win32')('only its own user can open the socket', async () => {
  await listen();
  expect(statSync(controlSocketPath(dataDir)).mode & 0o777).toBe(0o600);
});

test('what is left of a killed shop is no obstacle', async () => {
  writeFileSync(controlSocketPath(dataDir), '');
  expect(await answers()).toBeNull();
  await listen();
  expect(await answers()).toContainEqual(ANSWER);
});

test('a second process over one PostgreSQL leaves the socket to the first', async () => {
  const postgres = { url: 'postgres://host/name', poolSize: 1, statementTimeoutMs: 1 };
  expect(await listen({ postgres })).not.toBeNull();
  expect(await listen({ postgres })).toBeNull();
  expect(await answers()).toContainEqual(ANSWER);
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
  await listen();
  expect(await answers()).toContainEqual(ANSWER);
  dataDir = root;
});

test('the same folder by another path has the same socket', () => {
  expect(controlSocketPath(join(dataDir, '..', dataDir.slice(tmpdir().length + 1)))).toBe(
    controlSocketPath(realpathSync(dataDir)),
  );
});

test('a shop whose folder takes no socket goes on without', async () => {
  mkdirSync(controlSocketPath(dataDir));
  expect(await listen()).toBeNull();
});

test('another server on the socket is an error', async () => {
  const stranger = createServer((_request, response) => response.writeHead(500).end());
  await once(stranger.listen(controlSocketPath(dataDir)), 'listening');
  await expect(answers()).rejects.toThrow('of another build');
  await new Promise((resolve) => stranger.close(resolve));
});
