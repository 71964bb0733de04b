/** Signing in to the admin over HTTP: who is let in, by what, and what is refused. */
import { randomBytes } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { auditLog, staff, staffPasskey, staffSession } from '#db/schema/staff-schema.ts';
import { formatInviteCode } from '#operations/staff/invite-code.ts';
import { inviteStaff } from '#operations/staff/staff-invites.server.ts';
import { testPasskey } from '#tests/fixtures/test-passkey.ts';
import { ADMIN_ORIGIN, testAdmin } from '#tests/shop/test-admin.ts';
import { createStaffPasskeys } from './staff-passkeys.server.ts';
import { SESSION_IDLE_SECONDS } from './staff-sessions.server.ts';

const admin = await testAdmin();
const { queries } = admin;
afterAll(() => admin.close());

const HOUR_SECONDS = 60 * 60;

/** Sets back all sessions by so many seconds. */
async function waitSeconds(seconds: number): Promise<void> {
  const ago = sql`make_interval(secs => ${seconds})`;
  await queries.execute(sql`update staff_session set ends_at = ends_at - ${ago},
    seen_at = seen_at - ${ago}, started_at = started_at - ${ago}`);
}

describe('a link', () => {
  test('lets in once: of fifty who use it at the same time one gets a session', async () => {
    const code = await inviteStaff(queries, { name: 'Fifty', role: 'manager' });
    const browsers = Array.from({ length: 50 }, () => admin.browser());
    const answers = await Promise.all(browsers.map((one) => one.submit('/enter', { code })));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(49);
    expect(answers.flatMap((answer) => answer.headers.getSetCookie())).toHaveLength(1);
    const [member] = await queries.select().from(staff).where(eq(staff.name, 'Fifty'));
    const sessions = eq(staffSession.staff, member?.id ?? '');
    expect(await queries.$count(staffSession, sessions)).toBe(1);
    const acts = await queries
      .select()
      .from(auditLog)
      .where(eq(auditLog.staff, member?.id ?? ''));
    expect(acts).toMatchObject([{ act: 'entered', outcome: 'done' }]);
    admin.takeLogged();
  });

  test('leads to a session in a cookie that no script reads', async () => {
    const browser = admin.browser();
    const code = await inviteStaff(queries, { name: 'Ann', role: 'manager' });
    const answer = await browser.submit('/enter', { code: code.toLowerCase().replaceAll('-', '') });
    expect(answer.headers.get('location')).toBe('/welcome');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^admin=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/),
    ]);
    expect(await browser.textOf('/welcome')).toContain('You are in, Ann');
  });

  test('of the same name leads to the same person', async () => {
    await admin.enter('Bob');
    await admin.enter('Bob');
    expect(await queries.$count(staff, eq(staff.name, 'Bob'))).toBe(1);
  });

  test('of the start is void once anybody has been let in', async () => {
    const first = await inviteStaff(queries, { name: 'First', role: 'owner', isFirst: true });
    await admin.enter('Carl');
    expect((await admin.browser().submit('/enter', { code: first })).status).toBe(401);
    expect(await queries.$count(staff, eq(staff.name, 'First'))).toBe(0);
    admin.takeLogged();
  });

  test('that was never made, or is over a week old, is of no use', async () => {
    const old = await inviteStaff(queries, { name: 'Old', role: 'manager' });
    await queries.execute(sql`update staff_invite set ends_at = now() where name = 'Old'`);
    for (const code of [old, formatInviteCode(randomBytes(25)), '', 'x']) {
      const answer = await admin.browser().submit('/enter', { code });
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await answer.text()).toContain('This code is of no use');
    }
    admin.takeLogged();
  });

  test('is not used up by opening it', async () => {
    const code = await inviteStaff(queries, { name: 'Scanner', role: 'manager' });
    const browser = admin.browser();
    for (const path of ['/enter', `/enter?code=${code}`]) await browser.get(path);
    expect((await browser.submit('/enter', { code })).status).toBe(303);
  });

  test('can be guessed ten times a minute from one address', async () => {
    const browser = admin.browser();
    for (let n = 0; n < 10; n += 1) await browser.submit('/enter', { code: 'x' });
    const code = await inviteStaff(queries, { name: 'Guess', role: 'manager' });
    expect((await browser.submit('/enter', { code })).status).toBe(429);
    expect((await admin.browser().submit('/enter', { code })).status).toBe(303);
    admin.takeLogged();
  });
});

describe('whoever is not signed in', () => {
  test.for(['/', '/welcome', '/nothing'])('is led from %s to the sign-in page', async (path) => {
    const answer = await admin.browser().get(path);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/enter']);
    const data = await admin.browser().get(path === '/' ? '/_root.data' : `${path}.data`);
    expect(await data.text()).toContain('/enter');
    expect(data.headers.get('content-type')).not.toContain('html');
  });

  test('is refused every write but those of signing in', async () => {
    for (const path of ['/', '/sign-out.data', '/passkey/register', '/nothing', ...WRITES]) {
      expect((await admin.browser().submit(path, {})).status, path).toBe(403);
    }
  });
});

/** Pages that write. */
const WRITES = [
  '/sign-out',
  '/products/new',
  '/products/book',
  '/products/book/pictures',
  '/products/book/pictures.data',
  '/bulk',
  '/bulk/1700000000_0123abcd',
  '/import',
  '/import.data',
  '/import/0123',
];

describe('a session', () => {
  test('ends when it was not used for twelve hours, and thirty days after its start', async () => {
    const browser = await admin.enter('Dora');
    await waitSeconds(SESSION_IDLE_SECONDS - HOUR_SECONDS);
    expect((await browser.get('/')).status).toBe(200);
    await waitSeconds(SESSION_IDLE_SECONDS - HOUR_SECONDS);
    expect((await browser.get('/')).status).toBe(200);
    await queries.execute(sql`update staff_session set started_at = now() - interval '30 days',
      seen_at = now() - interval '1 hour'`);
    await browser.get('/');
    expect((await browser.get('/')).status).toBe(302);
  });

  test('ends when its owner signs out', async () => {
    const browser = await admin.enter('Emil');
    const answer = await browser.submit('/sign-out', {});
    expect(answer.headers.getSetCookie()).toEqual([expect.stringMatching(/^admin=; Max-Age=0;/)]);
    expect((await browser.get('/')).status).toBe(302);
  });
});

describe('a write', () => {
  test.for([
    ['of the shop', { origin: 'http://localhost:3000' }],
    ['of another port', { origin: 'http://localhost:3002' }],
    ['of the same name on https', { origin: 'https://localhost:3001' }],
    ['without Origin', { origin: '' }],
    ['of a sandbox', { origin: 'null' }],
    ['of the same site', { 'sec-fetch-site': 'same-site' }],
    ['typed into the address bar', { 'sec-fetch-site': 'none' }],
    ['without Sec-Fetch-Site', { 'sec-fetch-site': '' }],
  ] as const)('%s is refused', async ([, headers]) => {
    const browser = await admin.enter();
    const code = await inviteStaff(queries, { name: 'Refused', role: 'manager' });
    for (const path of ['/sign-out.data', '/passkey/register-options', ...WRITES]) {
      expect((await browser.submit(path, {}, headers)).status).toBe(403);
    }
    expect((await admin.browser().submit('/enter', { code }, headers)).status).toBe(403);
    expect((await browser.get('/')).status).toBe(200);
  });

  test('with a shopper’s cookies is refused', async () => {
    const visitor = admin.shop.visitor();
    const { headers } = await visitor.post('/api/auth/sign-up/email', {
      name: 'A shopper',
      email: 'shopper@example.com',
      password: 'correct horse battery',
    });
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    expect(cookie).toContain('session=');
    expect((await admin.browser().submit('/sign-out', {}, { cookie })).status).toBe(403);
    expect((await admin.browser().get('/', { headers: { cookie } })).status).toBe(302);
  });
});

describe('the address', () => {
  test('127.0.0.1 is sent on to localhost, where passkeys work', async () => {
    const answer = await admin.browser('http://127.0.0.1:3001').get('/enter?a=1');
    expect([answer.status, answer.headers.get('location')]).toEqual([
      307,
      `${ADMIN_ORIGIN}/enter?a=1`,
    ]);
    expect((await admin.browser('http://127.0.0.1:3001').submit('/enter', {})).status).toBe(421);
  });

  test.for(['http://shop.example.com:3001', 'http://localhost:3000', 'http://127.0.0.1:3000'])(
    'another host is refused: %s',
    async (origin) => expect((await admin.browser(origin).get('/')).status).toBe(421),
  );
});

describe('a passkey', () => {
  const key = testPasskey();

  async function signIn(origin = ADMIN_ORIGIN) {
    const browser = admin.browser();
    const options = await browser.postJson('/passkey/sign-in-options', {});
    const { challenge } = (await options.json()) as { challenge: string };
    const answer = await browser.postJson('/passkey/sign-in', key.answer({ challenge, origin }));
    return { browser, answer };
  }

  test('opens the admin the next day, without a link', async () => {
    const first = await admin.enter('Fay');
    const [fay] = await queries.select().from(staff).where(eq(staff.name, 'Fay'));
    const { id, publicKey } = key;
    const row = { id, publicKey, counter: 0, staff: fay?.id ?? '', name: 'a phone' };
    await queries.insert(staffPasskey).values(row);
    await waitSeconds(24 * HOUR_SECONDS);
    expect((await first.get('/')).status).toBe(302);
    const { browser, answer } = await signIn();
    expect(answer.status).toBe(200);
    expect(await browser.textOf('/')).toContain('Fay');
    const acts = await queries.select().from(auditLog).where(eq(auditLog.staff, row.staff));
    expect(acts.map(({ act }) => act)).toEqual(['entered', 'signed_in']);
  });

  test('that one process has asked for is taken by another while AUTH_SECRET is replaced', async () => {
    const [old, next] = ['an old secret', 'the next secret'] as const;
    const passkeysBy = (secrets: readonly [string, string]) =>
      createStaffPasskeys({ queries, secrets, origin: ADMIN_ORIGIN, name: () => '' });
    const { challenge } = passkeysBy([old, next]).signInOptions() as { challenge: string };
    const answer = key.answer({ challenge, origin: ADMIN_ORIGIN });
    const taken = await passkeysBy([next, old]).signIn(answer);
    expect(taken).toMatchObject({ passkey: key.id });
  });

  test('of another site, or of nobody here, is refused', async () => {
    expect((await signIn('http://localhost:3000')).answer.status).toBe(401);
    const { challenge } = (await (
      await admin.browser().postJson('/passkey/sign-in-options', {})
    ).json()) as { challenge: string };
    const stranger = testPasskey().answer({ challenge, origin: ADMIN_ORIGIN });
    expect((await admin.browser().postJson('/passkey/sign-in', stranger)).status).toBe(401);
    expect((await admin.browser().postJson('/passkey/sign-in', 'text')).status).toBe(401);
  });

  test('is offered to whoever is signed in, for this address, and to a device that has none of theirs', async () => {
    const browser = await admin.enter('Gil');
    await admin.enter('Hal');
    const both = await queries
      .select()
      .from(staff)
      .where(inArray(staff.name, ['Gil', 'Hal']));
    const { publicKey } = key;
    await queries.insert(staffPasskey).values(
      both.map(({ id, name }) => ({
        ...{ id: `phone-of-${name}`, publicKey, counter: 0, staff: id, name: 'a phone' },
      })),
    );
    const answer = await browser.postJson('/passkey/register-options', {});
    const options = (await answer.json()) as { challenge: string };
    expect(options).toMatchObject({
      ...{ rp: { id: 'localhost' }, user: { name: 'Gil' } },
      excludeCredentials: [{ id: 'phone-of-Gil' }],
    });
    expect((await browser.postJson('/passkey/register', {})).status).toBe(400);
    const { challenge } = options;
    const credential = testPasskey().attestation({ challenge, origin: ADMIN_ORIGIN });
    expect((await browser.postJson('/passkey/register', { credential })).status).toBe(200);
  });
});

test('pages are stored nowhere, and run no script but their own', async () => {
  const browser = await admin.enter();
  const { headers } = await browser.get('/');
  expect(headers.get('cache-control')).toContain('no-store');
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'self'; script-src 'nonce-[\w+/=]{24}' 'strict-dynamic'; .*frame-src 'self'.*frame-ancestors 'none'/,
  );
});

test('behind a proxy with https the cookie is that host’s alone', async () => {
  const behind = await testAdmin({ origin: 'https://admin.example.com' });
  const code = await inviteStaff(behind.queries, { name: 'Ann', role: 'owner', isFirst: true });
  const answer = await behind.browser().submit('/enter', { code });
  expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-admin=[\w-]+; .*Secure/);
  expect(answer.headers.get('strict-transport-security')).toBe('max-age=31536000');
  await behind.close();
});

test('the shop’s port has none of the admin’s paths', async () => {
  const visitor = admin.shop.visitor();
  const paths = ['/enter', '/welcome', '/passkey/sign-in', '/products', '/mail', '/staff'];
  for (const path of [...paths, '/products/new', '/import', '/export', '/bulk']) {
    expect((await visitor.get(path)).status, path).toBe(404);
  }
  expect((await visitor.post('/enter', 'code=x')).status).not.toBe(303);
});
