import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { rateLimit } from '#db/schema/shop-schema.ts';
import { testAuth } from '#tests/fixtures/test-auth.ts';
import { newEmail, PASSWORD } from '#tests/shop/test-visitor.ts';
import { createGuessLimiter, GUESS_LIMIT } from './guess-limit.server.ts';

const auth = await testAuth({
  guessLimit: { burst: 3, secondsEach: 5, maxWaitSeconds: 5 },
});
afterAll(auth.close);

const limiter = createGuessLimiter(auth.queries, 'a secret', GUESS_LIMIT);

let networks = 0;

/** An IPv6 address in a network that nobody has used before. */
function elsewhere(): string {
  networks += 1;
  return `2001:db8:0:${networks}::1`;
}

async function attempt(email: string, address = elsewhere()) {
  const made = await limiter.attempt(email, address);
  return made.ok ? { ...made, waitSeconds: Math.round(made.waitMs / 1_000) } : made;
}

/** Makes as many guesses as need not wait, each from another network unless an address is given. */
async function guess(email: string, address?: string): Promise<void> {
  for (let time = 1; time <= GUESS_LIMIT.burst; time += 1) {
    expect(await attempt(email, address)).toMatchObject({ ok: true, waitMs: 0 });
  }
}

/** The tests may take a few seconds of the twenty. */
const aboutTwenty = { asymmetricMatch: (seconds: number) => seconds > 10 && seconds <= 20 };

describe('guesses against one account, from many networks,', () => {
  test('wait for their turn after twenty, and then are refused with the time to the next', async () => {
    const email = newEmail();
    await guess(email);
    expect(await attempt(email)).toMatchObject({ ok: true, waitSeconds: aboutTwenty });
    for (const same of [email, email.toUpperCase()]) {
      expect(await attempt(same)).toMatchObject({ ok: false, waitSeconds: aboutTwenty });
    }
    expect(await attempt(newEmail())).toMatchObject({ ok: true, waitMs: 0 });
  });

  test('concurrent ones too', async () => {
    const email = newEmail();
    const all = await Promise.all(Array.from({ length: 30 }, () => attempt(email)));
    expect(all.filter((one) => one.ok && one.waitMs === 0)).toHaveLength(20);
    expect(all.filter(({ ok }) => ok)).toHaveLength(21);
  });

  test('leave their owner alone in a network that has signed in before', async () => {
    const [email, home] = [newEmail(), '2001:db8:1:1::1'];
    await limiter.remember(email, home);
    await guess(email);
    await attempt(email);
    expect(await attempt(email)).toMatchObject({ ok: false });
    expect(await attempt(email, '2001:db8:1:1::2')).toMatchObject({ ok: true, waitMs: 0 });
  });

  test('do not lose their turn to attempts that succeed, whose network is known from then', async () => {
    const [email, home] = [newEmail(), elsewhere()];
    for (let time = 1; time <= 30; time += 1) {
      const made = await attempt(email, time === 1 ? home : elsewhere());
      expect(made).toMatchObject({ ok: true, waitMs: 0 });
      if (made.ok) await made.succeeded();
    }
    await guess(email);
    expect(await attempt(email)).toMatchObject({ ok: true, waitSeconds: aboutTwenty });
    expect(await attempt(email, home)).toMatchObject({ ok: true, waitMs: 0 });
  });
});

test('guesses from a network that has signed in before are slowed down by themselves', async () => {
  const [email, home] = [newEmail(), elsewhere()];
  await limiter.remember(email, home);
  await guess(email, home);
  expect(await attempt(email, home)).toMatchObject({ ok: true, waitSeconds: aboutTwenty });
  expect(await attempt(email)).toMatchObject({ ok: true, waitMs: 0 });
});

test('what is stored of attempts names neither the e-mail nor the address', async () => {
  const email = newEmail();
  await limiter.remember(email, '203.0.113.77');
  await attempt(email, '203.0.113.77');
  const rows = await auth.queries
    .select()
    .from(rateLimit)
    .where(sql`${rateLimit.key} like '%guess%'`);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/@|203\.0\.113\.77/);
});

describe('signing in', () => {
  test('waits for its turn, is refused past that, and goes on where the owner registered', async () => {
    const home = elsewhere();
    const { email } = await auth.register(home);
    const guessFrom = (address: string) => auth.signIn(email, 'a wrong password', { address });
    const began = performance.now();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => guessFrom(elsewhere())).concat(
        auth.signIn(email, PASSWORD, { address: home }),
      ),
    );
    expect(performance.now() - began).toBeGreaterThan(4_000);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200, 401, 401, 401, 401, 429, 429,
    ]);
    expect(answers.at(-1)?.status).toBe(200);
    for (const refused of answers.filter(({ status }) => status === 429)) {
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
      expect(await refused.json()).toEqual({
        message: 'Too many requests. Please try again later.',
      });
    }
    expect(auth.takeLogged().filter(({ outcome }) => outcome === 'limited')).toHaveLength(2);
    const away = await auth.signIn(email, PASSWORD, { address: elsewhere() });
    expect(away.status).toBe(200);
  });
});
