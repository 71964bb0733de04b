import { afterAll, expect, test } from 'vitest';
import { testAccounts } from '#tests/fixtures/test-account.ts';
import { testServices } from '#tests/shop/test-services.ts';
import { PASSWORD } from '#tests/shop/test-visitor.ts';
import { createGuessLimiter } from './guess-limit.server.ts';
import { verifyOwnPassword } from './own-password.server.ts';

const shop = await testServices();
afterAll(shop.close);
const { queries } = shop;

test('a password is guessed from a session no more often than at a sign-in', async () => {
  const { uid, email } = await testAccounts(shop).register();
  const limit = { burst: 1, secondsEach: 60, maxWaitSeconds: 0 };
  const parts = { queries, guesses: createGuessLimiter(queries, 'a secret', limit) };
  const guess = (password: string) =>
    verifyOwnPassword(parts, { uid, email }, { password, clientAddress: '192.0.2.1' });
  expect(await guess('not the password')).toMatchObject({ refusal: { status: 401 } });
  expect(await guess(PASSWORD)).toMatchObject({ refusal: { status: 429 } });
});
