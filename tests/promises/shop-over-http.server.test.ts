/** What the pages say of limits, sessions and the log, as whoever asks over HTTP sees it. */
import { eq, sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import type { AccountIntent } from '#app/features/account/page/account-action.server.ts';
import { AUTH_LIMIT } from '#app/features/shopper/rate-limits.server.ts';
import { account, session, user } from '#db/schema/auth-schema.ts';
import { mail } from '#db/schema/mail-schema.ts';
import { importShop } from '#server/build/build-once.ts';
import { stocked } from '#tests/fixtures/test-stock.ts';
import { testDatabase } from '#tests/postgres/test-database.ts';
import { settingsOf } from '#tests/shop/test-settings.ts';
import { testShop } from '#tests/shop/test-shop.ts';
import { newEmail, PASSWORD } from '#tests/shop/test-visitor.ts';

const built = await importShop();
const shop = await testShop({ built, limits: { auth: AUTH_LIMIT } });
afterAll(shop.close);
const { queries } = shop.services.database;

const FORM = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

const ENTRANCES = {
  '/api/auth/sign-in/email': { email: 'nobody@example.com', password: PASSWORD },
  '/api/auth/sign-up/email': { email: 'somebody@example.com', password: 'short' },
  '/api/auth/request-password-reset': { email: 'nobody@example.com' },
  '/api/auth/reset-password': { token: 'none', newPassword: PASSWORD },
  '/api/auth/passkey/sign-in': { id: 'none' },
};

test.for(Object.entries(ENTRANCES))(
  'the eleventh of a minute is refused: %s',
  async ([path, body]) => {
    const visitor = shop.visitor('192.0.2.7');
    const answers = [];
    for (let time = 1; time <= 11; time += 1) answers.push(await visitor.post(path, body));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toEqual(answers.slice(10));
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await shop.visitor('192.0.2.8').post(path, body)).status).not.toBe(429);
    shop.takeLogged();
  },
);

test('the log has a line of each way in that was tried, with the client and nobody’s e-mail', async () => {
  const visitor = shop.visitor('192.0.2.9');
  for (const [path, body] of Object.entries(ENTRANCES)) await visitor.post(path, body);
  const lines = shop.linesOf(undefined).filter(({ client }) => client === '192.0.2.9');
  expect(new Set(lines.map(({ event }) => event))).toEqual(
    new Set([
      'sign-in',
      'registration',
      'password-reset-request',
      'password-reset',
      'passkey-sign-in',
    ]),
  );
  for (const line of lines) expect(line).toHaveProperty('outcome');
  expect(JSON.stringify(lines)).not.toContain('nobody@');
  shop.takeLogged();
});

/** Each form of the account page that needs the password again, as it is posted. */
const SENSITIVE: Record<
  Exclude<AccountIntent, 'confirm-presence' | 'send-confirmation'>,
  object
> = {
  'change-password': { password: PASSWORD, newPassword: 'another long password' },
  'change-email': { email: 'other@example.com' },
  'end-session': { id: 'mine' },
  'end-all-sessions': {},
  'rename-passkey': { id: 'mine', name: 'stolen' },
  'remove-passkey': { id: 'mine' },
  'ask-deletion': {},
};

test('whoever signed in more than ten minutes ago changes, downloads and adds nothing', async () => {
  const visitor = shop.visitor('192.0.2.20');
  const uid = await visitor.register();
  const stored = async () => [
    await queries.select().from(user).where(eq(user.id, uid)),
    await queries.select().from(account).where(eq(account.userId, uid)),
    await queries.select({ id: session.id }).from(session).where(eq(session.userId, uid)),
    await queries.select().from(mail).where(eq(mail.shopper, uid)),
  ];
  await queries
    .update(session)
    .set({ confirmedAt: sql`now() - interval '10 minutes'` })
    .where(eq(session.userId, uid));
  const before = await stored();
  for (const [intent, fields] of Object.entries(SENSITIVE)) {
    const body = new URLSearchParams({ intent, ...fields }).toString();
    expect((await visitor.post('/account', body, FORM)).status, intent).toBe(303);
    expect(await (await visitor.get('/account')).text(), intent).toContain('Enter your password');
    expect(await stored(), intent).toEqual(before);
  }
  expect((await visitor.get(`/api/users/${uid}/data`)).status).toBe(403);
  for (const call of ['register-options', 'register']) {
    expect((await visitor.post(`/api/auth/passkey/${call}`, {})).status, call).toBe(403);
  }
});

test('one account changes or downloads something thirty times a minute, and then waits', async () => {
  const visitor = shop.visitor('192.0.2.21');
  const uid = await visitor.register();
  const statuses = [];
  for (let time = 1; time <= 30; time += 1) {
    statuses.push((await visitor.get(`/api/users/${uid}/data`)).status);
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
  const late = await visitor.get(`/api/users/${uid}/data`);
  expect([late.status, Number(late.headers.get('retry-after')) > 0]).toEqual([429, true]);
  const body = 'intent=change-email&email=late%40example.com';
  expect((await visitor.post('/account', body, FORM)).status).toBe(429);
});

test('the log names a guest by a hash of what the cookie holds, and an account by its uid', async () => {
  const guest = shop.visitor('192.0.2.22');
  await guest.add('book');
  const intent = await guest.pay();
  expect((await guest.put(`/api/users/guest/orders/${intent}`)).status).toBe(200);
  const owner = shop.visitor('192.0.2.23');
  const uid = await owner.register();
  await owner.add('book');
  const other = await owner.pay();
  expect((await owner.put(`/api/users/${uid}/orders/${other}`)).status).toBe(200);
  const placed = shop.linesOf('An order was placed');
  expect(placed).toMatchObject([{ shopper: expect.stringMatching(/^guest_/) }, { shopper: uid }]);
  const all = JSON.stringify(shop.linesOf(undefined));
  const secrets = [...guest.cookies.values()].filter((value) => !value.startsWith('pi_'));
  expect(secrets.length).toBeGreaterThan(0);
  for (const secret of secrets) expect(all).not.toContain(secret);
});

test('whoever is signed in stays so after a start with the same AUTH_SECRET, and with no other', async () => {
  const database = await testDatabase();
  const kept = { ...database, close: async () => {} };
  const opened = (authSecret: string) => testShop({ database: kept, authSecret });
  const [first, again, other] = [
    await opened('a'.repeat(32)),
    await opened('a'.repeat(32)),
    await opened('b'.repeat(32)),
  ];
  const browser = first.visitor();
  const email = newEmail();
  await browser.register(email);
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ');
  const seen = async (at: typeof first) =>
    (await at.visitor().get('/api/auth/get-session', { headers: { cookie } })).text();
  expect(await seen(again)).toContain(email);
  expect(await seen(other)).not.toContain(email);
  for (const one of [first, again, other]) await one.close();
  await database.close();
});

test('more units of a counted variant than MAX_UNITS cannot be paid for at once', async () => {
  const strict = await testShop({ settings: settingsOf({ MAX_UNITS: '1' }) });
  const variant = await stocked(strict.services.database.queries, 'few', 5);
  const visitor = strict.visitor();
  await visitor.add(variant);
  await visitor.startPayment();
  await visitor.add(variant);
  const { total } = await visitor.basket();
  const answer = await visitor.post(`/api/payments/create?total=${total}`);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ error: { code: 'too_many_units' } });
  await strict.close();
});
