import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEarlyAnswers } from '#server/http/early-answers.ts';
import { startHttpServer } from '#server/http/http-server.ts';
import { testLog } from '#tests/shop/test-log.ts';
import { describeStartProblem } from './start-problem.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'basket-start-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

async function problemOf(work: Promise<unknown>, place: { port?: number; host?: string } = {}) {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return describeStartProblem(error, { port: 1, host: 'h', dataDir, postgres: null, ...place });
}

function listen(port: number, host: string) {
  const earlyAnswers = createEarlyAnswers([], testLog().log);
  return startHttpServer(() => {}, { port, host, graceMs: 0, earlyAnswers });
}

test('a port that is in use is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  expect(await problemOf(listen(port, '127.0.0.1'), { port })).toBe(
    `Port ${port} is in use by another program: stop that one, or set PORT to another port (0 takes any free one).`,
  );
  other.close();
});

test('a HOST that is not of this machine is named', async () => {
  const host = '192.0.2.1';
  expect(await problemOf(listen(0, host), { host })).toBe(
    'HOST 192.0.2.1 is not an address of this machine: use one that is, 127.0.0.1 or 0.0.0.0.',
  );
});

test('a HOST that cannot be resolved is named', async () => {
  const host = 'no-such-host.invalid';
  expect(await problemOf(listen(0, host), { host })).toMatch(
    /^HOST no-such-host.invalid cannot be/,
  );
});

test('a DATA_DIR that is a file is named', async () => {
  writeFileSync(join(dataDir, 'file'), '');
  const file = join(dataDir, 'file');
  dataDir = file;
  const line = await problemOf(mkdir(file, { recursive: true }));
  dataDir = join(file, '..');
  expect(line).toBe(
    `DATA_DIR ${file} cannot be used, since it is not a folder: mend that, or set DATA_DIR to another folder.`,
  );
});

test.each(['EACCES', 'EROFS', 'ENOSPC'])('a DATA_DIR that gives %s is named', async (code) => {
  const path = join(dataDir, 'auth-secret');
  const error = Object.assign(new Error('no'), { code, syscall: 'open', path });
  const line = await problemOf(Promise.reject(new Error('Unable to write', { cause: error })));
  expect(line).toMatch(/^DATA_DIR .* cannot be used, since .*: mend that, or set DATA_DIR/);
});

test.each([
  ['28P01', 'PostgreSQL refuses the user or the password of DATABASE_URL: correct them.'],
  ['25006', 'The database of DATABASE_URL takes no writes: name the primary, not a standby.'],
  ['57014', 'A statement took longer than the timeout: raise DATABASE_STATEMENT_TIMEOUT_MS'],
  ['53300', 'PostgreSQL has no connection left: raise its max_connections'],
])('what PostgreSQL refuses with %s has its remedy', async (code, line) => {
  const error = Object.assign(new Error('no'), { code });
  expect(await problemOf(Promise.reject(new Error('Failed query', { cause: error })))).toContain(
    line,
  );
});

test('anything else is its own first line', async () => {
  expect(await problemOf(Promise.reject(new Error('Unable to start\nbecause')))).toBe(
    'Unable to start',
  );
});
