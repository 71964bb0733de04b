/** What a process manager does that knows `npm start` alone. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, onTestFinished, test } from 'vitest';
import { importShop } from '#server/build/build-once.ts';
import { newDataFolder } from '#tests/postgres/database-template.ts';

test('SIGTERM to npm alone ends the shop that it has started, in good order', async () => {
  await importShop();
  const dataDir = await newDataFolder();
  const npm = spawn('npm', ['start'], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: '0', ADMIN_PORT: 'off' },
    stdio: ['ignore', 'pipe', 'ignore'],
    // Its own group, so that whatever is left of it can be ended.
    detached: true,
  });
  onTestFinished(() => {
    try {
      if (npm.pid) process.kill(-npm.pid, 'SIGKILL');
    } catch {
      // Nothing is left, as it should be.
    }
    rmSync(dataDir, { recursive: true });
  });
  const messages: unknown[] = [];
  // The output ends with the last process that could write to it.
  for await (const line of createInterface(npm.stdout)) {
    if (!line.startsWith('{')) continue;
    messages.push(JSON.parse(line).msg);
    npm.kill('SIGTERM');
  }
  expect(messages).toEqual(['The shop has started', 'The shop has ended']);
}, 120_000);
