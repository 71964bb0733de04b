import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { passkey, session } from '#db/schema/auth-schema.ts';
import { testAccounts } from '#tests/fixtures/test-account.ts';
import { cookieOf } from '#tests/fixtures/test-auth.ts';
import { testPasskey } from '#tests/fixtures/test-passkey.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { CHALLENGE_SECONDS, createChallenges } from './challenge.server.ts';
import { insertPasskey, MAX_PASSKEYS } from './passkey-store.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;
const accounts = testAccounts(shop);
beforeEach(() => void shop.takeLogged());

const url = new URL('http://localhost/api/auth/passkey/sign-in');

/** An account with a passkey. */
async function registerWithPasskey() {
  const account = await accounts.register();
  const key = testPasskey();
  const row = { id: key.id, uid: account.uid, name: 'phone', publicKey: key.publicKey };
  await insertPasskey(queries, { ...row, counter: 0, transports: ['internal'] });
  return { ...account, key };
}

function signIn(body: unknown, cookie = ''): Promise<Response> {
  const headers = { host: 'localhost', origin: url.origin, ...(cookie && { cookie }) };
  const request = new Request(url, { method: 'POST', headers });
  return shop.auth.passkeys.signIn(request, body, '192.0.2.1');
}

const newChallenge = () => shop.auth.passkeys.options(url).challenge;

describe('signing in with a passkey', () => {
  test('gives a session of its account, ends the one before and notes the use', async () => {
    const { uid, email, key, cookie } = await registerWithPasskey();
    const answer = await signIn(key.answer({ challenge: newChallenge() }), cookie);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ user: { id: uid, email } });
    expect(await accounts.sessionOf(cookieOf(answer))).toMatchObject({ uid, isRecent: true });
    expect(await accounts.sessionOf(cookie)).toBeNull();
    const [row] = await queries.select().from(passkey).where(eq(passkey.id, key.id));
    expect(row?.usedAt).toBeInstanceOf(Date);
  });

  test('from a new device is notified by mail', async () => {
    const { uid, key } = await registerWithPasskey();
    await signIn(key.answer({ challenge: newChallenge() }));
    expect(await accounts.mailsTo(uid, 'new_sign_in')).toHaveLength(1);
  });

  test('uses a challenge of the shop, once', async () => {
    const { key } = await registerWithPasskey();
    const answer = key.answer({ challenge: newChallenge() });
    expect((await signIn(answer)).status).toBe(200);
    expect((await signIn(answer)).status).toBe(401);
    const own = Buffer.alloc(52, 1).toString('base64url');
    expect((await signIn(key.answer({ challenge: own }))).status).toBe(401);
  });

  test('is refused from another site, with another key and after a counter went back', async () => {
    const { uid, key } = await registerWithPasskey();
    const elsewhere = key.answer({ challenge: newChallenge(), origin: 'https://evil.example' });
    expect((await signIn(elsewhere)).status).toBe(401);
    const forged = { ...testPasskey().answer({ challenge: newChallenge() }), id: key.id };
    expect((await signIn({ ...forged, rawId: key.id })).status).toBe(401);
    expect((await signIn(key.answer({ challenge: newChallenge(), counter: 7 }))).status).toBe(200);
    expect((await signIn(key.answer({ challenge: newChallenge(), counter: 7 }))).status).toBe(401);
    expect((await signIn(key.answer({ challenge: newChallenge(), counter: 8 }))).status).toBe(200);
    expect(await queries.$count(session, eq(session.userId, uid))).toBe(3);
  });

  test.for([null, {}, 'text', { id: 'x' }, { id: 'x', rawId: 'x', type: 'public-key' }])(
    'is refused for what is no answer of a browser: %j',
    async (body) => {
      const answer = await signIn(body);
      expect(answer.status).toBe(401);
      expect(await answer.json()).toEqual({
        code: 'INVALID_PASSKEY',
        message: 'This passkey did not work. Sign in with your password.',
      });
    },
  );

  test('is over when the passkey is removed', async () => {
    const { session: own, key } = await registerWithPasskey();
    await shop.accounts.renamePasskey(own, { id: key.id, name: 'lost phone' });
    expect((await shop.accounts.overview(own)).passkeys).toMatchObject([{ name: 'lost phone' }]);
    await shop.accounts.removePasskey(own, key.id);
    expect((await signIn(key.answer({ challenge: newChallenge() }))).status).toBe(401);
  });

  test('of one account is out of reach of another', async () => {
    const { session: own, key } = await registerWithPasskey();
    const other = await accounts.register();
    await shop.accounts.renamePasskey(other.session, { id: key.id, name: 'mine' });
    await shop.accounts.removePasskey(other.session, key.id);
    expect((await shop.accounts.overview(own)).passkeys).toMatchObject([{ name: 'phone' }]);
    expect((await signIn(key.answer({ challenge: newChallenge() }))).status).toBe(200);
  });
});

describe('a challenge', () => {
  const challenges = createChallenges(queries, ['a secret']);

  test('serves its own purpose for a quarter of an hour', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const challenge = challenges.make('register ann');
    expect(challenges.isOpen('register ann', challenge)).toBe(true);
    expect(challenges.isOpen('register bob', challenge)).toBe(false);
    expect(createChallenges(queries, ['another']).isOpen('register ann', challenge)).toBe(false);
    const replaced = createChallenges(queries, ['another', 'a secret']);
    expect(replaced.isOpen('register ann', challenge)).toBe(true);
    for (const wrong of ['', 'AAAA', `${challenge}A`, challenge.slice(0, -4)]) {
      expect(challenges.isOpen('register ann', wrong)).toBe(false);
    }
    vi.setSystemTime(Date.now() + CHALLENGE_SECONDS * 1_000);
    expect(challenges.isOpen('register ann', challenge)).toBe(false);
    vi.useRealTimers();
  });
});

describe('adding a passkey', () => {
  const place = { url, shopName: 'Basket' };

  test('asks the browser for one that can be found without an e-mail, and for none twice', async () => {
    const { session: own, key } = await registerWithPasskey();
    expect(await shop.accounts.passkeys.options(own, place)).toMatchObject({
      value: {
        rp: { id: 'localhost', name: 'Basket' },
        user: { name: own.email },
        excludeCredentials: [{ id: key.id }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      },
    });
  });

  test('is refused for what is no answer of a browser', async () => {
    const { session: own } = await accounts.register();
    const credential = testPasskey().answer({ challenge: newChallenge() });
    const attested = { ...credential.response, attestationObject: 'oA', transports: [] };
    for (const body of [
      null,
      {},
      { credential },
      { credential: { ...credential, response: attested } },
    ]) {
      const added = await shop.accounts.passkeys.register(own, { body, url, userAgent: null });
      expect(added).toMatchObject({ ok: false, refusal: { code: 'INVALID_PASSKEY' } });
    }
  });

  test(`is refused past ${MAX_PASSKEYS}`, async () => {
    const { uid, session: own } = await accounts.register();
    for (let n = 1; n <= MAX_PASSKEYS; n += 1) {
      const row = { id: `${uid}-${n}`, uid, name: 'x', publicKey: 'x', counter: 0 };
      await insertPasskey(queries, { ...row, transports: [] });
    }
    expect(await shop.accounts.passkeys.options(own, place)).toMatchObject({
      refusal: { code: 'TOO_MANY_PASSKEYS' },
    });
  });
});
