import { hashPassword as hashScrypt } from 'better-auth/crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { account } from '#db/schema/auth-schema.ts';
import { testAuth } from '#tests/fixtures/test-auth.ts';
import { newEmail, PASSWORD } from '#tests/shop/test-visitor.ts';

const auth = await testAuth();
afterAll(auth.close);
const { queries } = auth;
beforeEach(() => void auth.takeLogged());

async function storedHash(uid: string): Promise<string | null | undefined> {
  const rows = await queries.select().from(account).where(eq(account.userId, uid));
  return rows[0]?.password;
}

/** As an earlier release stored the password. */
async function storeScrypt(uid: string): Promise<string> {
  const password = await hashScrypt(PASSWORD);
  await queries.update(account).set({ password }).where(eq(account.userId, uid));
  return password;
}

describe('the hash of a password', () => {
  test('is Argon2id', async () => {
    const { uid } = await auth.register();
    expect(await storedHash(uid)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('of an earlier release is replaced by the first sign-in with the right password', async () => {
    const { uid, email } = await auth.register();
    const old = await storeScrypt(uid);
    expect((await auth.signIn(email, 'a wrong password')).status).toBe(401);
    expect(await storedHash(uid)).toBe(old);
    expect((await auth.signIn(email, PASSWORD)).status).toBe(200);
    expect(await storedHash(uid)).toMatch(/^\$argon2id\$/);
    expect((await auth.signIn(email, PASSWORD)).status).toBe(200);
  });
});

test('a refused sign-in takes a quarter of a second at least, whoever has an account', async () => {
  const [known, old] = [await auth.register(), await auth.register()];
  await storeScrypt(old.uid);
  for (const email of [newEmail(), known.email, old.email]) {
    const began = performance.now();
    expect((await auth.signIn(email, 'a wrong password')).status).toBe(401);
    expect(performance.now() - began).toBeGreaterThan(245);
  }
});

describe('the log has one line', () => {
  const client = { client: '192.0.2.7' };

  test('of a registration and of a sign-in, with the account', async () => {
    const { uid, email } = await auth.register('192.0.2.7');
    await auth.signIn(email, PASSWORD, { address: '192.0.2.7' });
    expect(auth.takeLogged()).toMatchObject([
      { ...client, level: 30, event: 'registration', outcome: 'succeeded', account: uid },
      { ...client, level: 30, event: 'sign-in', outcome: 'succeeded', account: uid },
    ]);
  });

  test('of an attempt that failed, with a hash of the e-mail that is the same each time', async () => {
    const { email } = await auth.register();
    auth.takeLogged();
    await auth.signIn(email, 'a wrong password', { address: '192.0.2.7' });
    await auth.signIn(email.toUpperCase(), 'a wrong password', { address: '192.0.2.7' });
    await auth.signIn(newEmail(), 'a wrong password', { address: '192.0.2.7' });
    const lines = auth.takeLogged();
    const failed = { ...client, level: 40, event: 'sign-in', outcome: 'failed' };
    expect(lines).toMatchObject([failed, failed, failed]);
    const [one, same, other] = lines.map(({ emailHash }) => emailHash);
    expect(one).toMatch(/^[\w-]{22}$/);
    expect(same).toBe(one);
    expect(other).not.toBe(one);
    expect(JSON.stringify(lines)).not.toMatch(/@|password/);
  });

  test('of a registration that was refused', async () => {
    const { email } = await auth.register();
    auth.takeLogged();
    await auth.post('sign-up/email', { email, password: PASSWORD });
    expect(auth.takeLogged()).toMatchObject([{ event: 'registration', outcome: 'failed' }]);
  });
});
