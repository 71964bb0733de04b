import { monitorEventLoopDelay } from 'node:perf_hooks';
import { hashPassword as hashScrypt } from 'better-auth/crypto';
import { describe, expect, test } from 'vitest';
import { hashPassword, isOutdatedHash, verifyPassword } from './password-hash.server.ts';
import { ownersTurn } from './password-turns.ts';

const PASSWORD = 'correct horse battery';
const turn = ownersTurn('an account');

describe('a password', () => {
  test('is stored as Argon2id with 19 MiB and two passes, salted each time', async () => {
    const [one, other] = await Promise.all([
      hashPassword(PASSWORD, turn),
      hashPassword(PASSWORD, turn),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(isOutdatedHash(one)).toBe(false);
  });

  test('is verified exactly, and however its letters are composed', async () => {
    const hash = await hashPassword('Äpfel und Birnen', turn);
    expect(await verifyPassword(hash, 'Äpfel und Birnen'.normalize('NFD'), turn)).toBe(true);
    for (const wrong of ['äpfel und birnen', 'Äpfel und Birnen ', 'Äpfel und Birne', '']) {
      expect(await verifyPassword(hash, wrong, turn)).toBe(false);
    }
  });

  test('of an earlier release is verified by scrypt, and outdated', async () => {
    const hash = await hashScrypt(PASSWORD);
    expect(isOutdatedHash(hash)).toBe(true);
    expect(await verifyPassword(hash, PASSWORD, turn)).toBe(true);
    expect(await verifyPassword(hash, `${PASSWORD}.`, turn)).toBe(false);
  });

  test('is not verified by a hash that was cut', async () => {
    const hash = await hashPassword(PASSWORD, turn);
    expect(await verifyPassword(hash.slice(0, -10), PASSWORD, turn)).toBe(false);
  });
});

test('hashing leaves the event loop free', async () => {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  await Promise.all(Array.from({ length: 12 }, () => hashPassword(PASSWORD, turn)));
  const tookMs = performance.now() - began;
  delay.disable();
  expect(delay.percentile(50) / 1e6).toBeLessThan(tookMs / 12);
});
