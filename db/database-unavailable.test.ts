import { expect, test } from 'vitest';
import { isDatabaseUnavailable } from './database-unavailable.ts';

const failed = (message: string, code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error(message), { code }) });

test.each([
  'failure on connection marked as essential: 127.0.0.1:4511',
  'postmaster was shut down, exiting',
  'server closed the connection unexpectedly',
  'could not commit transaction for shard 102009 on at least one active node',
  "failed to prepare transaction 'citus_0_5256_7_1' on host 127.0.0.1:4511",
])('a node of a cluster that goes away is a database that is away: %s', (message) => {
  expect(isDatabaseUnavailable(failed(message, 'XX000'))).toBe(true);
});

test('a statement that is wrong is none', () => {
  expect(isDatabaseUnavailable(failed('division by zero', '22012'))).toBe(false);
});
