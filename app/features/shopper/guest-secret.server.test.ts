import { expect, test } from 'vitest';
import { guestIdOf, makeGuestSecret } from './guest-secret.server.ts';

test("a guest's id is the same for the same secret and does not give it away", () => {
  const secret = makeGuestSecret();
  expect(secret).toMatch(/^[\w-]{43}$/);
  expect(guestIdOf(secret)).toBe(guestIdOf(secret));
  expect(guestIdOf(secret)).not.toContain(secret);
  expect(guestIdOf(makeGuestSecret())).not.toBe(guestIdOf(secret));
});
