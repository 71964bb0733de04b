/** Many wrong passwords at once keep neither owners nor newcomers waiting: the log has the order in which they were answered. */
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testAuth } from '#tests/fixtures/test-auth.ts';
import { newEmail, PASSWORD } from '#tests/shop/test-visitor.ts';

const auth = await testAuth();
afterAll(auth.close);

const GUESSES = 40;
const HOME = '192.0.2.77';

const victims = await Promise.all(Array.from({ length: GUESSES }, () => auth.register()));
beforeEach(() => void auth.takeLogged());

/** Each at another account, from another network. */
function guessAll() {
  return victims.map(({ email }, number) =>
    auth.signIn(email, 'a wrong password', { address: `198.51.100.${number}` }),
  );
}

/** How many of the guesses were verified before what is asked behind them all. */
async function guessesBefore(ask: () => Promise<Response>): Promise<number> {
  const guesses = guessAll();
  const answer = await ask();
  expect(answer.status).toBe(200);
  await Promise.all(guesses);
  const outcomes = auth.takeLogged().map(({ outcome }) => outcome);
  expect(outcomes.filter((outcome) => outcome === 'failed')).toHaveLength(GUESSES);
  return outcomes.indexOf('succeeded');
}

test.each([
  [
    'an owner in a network of the account',
    async () => {
      const { email } = await auth.register(HOME);
      return () => auth.signIn(email, PASSWORD, { address: HOME });
    },
  ],
  [
    'an owner with a browser of the account, in a network that is not',
    async () => {
      const { email, cookie } = await auth.register(HOME);
      return () => auth.signIn(email, PASSWORD, { address: '203.0.113.7', cookie });
    },
  ],
  [
    'somebody who registers',
    async () => {
      const credentials = { email: newEmail(), password: PASSWORD };
      return () => auth.post('sign-up/email', credentials, { address: '203.0.113.8' });
    },
  ],
])('%s goes before the guesses that wait', async (_who, prepare) => {
  const ask = await prepare();
  auth.takeLogged();
  expect(await guessesBefore(ask)).toBeLessThan(GUESSES / 2);
});

test('without either, one waits as the guesses do, which wait for nobody twice', async () => {
  const { email } = await auth.register(HOME);
  auth.takeLogged();
  const before = await guessesBefore(() =>
    auth.signIn(email, PASSWORD, { address: '203.0.113.9' }),
  );
  expect(before).toBeGreaterThan(GUESSES / 2);
});
