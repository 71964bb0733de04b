import { expect, test } from 'vitest';
import { maskComplaint, maskRows } from './mask-complaint.ts';

const SECRET = 'hunter22';

test.for([
  'send --password hunter22',
  'send --password=hunter22',
  "bash -o pipefail -c 'send --access-token hunter22'",
  'API_KEY="hunter22" send',
])('what %s says of its secret is not told', (command) => {
  expect(maskComplaint('403 for hunter22 at backup.example.com', command, {})).toBe(
    '403 for •••••• at backup.example.com',
  );
});

test('nor are a secret of the environment, and who signs in at an address', () => {
  const complaint = 'sh: hunter22 was refused by sftp://ann:pass@host/x, as hunter22.com';
  expect(maskComplaint(complaint, 'send', { SFTP_PASSWORD: SECRET, PATH: '/usr/bin' })).toBe(
    'sh: •••••• was refused by sftp://••••••@host/x, as ••••••.com',
  );
});

test.for(['p@ss', 'p:s@s', 'p@@'])('nor is the password %s in an address', (password) => {
  expect(maskComplaint(`no rest:https://ann:${password}@host/x`, 'send', {})).toBe(
    'no rest:https://••••••@host/x',
  );
});

test('all else is told as it is', () => {
  const complaint = 'BACKUP_COMMAND ended with 127: /usr/bin/rclone: not found in /srv/shop-2026';
  const command = 'bash -o pipefail -c \'tar -c "$0" | rclone rcat offsite:x\'';
  expect(maskComplaint(complaint, command, { PATH: '/usr/bin', EMPTY_KEY: '' })).toBe(complaint);
});

test('what a row says is not told of a restore that fails', () => {
  const complaint = [
    'pg_restore: error: COPY failed for table "user": ERROR:  duplicate key value violates unique constraint "user_email"',
    'DETAIL:  Key (email)=(ann@example.com) already exists.',
    'CONTEXT:  COPY user, line 1: "ann@example.com',
    'of two lines"',
    'pg_restore: error: invalid input syntax for type integer: "Storgata "1""',
    'Command was: insert into t values (1)',
  ].join('\n');
  expect(maskRows(complaint).trim().split('\n')).toEqual([
    'pg_restore: error: COPY failed for table "user": ERROR:  duplicate key value violates unique constraint "user_email"',
    'pg_restore: error: invalid input syntax for type integer: "••••••"',
  ]);
  const refused = 'pg_dump: error: connection to server at "db", port 5432 failed: no role "shop"';
  expect(maskRows(refused)).toBe(refused);
});
