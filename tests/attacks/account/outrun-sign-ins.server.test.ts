/** Whoever signs in by what the owner takes away meanwhile is not signed in afterwards. */
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import {
  insertPasskey,
  removePasskey,
} from '#app/features/account/passkey/passkey-store.server.ts';
import { hashPassword } from '#app/features/account/password/password-hash.server.ts';
import { ownersTurn } from '#app/features/account/password/password-turns.ts';
import { account, session } from '#db/schema/auth-schema.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { testAccounts } from '#tests/fixtures/test-account.ts';
import { cookieOf } from '#tests/fixtures/test-auth.ts';
import { testPasskey } from '#tests/fixtures/test-passkey.ts';
import { beforeStatement } from '#tests/postgres/before-statement.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { newEmail, PASSWORD } from '#tests/shop/test-visitor.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;
const accounts = testAccounts(shop);

const NEW_PASSWORD = 'another long password';
const url = new URL('http://localhost/api/auth/passkey/sign-in');

/** The statement that stores a session, once everything was verified. */
const STORED = /insert into "session"|start_session/;

/** What is counted once the session was read, before it makes another way in. */
const CHECKED = /rate_limit/;

const optionsSchema = z.object({ challenge: z.string() });

type Owner = Awaited<ReturnType<typeof accounts.register>>;

async function reset({ uid, email }: Owner): Promise<void> {
  await accounts.post('request-password-reset', { email });
  const token = (await accounts.linkTo(uid, 'password_reset')).searchParams.get('token');
  const answer = await accounts.post('reset-password', { token, newPassword: NEW_PASSWORD });
  expect(answer.status).toBe(200);
}

async function change({ session: own }: Owner): Promise<void> {
  const input = { password: PASSWORD, newPassword: NEW_PASSWORD, clientAddress: '192.0.2.1' };
  expect(await shop.accounts.changePassword(own, input)).toMatchObject({ ok: true });
}

async function addPasskey(uid: string) {
  const key = testPasskey();
  const row = { id: key.id, publicKey: key.publicKey, uid, name: 'phone', counter: 0 };
  await insertPasskey(queries, { ...row, transports: [] });
  return key;
}

function signInWith(key: ReturnType<typeof testPasskey>): Promise<Response> {
  const headers = { host: 'localhost', origin: url.origin };
  const { challenge } = shop.auth.passkeys.options(url);
  const request = new Request(url, { method: 'POST', headers });
  return shop.auth.passkeys.signIn(request, key.answer({ challenge }), '192.0.2.1');
}

describe.each([
  ['reset', reset, 0],
  ['changed', change, 1],
])('a password that is %s between the check and the session', (_name, act, kept) => {
  test('starts no session, and is answered as a wrong one', async () => {
    const owner = await accounts.register();
    const { uid, email } = owner;
    const hasRun = beforeStatement(STORED, () => act(owner));
    const outrun = await accounts.post('sign-in/email', { email, password: PASSWORD });
    expect(hasRun()).toBe(true);
    const wrong = await accounts.post('sign-in/email', { email, password: 'not the password' });
    expect([outrun.status, cookieOf(outrun)]).toEqual([401, '']);
    expect(await outrun.json()).toEqual(await wrong.json());
    expect(await queries.$count(session, eq(session.userId, uid))).toBe(kept);
    expect(await accounts.signIn(email, { password: NEW_PASSWORD })).not.toBe('');
  });
});

test('a passkey of an account that its owner takes back meanwhile starts no session', async () => {
  const owner = await accounts.register();
  const key = await addPasskey(owner.uid);
  const hasRun = beforeStatement(STORED, () => reset(owner));
  expect((await signInWith(key)).status).toBe(401);
  expect(hasRun()).toBe(true);
  expect(await queries.$count(session, eq(session.userId, owner.uid))).toBe(0);
});

test('a passkey that is removed meanwhile starts no session', async () => {
  const { uid } = await accounts.register();
  const key = await addPasskey(uid);
  beforeStatement(STORED, () => removePasskey(queries, { uid, id: key.id }));
  expect((await signInWith(key)).status).toBe(401);
  expect(await queries.$count(session, eq(session.userId, uid))).toBe(1);
});

describe('what a session makes at the moment at which it is ended', () => {
  const end = ({ session: own }: Owner) => shop.accounts.endSessions(own);

  test('a passkey is not added', async () => {
    const owner = await accounts.register();
    const key = testPasskey();
    const place = { url, shopName: 'Basket' };
    const options = await shop.accounts.passkeys.options(owner.session, place);
    if (!options.ok) throw new Error(options.refusal.message);
    const { challenge } = optionsSchema.parse(options.value);
    const body = { name: '', credential: key.attestation({ challenge }) };
    const hasRun = beforeStatement(CHECKED, () => end(owner));
    const answer = { body, url, userAgent: null };
    const added = await shop.accounts.passkeys.register(owner.session, answer);
    expect([added.ok, hasRun()]).toEqual([false, true]);
    expect((await shop.accounts.overview(owner.session)).passkeys).toEqual([]);
  });

  test('no link is mailed by which the account changes its address', async () => {
    const owner = await accounts.register();
    const mallorys = newEmail();
    const hasRun = beforeStatement(CHECKED, () => end(owner));
    const asked = await shop.accounts.askToConfirm(owner.session, mallorys);
    expect([asked.ok, hasRun()]).toEqual([false, true]);
    expect(await queries.$count(mail, eq(mail.recipient, mallorys))).toBe(0);
  });
});

test('a password whose hash is written anew meanwhile still signs in', async () => {
  const { uid, email } = await accounts.register();
  const password = await hashPassword(PASSWORD, ownersTurn(uid));
  const hasRun = beforeStatement(STORED, () =>
    queries.update(account).set({ password }).where(eq(account.userId, uid)),
  );
  expect(await accounts.signIn(email)).not.toBe('');
  expect(hasRun()).toBe(true);
});
