import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { smtpTo, testMailSender } from '#tests/network/test-mail-sender.ts';
import { type TestMailServer, testMailServer } from '#tests/network/test-mail-server.ts';
import { testServices } from '#tests/shop/test-services.ts';
import type { MailSender } from './mail-sender.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

let server: TestMailServer;
let senders: MailSender[];
beforeEach(async () => {
  server = await testMailServer();
  senders = [];
  await queries.delete(mail);
});
afterEach(async () => {
  for (const sender of senders) await sender.stop(1_000);
  await server.kill();
});

/** A process that sends mails; `answerMs` is its patience. */
function startSender({ answerMs = 5_000, transport = smtpTo(server, answerMs) } = {}): MailSender {
  const sender = testMailSender(shop, transport);
  senders.push(sender);
  return sender;
}

/** A mail that may come twice. */
async function queueReceipt(shopperId: string = crypto.randomUUID()): Promise<string> {
  const body = { oldEmail: 'old@example.com', newEmail: 'new@example.com' };
  const recipient = 'ann@example.com';
  await queueMail(queries, { shopperId, dedupe: 'once', kind: 'email_changed', recipient, body });
  return shopperId;
}

/** A mail with a secret, which may not. */
async function queueSecret(shopperId: string = crypto.randomUUID()): Promise<string> {
  const body = { secret: 'secret' };
  const recipient = 'ann@example.com';
  await queueMail(queries, { shopperId, dedupe: 'once', kind: 'password_reset', recipient, body });
  return shopperId;
}

async function rowOf(shopper: string) {
  const [row] = await queries.select().from(mail).where(eq(mail.shopper, shopper));
  if (!row) throw new Error('Unable to find the mail');
  return row;
}

/** As if so many seconds had passed for all mails. */
async function passSeconds(seconds: number, tx = queries): Promise<void> {
  const time = sql`make_interval(secs => ${seconds})`;
  await tx
    .update(mail)
    .set({ dueAt: sql`${mail.dueAt} - ${time}`, queuedAt: sql`${mail.queuedAt} - ${time}` });
}

describe('the sender', () => {
  test('sends what is queued, in two parts, and its secret leaves the row', async () => {
    const shopper = await queueSecret();
    expect(await startSender().sendDue()).toBe(1);
    expect(server.received).toHaveLength(1);
    const [received] = server.received;
    expect(received).toMatchObject({
      from: { name: 'Basket', address: 'shop@example.com' },
      to: ['ann@example.com'],
      subject: 'Choose a new password',
    });
    expect(received?.text).toContain('https://shop.example.com/reset-password?token=secret');
    expect(received?.html).toContain('href="https://shop.example.com/reset-password?token=secret"');
    expect(received?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    const row = await rowOf(shopper);
    expect(row).toMatchObject({ state: 'sent', tries: 1, messageId: received?.messageId });
    expect(row.body).toEqual({});
    expect(row.messageId).toMatch(/^<[\w-]{36}@example\.com>$/);
    expect(row.sentAt).not.toBeNull();
  });

  test('sends soon what is queued while it runs, without being called', async () => {
    const sender = startSender();
    const stop = shop.live.onSignal('mail', sender.wake);
    await queueReceipt();
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 5_000);
    await queueReceipt();
    await vi.waitFor(() => expect(server.received).toHaveLength(2), 5_000);
    stop();
  });

  test('sends what is for the staff to the staff', async () => {
    const body = { count: 2, reply: '550 No such user' };
    const about = { shopperId: 'staff', dedupe: 'stuck:today', recipient: 'staff' };
    await queueMail(queries, { ...about, kind: 'staff_stuck_mail', body });
    await startSender().sendDue();
    expect(server.received[0]?.to).toEqual(['staff@example.com']);
  });

  test('of several processes sends each mail once', async () => {
    for (let count = 0; count < 20; count += 1) await queueReceipt();
    const tried = await Promise.all([1, 2, 3].map(() => startSender().sendDue()));
    expect(tried.reduce((sum, one) => sum + one)).toBe(20);
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(20);
    expect(server.received).toHaveLength(20);
  });

  test('sends the mail of a guest who has joined an account meanwhile', async () => {
    const [guest, account] = [await shop.guest('book'), shop.accountId()];
    await queueReceipt(guest);
    server.next('hang');
    const sending = startSender({ answerMs: 2_000 }).sendDue();
    await vi.waitFor(() => expect(server.received).toHaveLength(1), 5_000);
    await shop.join(guest, account);
    await sending;
    expect(await rowOf(account)).toMatchObject({ state: 'queued', tries: 1 });
  });
});

describe('a server that', () => {
  test.each([
    ['answers the recipient with 451', 451],
    ['answers the text with 452', 'data 452'],
    ['never answers the text', 'hang'],
    ['drops the connection after the dot', 'drop'],
  ] as const)('%s gets the receipt again later, under the same Message-ID', async (_what, mood) => {
    const shopper = await queueReceipt();
    const sender = startSender({ answerMs: 300 });
    server.next(mood);
    await sender.sendDue();
    const first = await rowOf(shopper);
    expect(first).toMatchObject({ state: 'queued', tries: 1, sentAt: null });
    expect(first.reply).not.toBeNull();
    expect(await sender.sendDue()).toBe(0);
    await passSeconds(31);
    expect(await sender.sendDue()).toBe(1);
    expect(await rowOf(shopper)).toMatchObject({
      state: 'sent',
      tries: 2,
      messageId: first.messageId,
    });
    const had = mood === 'hang' || mood === 'drop' ? 2 : 1;
    expect(server.received.map(({ messageId }) => messageId)).toEqual(
      Array(had).fill(first.messageId),
    );
  });

  test.each(['hang', 'drop'] as const)(
    'leaves a secret in doubt (%s) does not get it again',
    async (mood) => {
      const shopper = await queueSecret();
      const sender = startSender({ answerMs: 300 });
      server.next(mood);
      await sender.sendDue();
      expect(await rowOf(shopper)).toMatchObject({ state: 'in_doubt', body: {} });
      await passSeconds(600);
      expect(await sender.sendDue()).toBe(0);
      expect(server.received).toHaveLength(1);
    },
  );

  test.each([451, 'data 452'] as const)('answers a secret with %s gets it again', async (mood) => {
    const shopper = await queueSecret();
    const sender = startSender();
    server.next(mood);
    await sender.sendDue();
    await passSeconds(31);
    await sender.sendDue();
    expect(await rowOf(shopper)).toMatchObject({ state: 'sent', tries: 2 });
    expect(server.received).toHaveLength(1);
  });

  test.each([550, 'data 554'] as const)(
    'refuses a mail with %s ends it, and its reply is stored',
    async (mood) => {
      const shopper = await queueReceipt();
      const sender = startSender();
      server.next(mood);
      await sender.sendDue();
      const row = await rowOf(shopper);
      expect(row).toMatchObject({ state: 'refused', tries: 1 });
      expect(row.reply).toMatch(/^55[04] /);
      await passSeconds(3_600);
      expect(await sender.sendDue()).toBe(0);
    },
  );

  test('is dead costs each mail one try at most, and loses none', async () => {
    const [first, second] = [await queueReceipt(), await queueReceipt()];
    await server.kill();
    const sender = startSender();
    await sender.sendDue();
    for (const shopper of [first, second]) expect((await rowOf(shopper)).tries).toBeLessThan(2);
    await server.restart();
    await passSeconds(31);
    expect(await sender.sendDue()).toBe(2);
    expect(server.received).toHaveLength(2);
  });

  test('stays dead is tried after longer and longer pauses, up to an hour, and given up after days', async () => {
    const shopper = await queueReceipt();
    await server.kill();
    const pauses: number[] = [];
    for (let count = 0; count < 9; count += 1) {
      await startSender().sendDue();
      const { dueAt } = await rowOf(shopper);
      const pause = (dueAt.getTime() - Date.now()) / 1_000;
      pauses.push(Math.round(pause / 10) * 10);
      await passSeconds(pause + 1);
    }
    expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
    await passSeconds(5 * 24 * 3_600);
    await startSender().sendDue();
    expect(await rowOf(shopper)).toMatchObject({ state: 'given_up' });
    await server.restart();
  });
});

describe('a sender that was killed', () => {
  test('while it sent a receipt: another sends it again when the lease is over', async () => {
    const shopper = await queueReceipt();
    await queries.execute(sql`select take_mail_of(${shopper}, 300, '<first@example.com>')`);
    const sender = startSender();
    expect(await sender.sendDue()).toBe(0);
    await passSeconds(301);
    expect(await sender.sendDue()).toBe(1);
    expect(await rowOf(shopper)).toMatchObject({ state: 'sent', messageId: '<first@example.com>' });
  });

  test('before it transmitted a secret: another sends it', async () => {
    const shopper = await queueSecret();
    await queries.execute(sql`select take_mail_of(${shopper}, 300, '<first@example.com>')`);
    await passSeconds(301);
    await startSender().sendDue();
    expect(await rowOf(shopper)).toMatchObject({ state: 'sent' });
    expect(server.received).toHaveLength(1);
  });

  test('while it transmitted a secret: nobody sends it again', async () => {
    const shopper = await queueSecret();
    await queries.execute(sql`select take_mail_of(${shopper}, 300, '<first@example.com>')`);
    await queries.execute(
      sql`select advance_mail(${shopper}, 'once', 1, 'transmitting', 300, null)`,
    );
    await passSeconds(301);
    await startSender().sendDue();
    expect(await rowOf(shopper)).toMatchObject({ state: 'in_doubt', body: {} });
    expect(server.received).toEqual([]);
  });

  test('and woke up after another had taken the mail over transmits no secret', async () => {
    const shopper = await queueSecret();
    const taken = sql`select take_mail_of(${shopper}, 300, '<other@example.com>')`;
    const consents: boolean[] = [];
    const sender = startSender({
      transport: {
        kind: 'smtp',
        deleteOld: async () => {},
        async deliver(_mail, onTransmit) {
          // In one, as this very sender looks for more mails meanwhile.
          await queries.transaction((tx) => passSeconds(301, tx).then(() => tx.execute(taken)));
          consents.push(await onTransmit());
          return { kind: 'failed', reply: 'Taken over', isReached: true, isInDoubt: false };
        },
      },
    });
    await sender.sendDue();
    expect(consents).toEqual([false]);
    expect(await rowOf(shopper)).toMatchObject({ state: 'sending', tries: 2 });
  });
});

test('a secret that is of no use any more is not sent', async () => {
  const shopper = await queueSecret();
  await passSeconds(3_601);
  await startSender().sendDue();
  expect(await rowOf(shopper)).toMatchObject({ state: 'expired', body: {} });
  expect(server.received).toEqual([]);
});
