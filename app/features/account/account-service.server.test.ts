import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { passkey, session, user, verification } from '#db/schema/auth-schema.ts';
import { mail, orderContact } from '#db/schema/mail-schema.ts';
import { order } from '#db/schema/order-schema.ts';
import { basketLine, payment, shopper } from '#db/schema/shop-schema.ts';
import { testAccounts } from '#tests/fixtures/test-account.ts';
import { changing } from '#tests/network/test-network.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { newEmail, PASSWORD } from '#tests/shop/test-visitor.ts';
import type { MailedLink } from './account-service.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;
const accounts = testAccounts(shop);
beforeEach(() => void shop.takeLogged());

const client = { clientAddress: '192.0.2.1' };

async function emailLink(uid: string): Promise<MailedLink> {
  const { searchParams } = await accounts.linkTo(uid, 'confirm_email');
  return { purpose: 'confirm-email', secret: searchParams.get('email') ?? '' };
}

async function deletionLink(uid: string): Promise<MailedLink> {
  const { searchParams } = await accounts.linkTo(uid, 'confirm_deletion');
  return { purpose: 'delete-account', secret: searchParams.get('deletion') ?? '' };
}

async function userOf(uid: string) {
  const [row] = await queries.select().from(user).where(eq(user.id, uid));
  return row;
}

describe('the password', () => {
  test('is changed by whoever knows it, which ends the other sessions and not this one', async () => {
    const { uid, email, cookie, session: own } = await accounts.register();
    const other = await accounts.signIn(email);
    const change = { password: PASSWORD, newPassword: 'a wholly new one', ...client };
    const wrong = { ...change, password: 'not the password' };
    expect(await shop.accounts.changePassword(own, wrong)).toMatchObject({
      refusal: { status: 401, message: 'This is not your password.' },
    });
    expect(await accounts.sessionOf(other)).not.toBeNull();
    expect((await shop.accounts.changePassword(own, change)).ok).toBe(true);
    expect(await accounts.sessionOf(cookie)).toMatchObject({ uid });
    expect(await accounts.sessionOf(other)).toBeNull();
    expect(await accounts.signIn(email)).toBe('');
    expect(await accounts.signIn(email, { password: 'a wholly new one' })).not.toBe('');
  });

  test.for(['short', 'iloveyou', 'the e-mail'])(
    'is not changed to what a registration refuses: %s',
    async (password) => {
      const { email, session: own } = await accounts.register();
      const newPassword = password === 'the e-mail' ? email : password;
      const change = { password: PASSWORD, newPassword, ...client };
      expect(await shop.accounts.changePassword(own, change)).toMatchObject({
        refusal: { status: 400 },
      });
    },
  );

  test('that is entered again makes a session recent, for ten minutes', async () => {
    const { cookie, session: own } = await accounts.register();
    expect(own.isRecent).toBe(true);
    await queries
      .update(session)
      .set({ confirmedAt: sql`now() - interval '10 minutes'` })
      .where(eq(session.id, own.id));
    expect(await accounts.openSession(cookie)).toMatchObject({ isRecent: false });
    const wrong = { password: 'not the password', ...client };
    expect((await shop.accounts.confirmPresence(own, wrong)).ok).toBe(false);
    expect(await accounts.openSession(cookie)).toMatchObject({ isRecent: false });
    expect((await shop.accounts.confirmPresence(own, { password: PASSWORD, ...client })).ok).toBe(
      true,
    );
    expect(await accounts.openSession(cookie)).toMatchObject({ isRecent: true });
  });
});

describe('the address', () => {
  test('of a new account is confirmed by the link of a mail, once', async () => {
    const { uid, email, session: own } = await accounts.register();
    expect(own.isConfirmed).toBe(false);
    const link = await emailLink(uid);
    expect(await shop.accounts.readLink(own, link)).toEqual({ email });
    expect(await shop.accounts.readLink(own, link)).toEqual({ email });
    expect(await shop.accounts.followLink(own, link)).toBe('confirmed');
    expect(await userOf(uid)).toMatchObject({ email, emailVerified: true });
    expect(await shop.accounts.followLink(own, link)).toBe('gone');
    expect(await accounts.mailsTo(uid, 'email_changed')).toEqual([]);
  });

  test('cannot be confirmed for somebody else by whoever reads the mail', async () => {
    const [mallory, ann] = [await accounts.register(), await accounts.register()];
    const link = await emailLink(mallory.uid);
    expect(await shop.accounts.readLink(ann.session, link)).toBeNull();
    expect(await shop.accounts.followLink(ann.session, link)).toBe('gone');
    expect(await userOf(mallory.uid)).toMatchObject({ emailVerified: false });
    expect(await shop.accounts.followLink(mallory.session, link)).toBe('confirmed');
  });

  test('changes when the new one is confirmed, and both are notified', async () => {
    const { uid, email, cookie, session: own } = await accounts.register();
    expect(await shop.accounts.followLink(own, await emailLink(uid))).toBe('confirmed');
    const newAddress = newEmail();
    await shop.accounts.askToConfirm(own, newAddress.toUpperCase());
    expect(await userOf(uid)).toMatchObject({ email });
    expect((await accounts.mailsTo(uid, 'confirm_email')).at(-1)?.recipient).toBe(newAddress);
    expect(await shop.accounts.followLink(own, await emailLink(uid))).toBe('changed');
    expect(await userOf(uid)).toMatchObject({ email: newAddress, emailVerified: true });
    expect(await accounts.sessionOf(cookie)).toMatchObject({ email: newAddress });
    const mails = await accounts.mailsTo(uid, 'email_changed');
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
      [email, newAddress].toSorted(),
    );
    for (const { body } of mails) expect(body).toEqual({ oldEmail: email, newEmail: newAddress });
    expect(await accounts.signIn(newAddress)).not.toBe('');
  });

  test('is confirmed for a day after its link was asked for, and no longer', async () => {
    const { uid, email, session: own } = await accounts.register();
    const newAddress = newEmail();
    await shop.accounts.askToConfirm(own, newAddress);
    const late = await emailLink(uid);
    const passMinutes = async (minutes: number) => {
      const expiresAt = sql`${verification.expiresAt} - make_interval(mins => ${minutes})`;
      await queries
        .update(verification)
        .set({ expiresAt })
        .where(eq(verification.value, `${uid} ${newAddress}`));
    };
    await passMinutes(24 * 60 - 1);
    expect(await shop.accounts.readLink(own, late)).toEqual({ email: newAddress });
    await passMinutes(1);
    expect(await shop.accounts.readLink(own, late)).toBeNull();
    expect(await shop.accounts.followLink(own, late)).toBe('gone');
    expect(await userOf(uid)).toMatchObject({ email });
  });

  test('of another account is not taken over, and asking does not reveal that it is one', async () => {
    const [ann, other] = [await accounts.register(), await accounts.register()];
    const free = await shop.accounts.askToConfirm(ann.session, newEmail());
    expect(await shop.accounts.askToConfirm(ann.session, other.email)).toEqual(free);
    expect(await shop.accounts.followLink(ann.session, await emailLink(ann.uid))).toBe('taken');
    expect(await userOf(ann.uid)).toMatchObject({ email: ann.email });
  });

  test('that is another is sent five mails an hour, whoever asks', async () => {
    const address = newEmail();
    const asked = [];
    for (let time = 1; time <= 6; time += 1) {
      const { session: own } = await accounts.register();
      asked.push(await shop.accounts.askToConfirm(own, address));
    }
    expect(asked.map(({ ok }) => ok)).toEqual([true, true, true, true, true, false]);
  });
});

describe('sessions', () => {
  test('are listed with their device and last use, this one first, and ended one by one', async () => {
    const { uid, email, session: own } = await accounts.register();
    const other = await accounts.openSession(await accounts.signIn(email));
    await queries
      .update(session)
      .set({ updatedAt: sql`now() - interval '50 hours'` })
      .where(eq(session.id, other.id));
    const { sessions } = await shop.accounts.overview(own);
    expect(sessions).toMatchObject([
      { id: own.id, device: 'Firefox on Linux', isThis: true, usedWithinDays: 1 },
      { id: other.id, device: 'Firefox on Linux', isThis: false, usedWithinDays: 3 },
    ]);
    expect(JSON.stringify(sessions)).not.toMatch(/[0-9a-f]{64}/);
    await shop.accounts.endSessions(own, other.id);
    expect(await queries.$count(session, eq(session.userId, uid))).toBe(1);
  });

  test('of another account are out of reach', async () => {
    const [ann, other] = [await accounts.register(), await accounts.register()];
    await shop.accounts.endSessions(ann.session, other.session.id);
    expect(await accounts.sessionOf(other.cookie)).not.toBeNull();
  });

  test('end all at once', async () => {
    const { email, cookie, session: own } = await accounts.register();
    const other = await accounts.signIn(email);
    await shop.accounts.endSessions(own);
    for (const each of [cookie, other]) expect(await accounts.sessionOf(each)).toBeNull();
  });
});

describe('a sign-in', () => {
  test('from a browser that has not signed in before is notified by mail, and from a known one is not', async () => {
    const { uid, email, cookie } = await accounts.register();
    await accounts.signIn(email, { cookie });
    expect(await accounts.mailsTo(uid, 'new_sign_in')).toEqual([]);
    await accounts.signIn(email, { password: 'not the password' });
    expect(await accounts.mailsTo(uid, 'new_sign_in')).toEqual([]);
    await accounts.signIn(email);
    expect(await accounts.mailsTo(uid, 'new_sign_in')).toMatchObject([
      { recipient: email, body: { device: 'Firefox on Linux', at: expect.any(String) } },
    ]);
  });
});

describe('deleting an account', () => {
  test('keeps the books and forgets the person, and says so by mail', async () => {
    const { uid, email, cookie, session: own } = await accounts.register();
    await shop.add(uid, 'book');
    const paid = await shop.pay(uid);
    await shop.settle(paid);
    const person = { shopper: uid, paymentIntent: paid, email: 'ann@example.com' };
    await queries.insert(orderContact).values(person).onConflictDoNothing();
    await shop.add(uid, 'tablet');
    await shop.accounts.askToDelete(own);
    const link = await deletionLink(uid);
    expect(await shop.accounts.readLink(own, link)).toEqual({ email: null });
    expect(await shop.accounts.followLink(own, link)).toBe('deleted');
    expect(await accounts.sessionOf(cookie)).toBeNull();
    expect(await userOf(uid)).toBeUndefined();
    for (const [table, owner] of [
      [basketLine, basketLine.shopper],
      [passkey, passkey.userId],
    ] as const) {
      expect(await queries.$count(table, eq(owner, uid))).toBe(0);
    }
    expect(await queries.$count(order, eq(order.shopper, uid))).toBe(1);
    const mails = await queries.select().from(mail).where(eq(mail.shopper, uid));
    expect(mails).toMatchObject([{ kind: 'order_placed', state: 'queued' }]);
    const toOwner = await queries.select().from(mail).where(eq(mail.recipient, email));
    expect(toOwner.map(({ kind }) => kind)).toContain('account_deleted');
    expect(await accounts.signIn(email)).toBe('');
    expect((await accounts.register(email)).uid).not.toBe(uid);
  });

  test('leaves nothing of who has never paid', async () => {
    const { uid, session: own } = await accounts.register();
    await shop.add(uid, 'book');
    await shop.accounts.askToDelete(own);
    expect(await shop.accounts.followLink(own, await deletionLink(uid))).toBe('deleted');
    expect(await queries.$count(shopper, eq(shopper.id, uid))).toBe(0);
  });

  test('is refused while a payment cannot be given up, and possible once it is', async () => {
    const { uid, session: own } = await accounts.register();
    await shop.add(uid, 'book');
    await shop.start(uid);
    await shop.accounts.askToDelete(own);
    const link = await deletionLink(uid);
    shop.network.next(/cancel$/, () => Promise.resolve(new Response('', { status: 500 })));
    expect(await shop.accounts.followLink(own, link)).toBe('payment_open');
    expect(await userOf(uid)).toBeDefined();
    expect(await shop.accounts.followLink(own, link)).toBe('deleted');
  });

  test('is refused while a refund is due, and possible after it', async () => {
    const { uid, session: own } = await accounts.register();
    await shop.add(uid, 'book');
    const intent = await shop.pay(uid);
    await shop.accounts.askToDelete(own);
    const link = await deletionLink(uid);
    shop.network.next(
      /^GET \/v1\/payment_intents/,
      changing((one) => ({ ...one, currency: 'eur' })),
    );
    shop.network.next(/^POST \/v1\/refunds/, () =>
      Promise.resolve(new Response('', { status: 500 })),
    );
    await shop.settle(intent);
    await queries.update(payment).set({ state: 'refund_due' }).where(eq(payment.shopper, uid));
    expect(await shop.accounts.followLink(own, link)).toBe('refund_due');
    expect(await userOf(uid)).toBeDefined();
    await queries.update(payment).set({ state: 'refunded' }).where(eq(payment.shopper, uid));
    await queries.execute(sql`update refund set state = 'refunded' where shopper = ${uid}`);
    expect(await shop.accounts.followLink(own, link)).toBe('deleted');
  });

  test('needs a link of its own: none of another account, and none that confirms an address', async () => {
    const [ann, other] = [await accounts.register(), await accounts.register()];
    await shop.accounts.askToDelete(ann.session);
    const link = await deletionLink(ann.uid);
    expect(await shop.accounts.followLink(other.session, link)).toBe('gone');
    const { secret } = await emailLink(ann.uid);
    const swapped = { purpose: 'delete-account', secret } as const;
    expect(await shop.accounts.followLink(ann.session, swapped)).toBe('gone');
  });
});

test('the log says that an account was changed, and not of whom', async () => {
  const { uid, email, session: own } = await accounts.register();
  shop.takeLogged();
  const logged = vi.spyOn(shop.log, 'info');
  await shop.accounts.endSessions(own);
  const line = { event: 'account-change', change: 'sessions', account: uid };
  expect(logged.mock.calls).toEqual([[line, 'An account was changed']]);
  expect(uid).not.toContain(email);
  expect(JSON.stringify(shop.takeLogged())).not.toContain(email);
});
