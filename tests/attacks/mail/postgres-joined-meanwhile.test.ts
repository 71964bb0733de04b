/** A guest who joins an account while one of its mails is handed over. */
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { mergeGuest } from '#app/features/account/merge-guest.server.ts';
import { advanceMail, takeMail } from '#app/features/mail/mail-store.server.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { untilOneWaits } from '#tests/postgres/waiting-locks.ts';

const { queries, close } = await testDatabase();
afterAll(close);

test('is sent it once: whoever has handed it over writes so to the account', async () => {
  await queries.execute(sql`insert into shopper (id) values ('guest_anna')`);
  await queries.execute(
    sql`select queue_mail('guest_anna', 'placed:pi_1', 'order_placed', 'a@example.com', '{}')`,
  );
  const taken = await takeMail(queries, 'guest_anna', 300, '<one@example.com>');
  if (!taken) throw new Error('Nothing is due');
  const { sent } = await queries.transaction(async (tx) => {
    await mergeGuest(tx, 'guest_anna', 'anna');
    const sent = advanceMail(queries, taken, 'sent', 0, null);
    await untilOneWaits(queries);
    // It goes on once this one is committed.
    return { sent };
  });
  expect(await sent).toBe(true);
  expect(await queries.select({ shopper: mail.shopper, state: mail.state }).from(mail)).toEqual([
    { shopper: 'anna', state: 'sent' },
  ]);
});
