import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { checkStart } from './check-start.ts';

/** A port of this machine on which something listens. */
async function takenPort(): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  return String(typeof address === 'object' ? address?.port : address);
}

test('a port that is in use is named before anything is built', async () => {
  const PORT = await takenPort();
  expect(await checkStart({ PORT, ADMIN_PORT: '0' })).toMatch(
    new RegExp(`^Port ${PORT} is in use by another program: stop that one, or set PORT to another`),
  );
  expect(await checkStart({ PORT: '0', ADMIN_PORT: PORT })).toMatch(
    new RegExp(`^Port ${PORT} of ADMIN_PORT cannot be listened on: stop the program that does, or`),
  );
});

test('a setting that is wrong is named before anything is built', async () => {
  expect(await checkStart({ PORT: 'x' })).toContain('PORT');
});

test('with free ports there is nothing to say', async () => {
  expect(await checkStart({ PORT: '0', ADMIN_PORT: '0' })).toBeNull();
  expect(await checkStart({ PORT: '0', ADMIN_PORT: 'off' })).toBeNull();
});
