/** Ctrl-C in the terminal of `npm start`. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from '@playwright/test';

test('is answered at once, and a second time ends a shop that still has a request', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'basket-ctrl-c-'));
  const shop = spawn(process.execPath, ['server/start.ts'], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(shop, 'exit');
  const lines = createInterface(shop.stdout)[Symbol.asyncIterator]();
  async function readLine(pattern: RegExp): Promise<string> {
    for (let next = await lines.next(); !next.done; next = await lines.next()) {
      const found = pattern.exec(next.value);
      if (found) return found[1] ?? '';
    }
    throw new Error(`The shop ended before it printed ${pattern}`);
  }

  const port = await readLine(/^The shop is open at .*:(\d+)$/);
  const socket = connect(Number(port), '127.0.0.1');
  socket.on('error', () => {});
  // A body that never comes.
  socket.write('POST /api/basket HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n');
  await once(socket, 'connect');
  await new Promise((resolve) => setTimeout(resolve, 500));
  shop.kill('SIGINT');
  await readLine(/^(Stopping)\. Ctrl-C again ends at once\.$/);
  expect(shop.exitCode).toBe(null);
  shop.kill('SIGINT');
  expect(await exited).toEqual([130, null]);
  socket.destroy();
  await rm(dataDir, { recursive: true });
});
