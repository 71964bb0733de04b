import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { openEmbeddedDatabase } from '#db/embedded-database.ts';
import { newDataFolder } from '#tests/database-template.ts';
import { rowsOf } from '#tests/rows-of.ts';
import { runCommand } from '#tests/run-command.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await newDataFolder();
  const database = await openEmbeddedDatabase(join(dataDir, 'database'));
  const { queries } = database;
  const about = { shopperId: 'somebody', recipient: 'ann@example.com' };
  const body = { oldEmail: 'old@example.com', newEmail: 'ann@example.com' };
  await queueMail(queries, { ...about, dedupe: 'changed:1', kind: 'email_changed', body });
  await queueMail(queries, { ...about, dedupe: 'changed:2', kind: 'email_changed', body });
  await queueMail(queries, {
    ...about,
    dedupe: 'reset:1',
    kind: 'password_reset',
    body: { secret: 'very-secret' },
  });
  await queries.execute(sql`
    update mail set state = 'refused', tries = 1, reply = '550 No such user', message_id = '<one@shop>'
    where dedupe = 'changed:1'`);
  await queries.execute(sql`
    update mail set state = 'in_doubt', tries = 1 where dedupe = 'reset:1'`);
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const run = (...args: string[]) => runCommand({ DATA_DIR: dataDir }, 'mail', ...args);

describe('npm run mail', () => {
  test('lists the mails, with what became of each', async () => {
    const { code, out } = await run('list');
    expect(code).toBe(0);
    expect(out).toMatch(/Z {2}queued {2}changed:2 {2}to ann@example\.com\n/);
    expect(out).toMatch(/Z {2}refused {2}changed:1 {2}to ann@example\.com\n {4}550 No such user\n/);
    expect(out).toMatch(/in_doubt {2}reset:1 .*\n {4}Whether it arrived is not known/);
  });

  test('says when in the time zone of the shop', async () => {
    const env = { DATA_DIR: dataDir, SHOP_TIME_ZONE: 'Asia/Tokyo' };
    const { out } = await runCommand(env, 'mail', 'list');
    expect(out).toMatch(/\+09:00 {2}queued {2}changed:2 /);
  });

  test('lists what is stuck, and what goes to an address', async () => {
    const { out } = await run('list', '--stuck');
    expect(out).toContain('changed:1');
    expect(out).toContain('reset:1');
    expect(out).not.toContain('changed:2');
    expect((await run('list', '--to', 'nobody@example.com')).err).toBe('There are no mails.\n');
  });

  test('shows a mail, but never its secret', async () => {
    const changed = await run('show', 'changed:1');
    expect(changed.out).toContain('Message-ID: <one@shop>\nAnswer: 550 No such user\n');
    expect(changed.out).toContain('Subject: Your e-mail address was changed\n');
    expect(changed.out).toContain('From now on: ann@example.com');
    const reset = await run('show', 'reset:1');
    expect(reset.out).toContain('Choose a new password');
    expect(reset.out).not.toContain('very-secret');
    expect((await run('show', 'one@shop')).out).toBe(changed.out);
  });

  test('sends a mail again, under the same id if it was never taken', async () => {
    expect(await run('send', 'changed:1')).toMatchObject({
      code: 0,
      err: 'changed:1 is queued. A shop that runs sends it now.\n',
    });
    const database = await openEmbeddedDatabase(join(dataDir, 'database'));
    const rows = await rowsOf(
      database.queries,
      sql`select state, tries, message_id as id from mail where dedupe = 'changed:1'`,
    );
    await database.close();
    expect(rows).toEqual([{ state: 'queued', tries: 0, id: '<one@shop>' }]);
  });

  test('sends no secret again, and says so', async () => {
    const { code, err } = await run('send', 'reset:1');
    expect(code).toBe(1);
    expect(err).toMatch(/^reset:1 is not sent again: .* holds a secret/);
  });

  test('says in one line that there is no such mail', async () => {
    const { code, err } = await run('show', 'nothing');
    expect([code, err]).toEqual([
      1,
      'There is no mail nothing: npm run mail -- list shows them.\n',
    ]);
  });
});
