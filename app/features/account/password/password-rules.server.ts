/** What a new password may not be: too short, too long, common, or what everybody knows of the account. */
import { messages } from '#app/features/account/messages/messages.ts';
import { MIN_PASSWORD_LETTERS } from '#app/features/account/password-length.ts';

/** Better Auth's own maximum. */
export const MAX_PASSWORD_LETTERS = 128;

/** A refusal by Better Auth's codes, where it has them. */
export type PasswordProblem = { code: string; message: string };

/** The words that passwords are most often made of, besides the common ones (ASVS 5.0, 6.1.2). */
export type PasswordContext = { email: string; shopName: string };

/** Without case, and without the digits and signs that are put at the end of a word. */
function stem(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}]+$/u, '');
}

function isContextWord(password: string, { email, shopName }: PasswordContext): boolean {
  const words = [email, email.split('@')[0] ?? '', shopName];
  const own = stem(password);
  return words.some((word) => password.toLowerCase() === word.toLowerCase() || own === stem(word));
}

function problem(code: keyof typeof messages.refusals): PasswordProblem {
  return { code, message: messages.refusals[code] };
}

/** Why this password is refused; null if it is not. The list of common ones is loaded with the first call. */
export async function findPasswordProblem(
  password: string,
  context: PasswordContext,
): Promise<PasswordProblem | null> {
  if (password.length < MIN_PASSWORD_LETTERS) {
    return problem('PASSWORD_TOO_SHORT');
  }
  if (password.length > MAX_PASSWORD_LETTERS) {
    return problem('PASSWORD_TOO_LONG');
  }
  if (isContextWord(password, context)) {
    return problem('PASSWORD_IS_KNOWN');
  }
  const { COMMON_PASSWORDS } = await import('./common-passwords.ts');
  if (COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase())) {
    return problem('PASSWORD_TOO_COMMON');
  }
  return null;
}
