/** An account that is changed twice at the same moment, or deleted: what comes second finds it as it is then. */
import { afterAll, expect, test } from 'vitest';
import { untilOneWaits, untilWaiting } from '#tests/postgres/waiting-locks.ts';
import { openPersonRows } from './person-rows.ts';

const { queries, run, call, rowsAbout, close } = await openPersonRows();
afterAll(close);

/** What the call answers that has to wait until the account is gone. */
async function answerAfterDeletion(text: string): Promise<unknown> {
  let answer: Promise<unknown> = Promise.resolve();
  await queries.transaction(async (tx) => {
    await tx.execute(`delete from "user" where id = 'anna'`);
    answer = call(text);
    answer.catch(() => {});
    await untilOneWaits(queries);
  });
  return answer;
}

test('an e-mail that it changes to is not confirmed, and nobody is told of it', async () => {
  await run(`update verification set value = 'anna new@example.com' where identifier = 'secret'`);
  const before = (await rowsAbout('anna')).mail;
  expect(await answerAfterDeletion(`confirm_email('anna', 'secret')`)).toBe('gone');
  expect((await rowsAbout('anna')).mail).toEqual(before);
});

test('its password is not reset', async () => {
  expect(await answerAfterDeletion(`reset_password('secret', 'hash')`)).toBeNull();
});

test('a reset ends every other secret of the account, also one that is spent at the same moment', async () => {
  await run(`insert into verification (id, identifier, value, expires_at)
    values ('4', 'second', 'anna anna@example.com', now() + interval '1 hour')`);
  let answers: Promise<unknown>[] = [];
  await queries.transaction(async (tx) => {
    await tx.execute(`select from "user" where id = 'anna' for update`);
    const reset = call(`reset_password('secret', 'hash')`);
    await untilOneWaits(queries);
    answers = [reset, call(`confirm_email('anna', 'second')`)];
    for (const answer of answers) answer.catch(() => {});
    await untilWaiting(queries, 2);
  });
  expect(await Promise.all(answers)).toEqual(['anna', 'gone']);
});

test('nobody is signed in to it', async () => {
  await run(`insert into account (id, account_id, provider_id, user_id, password)
    values ('one', 'anna', 'credential', 'anna', 'hash')`);
  expect(
    await answerAfterDeletion(
      `start_session('anna', 'hash', null, 'token', now() + interval '1 hour', '', '')`,
    ),
  ).toBeNull();
});
