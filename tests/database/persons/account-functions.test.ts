import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { rowsOf } from '#tests/postgres/rows-of.ts';
import { openPersonRows } from './person-rows.ts';

const { queries, run, call, close } = await openPersonRows();
afterAll(close);

test('the e-mail of an account that is gone is not confirmed, and nobody is told', async () => {
  await run(`update verification set value = 'nobody new@example.com' where identifier = 'secret'`);
  expect(await call(`confirm_email('nobody', 'secret')`)).toBe('gone');
  const told = await rowsOf(queries, sql`select from mail where kind = 'email_changed'`);
  expect(told).toEqual([]);
});

test('a confirmed e-mail ends the other secrets of the account, and nobody else’s', async () => {
  await run(`update verification set value = 'anna new@example.com' where identifier = 'secret'`);
  await run(`insert into verification (id, identifier, value, expires_at)
    values ('4', 'second', 'anna', now() + interval '1 hour')`);
  expect(await call(`confirm_email('anna', 'secret')`)).toBe('changed');
  const left = await rowsOf(queries, sql`select identifier from verification`);
  expect(left).toEqual([{ identifier: 'of bert' }]);
});

test('a new password ends the other secrets of the account, and nobody else’s', async () => {
  expect(await call(`reset_password('late', 'hash')`)).toBeNull();
  expect(await call(`reset_password('secret', 'hash')`)).toBe('anna');
  const left = await rowsOf(queries, sql`select identifier from verification`);
  expect(left).toEqual([{ identifier: 'of bert' }]);
});

test('a session begins by a password or a passkey of the account, and by none of another', async () => {
  for (const uid of ['anna', 'bert']) {
    await run(`insert into account (id, account_id, provider_id, user_id, password)
      values ('of ${uid}', '${uid}', 'credential', '${uid}', 'hash of ${uid}')`);
    await run(`insert into passkey (id, user_id, name, public_key, counter, transports)
      values ('key of ${uid}', '${uid}', '', '', 0, '')`);
  }
  let sessions = 0;
  const start = (hash: string, passkey: string) => {
    sessions += 1;
    return call(`start_session('anna', '${hash}', '${passkey}', 'token ${sessions}',
      now() + interval '1 hour', '192.0.2.1', 'a browser')`);
  };
  expect(await start('hash of bert', 'key of bert')).toBeNull();
  expect(await start('hash of anna', '')).toEqual(expect.any(String));
  expect(await start('', 'key of anna')).toEqual(expect.any(String));
  expect(
    await rowsOf(
      queries,
      sql`select token, user_id, ip_address, user_agent from session order by 1`,
    ),
  ).toEqual(
    [2, 3].map((no) => ({
      ...{ token: `token ${no}`, user_id: 'anna' },
      ...{ ip_address: '192.0.2.1', user_agent: 'a browser' },
    })),
  );
});
