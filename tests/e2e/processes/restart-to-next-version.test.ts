/** A rollout to a version of other tables and functions, and back, under load: `bench/rollout.ts --next`. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { findNginx } from '#tests/network/nginx.ts';

/** It builds that version, and each process is given the time to end. */
const ROLLOUT_MS = 600_000;

const run = promisify(execFile);
const root = fileURLToPath(new URL('../../..', import.meta.url));

test('two processes become the next version and this one again, and no request or purchase is lost', async () => {
  test.skip((await findNginx()) === null, 'This needs nginx: apt-get install nginx.');
  test.setTimeout(ROLLOUT_MS);
  const args = ['bench/rollout.ts', '--next', '--rounds', '1'];
  const { stdout } = await run(process.execPath, args, { cwd: root });
  expect(stdout).toMatch(/^4 restarts, \d+ requests, 0 failed; \d+ purchases, 0 failed$/m);
  expect(stdout).toMatch(/^lost 0, doubled 0, unrefunded 0, mismatched 0, oversold 0, /m);
});
