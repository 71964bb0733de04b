/** Whoever floods a mailbox with links shuts its owner out of nothing, and does not flood it. */
import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { verification } from '#db/schema/auth-schema.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { mailedLink } from '#tests/fixtures/mailed-link.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail, PASSWORD, type TestVisitor } from '#tests/shop/test-visitor.ts';

const database = await testDatabase();
const { queries } = database;
const shop = await testShop({ built: await importShop(), database });
afterAll(shop.close);
beforeEach(() => void shop.takeLogged());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const NEW_PASSWORD = 'another long password';

const submit = (visitor: TestVisitor, path: string, fields: Record<string, string>) =>
  visitor.post(path, String(new URLSearchParams(fields)), { headers: FORM });

/** Asks on the page, which has to say that a mail is under way. */
async function forget(visitor: TestVisitor, email: string): Promise<void> {
  const answer = await submit(visitor, '/forgot-password', { email });
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('a mail with a link is on its way');
}

/** So many strangers ask, each from a network of their own: one, and once it is answered the others at the same time. */
async function forgetFromElsewhere(count: number, email: string): Promise<void> {
  const addresses = Array.from({ length: count }, (_, n) => `198.51.100.${n + 1}`);
  const ask = (address: string) => forget(shop.visitor(address), email);
  const [first = '', ...others] = addresses;
  await ask(first);
  await Promise.all(others.map(ask));
}

/** An account that was registered from `home`, with the mails of a kind that it was sent. */
async function registered(home: string) {
  const visitor = shop.visitor(home);
  const email = newEmail();
  const uid = await visitor.register(email);
  const mails = (kind: string) =>
    queries
      .select()
      .from(mail)
      .where(and(eq(mail.shopper, uid), eq(mail.kind, kind)))
      .orderBy(mail.queuedAt);
  return { visitor, uid, email, mails };
}

/** As if ten minutes had gone. */
async function waitTenMinutes(uid: string): Promise<void> {
  await queries
    .update(verification)
    .set({ createdAt: sql`created_at - interval '10 minutes'` })
    .where(sql`split_part(value, ' ', 1) = ${uid}`);
}

describe('requests for a new password', () => {
  test('of strangers, however many, are one mail in ten minutes', async () => {
    const { uid, email, mails } = await registered('192.0.2.1');
    await forgetFromElsewhere(12, email);
    expect(await mails('password_reset')).toHaveLength(1);
    await waitTenMinutes(uid);
    await forget(shop.visitor('198.51.100.99'), email);
    await forget(shop.visitor('198.51.100.98'), email);
    expect(await mails('password_reset')).toHaveLength(2);
  });

  test('that come at the same moment are one mail', async () => {
    const { email, mails } = await registered('192.0.2.1');
    const visitors = Array.from({ length: 8 }, (_, n) => shop.visitor(`198.51.100.${n + 1}`));
    await Promise.all(visitors.map((visitor) => forget(visitor, email)));
    expect(await mails('password_reset')).toHaveLength(1);
  });

  test('of strangers leave the owner a link of their own, from where they have signed in', async () => {
    const { email, mails } = await registered('192.0.2.7');
    await forgetFromElsewhere(6, email);
    const owner = shop.visitor('192.0.2.7');
    await forget(owner, email);
    await forget(owner, email);
    const sent = await mails('password_reset');
    expect(sent).toHaveLength(2);
    for (const row of sent) {
      const token = (await mailedLink(queries, row)).searchParams.get('token') ?? '';
      const page = await (await owner.get(`/reset-password?token=${token}`)).text();
      expect(page).toContain('New password');
    }
  });

  test('of strangers leave the owner the link that they have caused, from anywhere', async () => {
    const { email, mails } = await registered('192.0.2.1');
    await forgetFromElsewhere(6, email);
    const owner = shop.visitor('203.0.113.5');
    await forget(owner, email);
    const [row] = await mails('password_reset');
    const link = row && (await mailedLink(queries, row));
    const token = link?.searchParams.get('token') ?? '';
    const set = await submit(owner, '/reset-password', { token, password: NEW_PASSWORD });
    expect(set.status).toBe(303);
    expect((await owner.signIn(email, NEW_PASSWORD)).status).toBe(200);
  });

  test('are answered by another mail once the link was used', async () => {
    const { email, mails } = await registered('192.0.2.1');
    const owner = shop.visitor('203.0.113.6');
    await forget(owner, email);
    const [row] = await mails('password_reset');
    const link = row && (await mailedLink(queries, row));
    const token = link?.searchParams.get('token') ?? '';
    await submit(owner, '/reset-password', { token, password: NEW_PASSWORD });
    await forget(owner, email);
    const again = (await mails('password_reset')).at(-1);
    const next = again && (await mailedLink(queries, again));
    expect(next?.searchParams.get('token')).not.toBe(token);
  });

  test('for an address without an account are answered alike, always', async () => {
    const email = newEmail();
    await forgetFromElsewhere(8, email);
    expect(await queries.$count(mail, eq(mail.recipient, email))).toBe(0);
  });
});

test('other accounts that name an address leave its owner the mails of the own account', async () => {
  const { visitor, email, uid, mails } = await registered('192.0.2.1');
  for (let n = 1; n <= 7; n += 1) {
    const mallory = shop.visitor(`198.51.100.${n}`);
    await mallory.register();
    await submit(mallory, '/account', { intent: 'change-email', email, password: PASSWORD });
  }
  await forget(shop.visitor('203.0.113.7'), email);
  expect(await mails('password_reset')).toHaveLength(1);
  await waitTenMinutes(uid);
  expect((await submit(visitor, '/account', { intent: 'send-confirmation' })).status).toBe(303);
  expect((await submit(visitor, '/account', { intent: 'ask-deletion' })).status).toBe(303);
  expect(await mails('confirm_email')).toHaveLength(2);
  expect(await mails('confirm_deletion')).toHaveLength(1);
});

test('an address that is registered, given up and registered again is sent five mails an hour', async () => {
  const email = newEmail();
  for (let n = 1; n <= 7; n += 1) {
    const mallory = shop.visitor(`198.51.100.${n}`);
    const uid = await mallory.register(email);
    const own = newEmail();
    await submit(mallory, '/account', { intent: 'change-email', email: own });
    const [asked] = await queries.select().from(mail).where(eq(mail.recipient, own));
    const link = asked && (await mailedLink(queries, asked));
    const secret = link?.searchParams.get('email') ?? '';
    const confirmation = { purpose: 'confirm-email', secret };
    const changed = await submit(mallory, '/account/confirm', confirmation);
    expect(changed.status).toBe(303);
    expect(await queries.$count(mail, and(eq(mail.shopper, uid), eq(mail.recipient, own)))).toBe(2);
  }
  const sent = await queries
    .select({ kind: mail.kind })
    .from(mail)
    .where(eq(mail.recipient, email));
  expect(sent).toEqual(Array.from({ length: 5 }, () => ({ kind: 'confirm_email' })));
});

test.each(['send-confirmation', 'ask-deletion'])(
  'an account that asks often is sent one mail in ten minutes: %s',
  async (intent) => {
    const { visitor, uid, mails } = await registered('192.0.2.1');
    await waitTenMinutes(uid);
    const kind = intent === 'ask-deletion' ? 'confirm_deletion' : 'confirm_email';
    const before = (await mails(kind)).length;
    for (let n = 1; n <= 7; n += 1) {
      expect((await submit(visitor, '/account', { intent })).status).toBe(303);
    }
    expect(await mails(kind)).toHaveLength(before + 1);
  },
);

test('signing in from new browsers again and again is one mail in each ten minutes', async () => {
  const { email, mails } = await registered('192.0.2.60');
  for (let n = 1; n <= 8; n += 1) {
    expect((await shop.visitor(`198.51.100.${n}`).signIn(email)).status).toBe(200);
  }
  // Ten minutes may end between two of them.
  expect([1, 2]).toContain((await mails('new_sign_in')).length);
});
