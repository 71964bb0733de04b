/** What the environment says of where a shop listens and what it prints, of one that is started as an operator does. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const address = taken.address();
  taken.close();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

/** Starts a shop with this environment, until the test is over; resolves once it is open. */
async function start(environment: Record<string, string>): Promise<{ stop(): Promise<string[]> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'basket-started-'));
  const child = spawn(process.execPath, ['server/start.ts'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true });
  });
  const lines: string[] = [];
  const opened = Promise.withResolvers<void>();
  const out = createInterface(child.stdout).on('line', (line) => {
    lines.push(line);
    if (line.startsWith('The shop is open at')) opened.resolve();
  });
  await opened.promise;
  return {
    /** All that it has printed. */
    async stop() {
      child.kill('SIGTERM');
      await once(out, 'close');
      return lines;
    },
  };
}

const titleAt = async (url: string) =>
  /<title>([^<]*)/.exec(await (await fetch(url)).text())?.[1] ?? '';

test('a shop listens where HOST, PORT and ADMIN_PORT say, and logs from LOG_LEVEL on', async () => {
  await importShop();
  const [port, adminPort] = [await freePort(), await freePort()];
  const environment = { HOST: '127.0.0.1', PORT: `${port}`, ADMIN_PORT: `${adminPort}` };
  const shop = await start({ ...environment, SHOP_NAME: 'Here alone', LOG_LEVEL: 'warn' });
  expect(await titleAt(`http://127.0.0.1:${port}/`)).toContain('Here alone');
  expect(await titleAt(`http://localhost:${adminPort}/`)).toContain('Open the admin');
  await expect(fetch(`http://[::1]:${port}/`)).rejects.toThrow('fetch failed');
  // Its start and its end are below the level.
  expect((await shop.stop()).filter((line) => line.startsWith('{'))).toEqual([]);
});
