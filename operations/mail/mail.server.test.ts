/** The outbox, read and sent again in the shell. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deleteOldMail } from '#app/features/mail/mail-store.server.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { user } from '#db/schema/auth-schema.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { auditLog, operationKey } from '#db/schema/staff-schema.ts';
import { smtpTo, testMailSender } from '#tests/network/test-mail-sender.ts';
import { testMailServer } from '#tests/network/test-mail-server.ts';
import { testShell, withSettings } from '#tests/shop/shell.ts';
import { testServices } from '#tests/shop/test-services.ts';

const shop = await testServices();
const { queries } = shop;
const run = testShell(shop);
const mails = (...words: string[]) => run('mail', ...words);

const about = { shopperId: 'somebody', recipient: 'ann@example.com' };
const body = { oldEmail: 'old@example.com', newEmail: 'ann@example.com' };
const changed = { kind: 'email_changed', body } as const;

beforeAll(async () => {
  await queueMail(queries, { ...about, ...changed, dedupe: 'changed:1' });
  await queueMail(queries, { ...about, ...changed, dedupe: 'changed:2' });
  await queueMail(queries, { ...about, ...changed, shopperId: 'another', dedupe: 'changed:2' });
  const secret = { kind: 'password_reset', body: { secret: 'very-secret' } } as const;
  await queueMail(queries, { ...about, ...secret, dedupe: 'reset:1' });
  await queries
    .update(mail)
    .set({ state: 'refused', tries: 1, reply: '550 No such user', messageId: '<one@shop>' })
    .where(eq(mail.dedupe, 'changed:1'));
  await queries.update(mail).set({ state: 'in_doubt', tries: 1 }).where(eq(mail.dedupe, 'reset:1'));
});
afterAll(() => shop.close());

/** What arrives once the shop sends what is due. */
async function arrivals() {
  const server = await testMailServer();
  const sender = testMailSender(shop, smtpTo(server));
  await sender.sendDue();
  await sender.stop(1_000);
  await server.kill();
  return server.received.map((one) => ({
    ...{ to: one.to, messageId: one.messageId, subject: one.subject },
  }));
}

test('the mails are listed, with what became of each', async () => {
  const { code, out } = await mails('list');
  expect(code).toBe(0);
  expect(out).toMatch(/Z {2}queued {2}changed:2 {2}to ann@example\.com\n/);
  expect(out).toMatch(/Z {2}refused {2}changed:1 {2}to ann@example\.com\n {4}550 No such user\n/);
  expect(out).toMatch(/in_doubt {2}reset:1 .*\n {4}Whether it arrived is not known/);
  const inTokyo = testShell(withSettings(shop, { timeZone: 'Asia/Tokyo' }));
  expect((await inTokyo('mail', 'list')).out).toMatch(/\+09:00 {2}queued {2}changed:2 /);
});

test('what is stuck is listed alone, and what goes to an address', async () => {
  const { out } = await mails('list', '--stuck');
  expect(out).toContain('changed:1');
  expect(out).toContain('reset:1');
  expect(out).not.toContain('changed:2');
  expect((await mails('list', '--to', 'nobody@example.com')).out).toBe(
    'There are no such mails.\n',
  );
  expect((await mails('list', '--limit', '1')).out.match(/ to ann@example\.com/g)).toHaveLength(1);
});

test('what waits for an account is found by the e-mail that it has', async () => {
  await queries.insert(user).values({ id: 'bert', name: '', email: 'bert@example.com' });
  await queueMail(queries, {
    ...changed,
    shopperId: 'bert',
    recipient: 'account',
    dedupe: 'its:1',
  });
  await queueMail(queries, {
    ...changed,
    shopperId: 'cleo',
    recipient: 'account',
    dedupe: 'its:2',
  });
  const { out } = await mails('list', '--to', 'bert@example.com');
  expect(out.match(/its:\d/g)).toEqual(['its:1']);
  await queries.delete(mail).where(eq(mail.recipient, 'account'));
});

test('a mail is shown, but never its secret', async () => {
  const changed = await mails('show', 'changed:1');
  expect(changed.out).toContain('Message-ID: <one@shop>\nAnswer: 550 No such user\n');
  expect(changed.out).toContain('Subject: Your e-mail address was changed\n');
  expect(changed.out).toContain('From now on: ann@example.com');
  expect((await mails('show', 'one@shop')).out).toBe(changed.out);
  const reset = await mails('show', 'reset:1');
  expect(reset.out).toContain('Choose a new password');
  expect(reset.out).toContain('http://localhost:3000');
  expect(reset.out + (await mails('show', 'reset:1', '--json')).out).not.toContain('very-secret');
});

test('the newest mails are listed first, without those that ended more than thirty days ago', async () => {
  const shown = async () => (await mails('list')).out.match(/\w+:\d(?= {2}to )/g);
  const all = ['reset:1', 'changed:2', 'changed:2', 'changed:1'];
  expect(await shown()).toEqual(all);
  await queueMail(queries, { ...about, ...changed, dedupe: 'told:9' });
  const queued = (days: number) => ({
    state: 'sent' as const,
    queuedAt: sql`now() - make_interval(days => ${days}) + interval '1 minute'`,
  });
  await queries.update(mail).set(queued(30)).where(eq(mail.dedupe, 'told:9'));
  await deleteOldMail(queries);
  expect(await shown()).toEqual([...all, 'told:9']);
  await queries.update(mail).set(queued(31)).where(eq(mail.dedupe, 'told:9'));
  await deleteOldMail(queries);
  expect(await shown()).toEqual(all);
});

test('a mail is sent again and arrives, under the same id if it was never taken', async () => {
  expect(await mails('send', 'changed:1', '--key', 'once')).toMatchObject({
    ...{ code: 0, out: 'changed:1 is queued, and sent in a moment.\n' },
  });
  const kept = await queries.select({ answer: operationKey.answer }).from(operationKey);
  expect(kept).toEqual([{ answer: { dedupe: 'changed:1', shopper: expect.any(String) } }]);
  const rows = await queries
    .select({ state: mail.state, tries: mail.tries, id: mail.messageId })
    .from(mail)
    .where(eq(mail.dedupe, 'changed:1'));
  expect(rows).toEqual([{ state: 'queued', tries: 0, id: '<one@shop>' }]);
  expect(await arrivals()).toContainEqual({
    ...{ to: ['ann@example.com'], messageId: '<one@shop>' },
    subject: 'Your e-mail address was changed',
  });
});

test('a secret is not sent again, which is said and recorded', async () => {
  const { code, err } = await mails('send', 'reset:1');
  expect(code).toBe(1);
  expect(err).toMatch(/^reset:1 is not sent again: .* holds a secret/);
  const acts = await queries
    .select()
    .from(auditLog)
    .where(eq(auditLog.act, 'mail.send'))
    .orderBy(sql`${auditLog.no}`);
  expect(acts).toMatchObject([
    { subject: 'changed:1', before: { state: 'refused' }, outcome: 'done' },
    { subject: 'reset:1', before: { state: 'in_doubt' }, outcome: 'refused' },
  ]);
});

test('a mail of a name that several shoppers have is found by its shopper', async () => {
  expect((await mails('show', 'changed:2')).err).toMatch(/^Several shoppers have a mail changed:2/);
  expect((await mails('show', 'changed:2', '--of', 'another')).code).toBe(0);
});

test.for([
  [1, ['show', 'nothing'], 'There is no mail nothing: npm run shop -- mail list shows them.\n'],
  [2, ['list', '--limit', '0'], /limit is not a whole number from 1 on/],
  [2, ['list', '--limit', '1001'], /limit is more than 1000/],
  [2, ['show', 'a\0'], /mail has a character that nothing can store/],
] as const)('code %i: %j is refused in one line', async ([exitCode, words, message]) => {
  const { code, err } = await mails(...words);
  expect(code).toBe(exitCode);
  expect(err).toMatch(message);
});
