import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { passkey, session, user, verification } from '#db/schema/auth-schema.ts';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import { payment } from '#db/schema/shop-schema.ts';
import { testAccounts } from '#tests/fixtures/test-account.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { newEmail } from '#tests/shop/test-visitor.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;
const accounts = testAccounts(shop);
beforeEach(() => void shop.takeLogged());

const NEW_PASSWORD = 'another long password';

const askFor = (email: string) => accounts.post('request-password-reset', { email });

/** The secret of the newest mail. */
async function secretOf(uid: string): Promise<string> {
  const { searchParams } = await accounts.linkTo(uid, 'password_reset');
  return searchParams.get('token') ?? '';
}

const reset = (token: string, newPassword = NEW_PASSWORD) =>
  accounts.post('reset-password', { token, newPassword });

async function confirm(uid: string): Promise<void> {
  await queries.update(user).set({ emailVerified: true }).where(eq(user.id, uid));
}

/** As a browser of the account would add it. */
async function addPasskey(uid: string): Promise<void> {
  const row = { id: `key-${uid}`, userId: uid, name: 'phone', publicKey: 'x', counter: 0 };
  await queries.insert(passkey).values({ ...row, transports: '' });
}

async function countOf(uid: string) {
  const { items } = await shop.basketOf(uid);
  return {
    sessions: await queries.$count(session, eq(session.userId, uid)),
    passkeys: await queries.$count(passkey, eq(passkey.userId, uid)),
    lines: items.length,
    persons: await queries.$count(orderContact, eq(orderContact.shopper, uid)),
  };
}

describe('a forgotten password', () => {
  test('is asked for by mail, with a link to the page where it is chosen', async () => {
    const { uid, email } = await accounts.register();
    const answer = await askFor(email.toUpperCase());
    expect(answer.status).toBe(200);
    const [sent] = await accounts.mailsTo(uid, 'password_reset');
    expect(sent?.recipient).toBe(email);
    expect(String(await accounts.linkTo(uid, 'password_reset'))).toMatch(
      /^http:\/\/localhost\/reset-password\?token=[\w-]{32}$/,
    );
  });

  test('of an unknown address is answered the same, after a quarter of a second, without a mail', async () => {
    const { email } = await accounts.register();
    const before = await queries.$count(mail);
    const answers = [];
    for (const each of [email, newEmail()]) {
      const began = performance.now();
      const answer = await askFor(each);
      expect(performance.now() - began).toBeGreaterThan(245);
      answers.push({ status: answer.status, body: await answer.json() });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(await queries.$count(mail)).toBe(before + 1);
  });

  test('has a secret that the database does not have', async () => {
    const { uid, email } = await accounts.register();
    await askFor(email);
    const secret = await secretOf(uid);
    const rows = await queries.select().from(verification).where(eq(verification.value, uid));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });
});

describe('the link of the mail', () => {
  test('sets the password once, however often it was opened', async () => {
    const { uid, email } = await accounts.register();
    await askFor(email);
    const secret = await secretOf(uid);
    for (let time = 1; time <= 3; time += 1) {
      expect(await shop.accounts.isResetSecret(secret)).toBe(true);
    }
    expect(await (await reset(secret)).json()).toEqual({ status: true });
    expect(await accounts.signIn(email, { password: NEW_PASSWORD })).not.toBe('');
    expect(await accounts.signIn(email)).toBe('');
    const again = await reset(secret, 'a third long password');
    expect(again.status).toBe(400);
    expect(await again.json()).toEqual({ code: 'INVALID_TOKEN', message: 'Invalid token' });
    expect(await shop.accounts.isResetSecret(secret)).toBe(false);
  });

  test('works for one of two that use it at the same moment', async () => {
    const { uid, email } = await accounts.register();
    await askFor(email);
    const secret = await secretOf(uid);
    const answers = await Promise.all(['one', 'two'].map((n) => reset(secret, `${n} password`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  });

  test('is of no use after an hour', async () => {
    const { uid, email } = await accounts.register();
    await askFor(email);
    const secret = await secretOf(uid);
    await queries
      .update(verification)
      .set({ expiresAt: sql`${verification.expiresAt} - interval '1 hour'` })
      .where(eq(verification.value, uid));
    expect(await shop.accounts.isResetSecret(secret)).toBe(false);
    expect((await reset(secret)).status).toBe(400);
  });

  test.for([
    ['short', 'Password too short'],
    ['password', 'Password too common'],
  ])('is not spent by a password that is refused: %s', async ([password, message]) => {
    const { uid, email } = await accounts.register();
    await askFor(email);
    const secret = await secretOf(uid);
    const answer = await reset(secret, password);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message });
    expect((await reset(secret)).status).toBe(200);
  });

  test('ends all sessions and all other links, and leaves basket and passkeys of a confirmed account', async () => {
    const { uid, email, cookie } = await accounts.register();
    await confirm(uid);
    await addPasskey(uid);
    await shop.add(uid, 'book');
    await accounts.signIn(email);
    await askFor(email);
    const older = await secretOf(uid);
    await queries
      .update(verification)
      .set({ createdAt: sql`now() - interval '10 minutes'` })
      .where(eq(verification.value, uid));
    await askFor(email);
    const secret = await secretOf(uid);
    expect(older).not.toBe(secret);
    await reset(secret);
    expect(await accounts.sessionOf(cookie)).toBeNull();
    expect(await countOf(uid)).toEqual({ sessions: 0, passkeys: 1, lines: 1, persons: 0 });
    expect((await reset(older)).status).toBe(400);
  });
});

describe('a reset of an account that nobody had confirmed', () => {
  test('confirms the address, and takes from whoever had registered it', async () => {
    const { uid, email } = await accounts.register();
    await addPasskey(uid);
    await shop.add(uid, 'book');
    const paid = await shop.pay(uid);
    await shop.settle(paid);
    const person = { shopper: uid, paymentIntent: paid, name: 'Mallory', email: 'm@example.com' };
    await queries
      .insert(orderContact)
      .values(person)
      .onConflictDoUpdate({
        target: [orderContact.shopper, orderContact.paymentIntent],
        set: { name: person.name, email: person.email },
      });
    await shop.add(uid, 'tablet');
    await shop.start(uid);
    await askFor(email);
    expect((await reset(await secretOf(uid))).status).toBe(200);
    expect(await countOf(uid)).toEqual({ sessions: 0, passkeys: 0, lines: 0, persons: 1 });
    // The order stays, and who it is for, for staff alone; the open payment will be cancelled.
    expect(await shop.historyOf(uid)).toMatchObject({ orders: [paid] });
    const isOpen = and(eq(payment.shopper, uid), eq(payment.state, 'cancelling'));
    expect(await queries.$count(payment, isOpen)).toBe(1);
    const cookie = await accounts.signIn(email, { password: NEW_PASSWORD });
    expect(await accounts.sessionOf(cookie)).toMatchObject({ isConfirmed: true });
  });
});

test('the live streams of the account receive the event of a reset', async () => {
  const { uid, email } = await accounts.register();
  const received: string[] = [];
  const stop = shop.live.subscribe(uid, (event) => received.push(event.kind));
  await askFor(email);
  await reset(await secretOf(uid));
  await expect.poll(() => received).toContain('signed-out');
  stop();
});
