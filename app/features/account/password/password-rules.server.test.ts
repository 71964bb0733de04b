import { describe, expect, test } from 'vitest';
import { COMMON_PASSWORDS } from './common-passwords.ts';
import { findPasswordProblem } from './password-rules.server.ts';

const context = { email: 'ann.miller@example.com', shopName: 'Paper & Ink' };

async function codeOf(password: string): Promise<string | undefined> {
  return (await findPasswordProblem(password, context))?.code;
}

describe('a new password', () => {
  test.for(['password', '12345678', 'iloveyou', 'Trustno1', 'QWERTYUIOP'])(
    'is refused when it is one of the commonest: %s',
    async (password) => {
      expect(await codeOf(password)).toBe('PASSWORD_TOO_COMMON');
    },
  );

  test.for([
    'ann.miller@example.com',
    'Ann.Miller@Example.com',
    'ann.miller',
    'Ann.Miller2026!',
    'paper & ink',
    'Paper & Ink 99',
  ])('is refused when it is the e-mail, its name or the shop: %s', async (password) => {
    expect(await codeOf(password)).toBe('PASSWORD_IS_KNOWN');
  });

  test('has eight letters at least and 128 at most', async () => {
    expect(await codeOf('kd8-f2q')).toBe('PASSWORD_TOO_SHORT');
    expect(await codeOf('kd8-f2qz')).toBeUndefined();
    expect(await codeOf('ö'.repeat(128))).toBeUndefined();
    expect(await codeOf('ö'.repeat(129))).toBe('PASSWORD_TOO_LONG');
  });

  test.for([
    'correct horse battery',
    'ann.miller and her dog',
    '        spaces',
    'パスワードは長い',
  ])('may be anything else: %s', async (password) => {
    expect(await codeOf(password)).toBeUndefined();
  });
});

test('the list has 3,000 passwords that are long enough', () => {
  expect(COMMON_PASSWORDS.size).toBe(3_000);
  for (const password of COMMON_PASSWORDS) expect(password).toMatch(/^[^\sA-Z]{8,}$/);
});
