/** A mail that cannot be rendered: somebody hears of it, and it is not lost. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { countStuckMail } from '#app/features/mail/mail-store.server.ts';
import type { ComposedMail } from '#app/features/mail/send/mail-transport.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { testMailSender } from '#tests/network/test-mail-sender.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

test('a mail that cannot be written is an alarm at once, and is sent when it can be written', async () => {
  const sent: ComposedMail[] = [];
  const sender = testMailSender(shop, {
    kind: 'outbox',
    deleteOld: async () => {},
    async deliver(composed) {
      sent.push(composed);
      return { kind: 'sent', reply: 'Taken' };
    },
  });
  await queries.insert(mail).values({
    shopper: 'ann',
    dedupe: 'once',
    kind: 'email_changed',
    recipient: 'ann@example.com',
    body: { oldEmail: 'old@example.com' },
  });
  await sender.sendDue();
  const stateNow = () =>
    queries.select({ state: mail.state }).from(mail).where(eq(mail.dedupe, 'once'));
  expect(await stateNow()).toEqual([{ state: 'unwritten' }]);
  expect(shop.takeLogged()).toMatchObject([
    { level: 50, msg: 'A mail cannot be written', mail: 'once', kind: 'email_changed' },
    { msg: 'A mail could not be sent yet' },
  ]);
  expect(await countStuckMail(queries)).toMatchObject({ count: 1, unwritten: 1 });
  expect(sent).toEqual([]);

  // Longer than a server is tried that cannot be reached: then a new version of the shop has it whole.
  await queries.execute(sql`update mail set due_at = now(), queued_at = now() - interval '6 days',
    body = '{"oldEmail": "old@example.com", "newEmail": "new@example.com"}'`);
  await sender.sendDue();
  expect(await stateNow()).toEqual([{ state: 'sent' }]);
  expect(sent).toHaveLength(1);
  expect(await countStuckMail(queries)).toMatchObject({ count: 0, unwritten: 0 });
});
