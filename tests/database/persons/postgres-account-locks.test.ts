/** An account that is deleted at the same moment: what its owner asked for before comes to nothing. */
import { afterAll, expect, test } from 'vitest';
import { untilOneWaits } from '#tests/postgres/waiting-locks.ts';
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

test('nobody is signed in to it', async () => {
  await run(`insert into account (id, account_id, provider_id, user_id, password)
    values ('one', 'anna', 'credential', 'anna', 'hash')`);
  expect(
    await answerAfterDeletion(
      `start_session('anna', 'hash', null, 'token', now() + interval '1 hour', '', '')`,
    ),
  ).toBeNull();
});
