/** An e-mail that a guest types into a form: the rules of both halves. */
import * as z from 'zod/mini';

/** RFC 5321: no longer address is delivered to. */
const MAX_EMAIL_LETTERS = 254;

const emailSchema = z.email().check(z.maxLength(MAX_EMAIL_LETTERS));

/** Null for an empty field: no mail is wanted. Undefined for what is no address. */
export function readEmailField(text: unknown): string | null | undefined {
  if (typeof text !== 'string') return undefined;
  const typed = text.trim();
  if (typed === '') return null;
  return emailSchema.safeParse(typed).success ? typed : undefined;
}
