/** The outbox of the admin over HTTP. */
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { type StaffBrowser, testAdmin } from '#tests/shop/test-admin.ts';

const admin = await testAdmin();
const { queries } = admin;
let staff: StaffBrowser;
beforeAll(async () => {
  staff = await admin.enter();
  const about = { shopperId: 'somebody', recipient: 'ann@example.com' };
  await queueMail(queries, {
    ...about,
    dedupe: 'changed:1',
    kind: 'email_changed',
    body: { oldEmail: 'old@example.com', newEmail: 'ann@example.com' },
  });
  await queueMail(queries, {
    ...about,
    dedupe: 'reset:1',
    kind: 'password_reset',
    body: { secret: 'very-secret' },
  });
  await queries
    .update(mail)
    .set({ state: 'refused', reply: '550 No such user', tries: 1 })
    .where(eq(mail.dedupe, 'changed:1'));
});
afterAll(() => admin.close());

test('the list has every mail, and what is stuck apart', async () => {
  const all = await staff.textOf('/mail');
  expect(all).toContain('email changed');
  expect(all).toContain('password reset');
  const stuck = await staff.textOf('/mail?stuck');
  expect(stuck).toContain('ann@example.com');
  expect(stuck).not.toContain('password reset');
});

test('a mail is shown in a frame in which nothing runs, without its secret', async () => {
  expect(await staff.textOf('/mail/changed%3A1')).toContain('550 No such user');
  for (const name of ['changed%3A1', 'reset%3A1']) {
    const page = await (await staff.get(`/mail/${name}`)).text();
    expect(page).toMatch(/<iframe [^>]*sandbox=""/);
    const answer = await staff.get(`/mail/${name}/preview`);
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^sandbox; default-src 'none'; .*img-src http:\/\/localhost(?::\d+)?;/,
    );
    const html = await answer.text();
    expect(html).toContain('</html>');
    expect(html + page).not.toContain('very-secret');
  }
  expect((await staff.get('/mail/none')).status).toBe(404);
  expect((await staff.get('/mail/none/preview')).status).toBe(404);
});

test('a mail is sent again; one with a secret is not', async () => {
  const send = (mail: string) =>
    staff.submit(`/mail/${encodeURIComponent(mail)}`, { operation: 'mail.send', mail, of: '' });
  const sent = await send('changed:1');
  expect(sent.status).toBe(200);
  expect(await sent.text()).toContain('changed:1 is queued');
  const [queued] = await queries.select().from(mail).where(eq(mail.dedupe, 'changed:1'));
  expect(queued?.state).toBe('queued');
  await queries.update(mail).set({ state: 'sent' }).where(eq(mail.dedupe, 'reset:1'));
  expect((await send('reset:1')).status).toBe(409);
});
