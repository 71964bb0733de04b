import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { testMailSender } from '#tests/network/test-mail-sender.ts';
import { testServices } from '#tests/shop/test-services.ts';
import type { MailSender } from './mail-sender.server.ts';
import type { MailTransport } from './mail-transport.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

let sent: string[];
/** When the server takes what is for this address; the others’ at once. */
const accepted = new Map<string, Promise<void>>();
let sender: MailSender;
const transport: MailTransport = {
  kind: 'outbox',
  async deliver({ to }) {
    await accepted.get(to);
    sent.push(to);
    return { kind: 'sent', reply: '' };
  },
  async deleteOld() {},
};

beforeEach(async () => {
  await queries.delete(mail);
  sent = [];
  sender = testMailSender(shop, transport);
});
afterEach(() => sender.stop(1_000));

async function queue(shopperId: string, recipient: string): Promise<void> {
  const body = { oldEmail: 'old@example.com', newEmail: 'new@example.com' };
  await queueMail(queries, {
    shopperId,
    dedupe: recipient,
    kind: 'email_changed',
    recipient,
    body,
  });
}

test('of whom it is told it sends the mails, and looks for nobody else’s', async () => {
  await queue('ann', 'one@example.com');
  await queue('ann', 'two@example.com');
  await queue('ben', 'ben@example.com');
  sender.wake('ann');
  await expect
    .poll(() => sent.toSorted(), { timeout: 5_000 })
    .toEqual(['one@example.com', 'two@example.com']);
  const left = await queries.$count(mail, sql`state = 'queued'`);
  expect(left).toBe(1);
});

test('told that it may have missed somebody, it sends all', async () => {
  await queue('ann', 'ann@example.com');
  await queue('ben', 'ben@example.com');
  sender.wake();
  await expect
    .poll(() => sent.toSorted(), { timeout: 5_000 })
    .toEqual(['ann@example.com', 'ben@example.com']);
});

test('a guest’s mail is sent at once, though the guest has joined an account since', async () => {
  const [guest, account] = [await shop.guest('book'), shop.accountId()];
  await queue(guest, 'guest@example.com');
  await shop.join(guest, account);
  sender.wake(guest);
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual(['guest@example.com']);
});

test('more are sent in one round than are looked for at a time', async () => {
  const shoppers = Array.from({ length: 230 }, (_, index) => `shopper-${index}`);
  for (const shopper of shoppers) await queue(shopper, `${shopper}@example.com`);
  expect(await sender.sendDue()).toBe(230);
  expect(new Set(sent).size).toBe(230);
});

test('a round that has failed is not tried again by itself, and nothing is lost', async () => {
  await queue('ann', 'ann@example.com');
  const failing = vi.spyOn(shop.log, 'error').mockReturnValue();
  await queries.execute(sql`alter table mail rename to mails`);
  sender.wake('ann');
  await vi.waitFor(() => expect(failing).toHaveBeenCalled(), 5_000);
  await queries.execute(sql`alter table mails rename to mail`);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(failing).toHaveBeenCalledTimes(1);
  expect(sent).toEqual([]);
  // Whoever is told of next, those who were left out have theirs.
  sender.wake('ben');
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual(['ann@example.com']);
  failing.mockRestore();
});

test('what waits for an earlier mail of its order hides nobody else’s from a round, however much of it there is', async () => {
  await queries.execute(sql`insert into mail (shopper, dedupe, kind, recipient, body, due_at)
    select 'order_' || number, dedupe, 'order_shipped', 'late@example.com', '{"order":"one"}', due_at
    from generate_series(1, 150) as number,
      (values ('1', now() + interval '1 hour'), ('2', now() - interval '1 hour')) as one (dedupe, due_at)`);
  await queue('ann', 'ann@example.com');
  expect(await sender.sendDue()).toBe(1);
  expect(sent).toEqual(['ann@example.com']);
});

test('what is queued while the server takes its time over another mail is sent meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  accepted.set('slow@example.com', promise);
  await queue('ann', 'slow@example.com');
  sender.wake('ann');
  const isBegun = sql`state = 'sending'`;
  await expect.poll(() => queries.$count(mail, isBegun), { timeout: 5_000 }).toBe(1);
  // The round has found by then that nothing else is there.
  await new Promise((wait) => setTimeout(wait, 300));
  await queue('ben', 'ben@example.com');
  sender.wake('ben');
  await expect.poll(() => sent, { timeout: 5_000 }).toEqual(['ben@example.com']);
  resolve();
});

test('a mail that is queued while it is found that its shopper has no other is sent at once', async () => {
  // A database of its own to what remembers its statements.
  const slowly: typeof queries = Object.create(queries);
  const late = testMailSender({ log: shop.log, queries: slowly }, transport);
  const { session } = queries._;
  const prepare = session.prepareQuery.bind(session);
  const spied = vi.spyOn(session, 'prepareQuery').mockImplementation((...query) => {
    const statement = prepare(...query);
    if (query[2] !== 'take_mail_of') return statement;
    const execute = statement.execute.bind(statement);
    statement.execute = async (values) => {
      const answer = await execute(values);
      if (sent.length === 1 && (await queries.$count(mail, sql`state <> 'sent'`)) === 0) {
        await queue('ann', 'second@example.com');
        late.wake('ann');
      }
      return answer;
    };
    return statement;
  });
  await queue('ann', 'first@example.com');
  late.wake('ann');
  await expect
    .poll(() => sent, { timeout: 5_000 })
    .toEqual(['first@example.com', 'second@example.com']);
  spied.mockRestore();
  await late.stop(1_000);
});

test('a later mail of an order that is queued while the earlier is handed over follows it at once', async () => {
  const body = JSON.stringify({ oldEmail: 'a@example.com', newEmail: 'b@example.com', order: '1' });
  const queueOf = (to: string) =>
    queries.execute(sql`select queue_mail('ann', ${to}, 'email_changed', ${to}, ${body}::jsonb)`);
  const own = testMailSender(shop, {
    ...transport,
    async deliver({ to }) {
      sent.push(to);
      if (sent.length === 1) {
        await queueOf('second@example.com');
        own.wake('ann');
        // It is looked for meanwhile, and waits.
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
      return { kind: 'sent', reply: '' };
    },
  });
  await queueOf('first@example.com');
  own.wake('ann');
  await expect
    .poll(() => sent, { timeout: 5_000 })
    .toEqual(['first@example.com', 'second@example.com']);
  await own.stop(1_000);
});
