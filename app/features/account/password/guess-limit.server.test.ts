import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { callRate } from '#db/schema.ts';
import { testAuth } from '#tests/test-auth.ts';
import { newEmail, PASSWORD } from '#tests/test-visitor.ts';

const LIMIT = { burst: 3, secondsEach: 2, maxWaitSeconds: 2 };

const auth = await testAuth({ guessLimit: LIMIT });
afterAll(auth.close);

let networks = 0;

/** An address that nobody has used before. */
function elsewhere(): string {
  networks += 1;
  return `198.51.100.${networks}`;
}

async function timed(email: string, password: string, address: string) {
  const began = performance.now();
  const response = await auth.signIn(email, password, { address });
  return { response, status: response.status, tookMs: performance.now() - began };
}

/** As many guesses as are free, each from another network. */
async function guess(email: string): Promise<void> {
  const guesses = Array.from({ length: LIMIT.burst }, () =>
    timed(email, 'a wrong password', elsewhere()),
  );
  expect((await Promise.all(guesses)).map(({ status }) => status)).toEqual([401, 401, 401]);
}

describe('guesses against one account, from many networks,', () => {
  test('wait for their turn, and for no other account', async () => {
    const [one, other] = [await auth.register(), await auth.register()];
    await guess(one.email);
    const next = await timed(one.email, 'a wrong password', elsewhere());
    expect(next.status).toBe(401);
    expect(next.tookMs).toBeGreaterThan(1_000);
    const own = await timed(other.email, PASSWORD, elsewhere());
    expect(own).toMatchObject({ status: 200 });
    expect(own.tookMs).toBeLessThan(1_000);
  });

  test('that are too many to wait are refused, and told for how long', async () => {
    const { email } = await auth.register();
    await guess(email);
    auth.takeLogged();
    const more = await Promise.all(
      Array.from({ length: 6 }, () => timed(email, 'a wrong password', elsewhere())),
    );
    const refused = more.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(4);
    for (const { response } of refused) {
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(await response.json()).toEqual({
        message: 'Too many requests. Please try again later.',
      });
    }
    const limited = auth.takeLogged().filter(({ outcome }) => outcome === 'limited');
    expect(limited).toHaveLength(refused.length);
  });

  test('do not lock its owner out: not where they have registered, nor elsewhere', async () => {
    const home = elsewhere();
    const { email } = await auth.register(home);
    await guess(email);
    const guesses = Promise.all(
      Array.from({ length: 6 }, () => timed(email, 'a wrong password', elsewhere())),
    );
    const atHome = await timed(email, PASSWORD, home);
    expect(atHome.status).toBe(200);
    expect(atHome.tookMs).toBeLessThan(1_000);
    await guesses;
    const away = await timed(email, PASSWORD, elsewhere());
    expect(away.status).toBe(200);
    expect(away.tookMs).toBeGreaterThan(500);
  });

  test('are slowed down for an e-mail without an account too', async () => {
    const email = newEmail();
    await guess(email);
    expect((await timed(email, PASSWORD, elsewhere())).tookMs).toBeGreaterThan(1_000);
  });
});

test('guesses from a network that the owner has used are slowed down by themselves', async () => {
  const home = '2001:db8:1:2::1';
  const { email } = await auth.register();
  await auth.signIn(email, PASSWORD, { address: home });
  for (let time = 1; time <= 3; time += 1) {
    await timed(email, 'a wrong password', `2001:db8:1:2::${time}`);
  }
  const next = await timed(email, 'a wrong password', '2001:db8:1:2::9');
  expect(next.tookMs).toBeGreaterThan(1_000);
});

test('attempts with the right password use up nothing', async () => {
  const { email } = await auth.register();
  for (let time = 1; time <= 8; time += 1) {
    const { status, tookMs } = await timed(email, PASSWORD, elsewhere());
    expect(status).toBe(200);
    expect(tookMs).toBeLessThan(1_000);
  }
});

test('what is stored of attempts names neither the e-mail nor the address', async () => {
  const { email } = await auth.register('203.0.113.77');
  await auth.signIn(email, PASSWORD, { address: '203.0.113.77' });
  const rows = await auth.queries
    .select()
    .from(callRate)
    .where(sql`${callRate.key} like '%guess%'`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/@|203\.0\.113\.77/);
});
