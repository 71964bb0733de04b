/** The mails of one order arrive in the order of its facts, whatever happens to a server or a process meanwhile. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { takeBackMail, takeMail } from '#app/features/mail/mail-store.server.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { smtpTo, testMailSender } from '#tests/network/test-mail-sender.ts';
import { type TestMailServer, testMailServer } from '#tests/network/test-mail-server.ts';
import { testServices } from '#tests/shop/test-services.ts';
import type { MailSender } from './mail-sender.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

let server: TestMailServer;
let sender: MailSender;
beforeEach(async () => {
  server = await testMailServer();
  await queries.delete(mail);
  sender = testMailSender(shop, smtpTo(server, 500));
});
afterEach(async () => {
  await sender.stop(1_000);
  await server.kill();
});

/** A mail about an order, to somebody whose name is the fact. */
async function queue(order: string, fact: string, shopper = 'ann'): Promise<void> {
  const body = JSON.stringify({ oldEmail: 'a@example.com', newEmail: 'b@example.com', order });
  await queries.execute(sql`
    select queue_mail(${shopper}, ${`${fact}:${order}`}, 'email_changed', ${`${fact}@example.com`}, ${body}::jsonb)`);
}

/** As if so many seconds had passed for all mails. */
async function passSeconds(seconds: number): Promise<void> {
  await queries.update(mail).set({ dueAt: sql`due_at - make_interval(secs => ${seconds})` });
}

const received = () => server.received.flatMap(({ to }) => to.map((one) => one.split('@')[0]));

test('a later one waits for the one that a dead process has begun, and no other does', async () => {
  await queue('pi_1', 'placed');
  await takeMail(queries, 'ann', 300, '<first@example.com>');
  await queue('pi_1', 'shipped');
  await queue('pi_2', 'other');
  await sender.sendDue();
  expect(received()).toEqual(['other']);
  await passSeconds(301);
  await sender.sendDue();
  expect(received()).toEqual(['other', 'placed', 'shipped']);
  expect(server.received[1]?.messageId).toBe('<first@example.com>');
});

test('what a dead process has begun is taken back at once where it was the only one', async () => {
  await queue('pi_1', 'placed');
  await takeMail(queries, 'ann', 300, '<first@example.com>');
  await queue('pi_1', 'shipped');
  await takeBackMail(queries);
  await sender.sendDue();
  expect(received()).toEqual(['placed', 'shipped']);
  expect(server.received[0]?.messageId).toBe('<first@example.com>');
});

test('those of one round are sent one after the other', async () => {
  for (const fact of ['placed', 'shipped', 'refunded', 'delivered']) await queue('pi_1', fact);
  expect(await sender.sendDue()).toBe(4);
  expect(received()).toEqual(['placed', 'shipped', 'refunded', 'delivered']);
});

test('one that the server puts off holds the later, and one that it refuses does not', async () => {
  await queue('pi_1', 'placed');
  await queue('pi_1', 'shipped');
  server.next(451);
  await sender.sendDue();
  expect(received()).toEqual([]);
  await passSeconds(31);
  server.next(550);
  await sender.sendDue();
  expect(received()).toEqual(['shipped']);
});

test('one that the shop cannot write does not hold the later', async () => {
  await queue('pi_1', 'placed');
  await queries.update(mail).set({ kind: 'of_a_newer_build' });
  await queue('pi_1', 'shipped');
  await sender.sendDue();
  expect(received()).toEqual(['shipped']);
});

test('one that the server puts off for ever holds the later for a day, and no longer', async () => {
  const age = (hours: number) =>
    queries.update(mail).set({ queuedAt: sql`queued_at - make_interval(hours => ${hours})` });
  await queue('pi_1', 'placed');
  await takeMail(queries, 'ann', 100_000, '<first@example.com>');
  await queue('pi_1', 'shipped');
  await age(23);
  await sender.sendDue();
  expect(received()).toEqual([]);
  await age(2);
  await sender.sendDue();
  expect(received()).toEqual(['shipped']);
});

test('a secret, which is of no use later, waits for none, and none waits for it', async () => {
  await queue('pi_1', 'placed');
  await takeMail(queries, 'ann', 300, '<first@example.com>');
  const code = JSON.stringify({ order: 'pi_1', guest: 'guest_1', secret: '123456' });
  await queries.execute(
    sql`select queue_mail('ann', 'code:pi_1', 'order_code', 'code@example.com', ${code}::jsonb)`,
  );
  expect(await takeMail(queries, 'ann', 300, '<code@example.com>')).toMatchObject({
    kind: 'order_code',
  });
  await queue('pi_1', 'shipped');
  await queries.delete(mail).where(sql`dedupe = 'placed:pi_1'`);
  await sender.sendDue();
  expect(received()).toEqual(['shipped']);
});

test('of a guest who joins an account they stay in their order, though they are of the same millisecond', async () => {
  const [guest, account] = [await shop.guest('book'), shop.accountId()];
  for (const fact of ['placed', 'cancelled']) await queue('pi_1', fact, guest);
  await queries.update(mail).set({
    queuedAt: sql`date_trunc('second', queued_at)
      + case when dedupe like 'cancelled%' then interval '1 microsecond' else interval '0' end`,
  });
  await shop.join(guest, account);
  await sender.sendDue();
  expect(received()).toEqual(['placed', 'cancelled']);
});
