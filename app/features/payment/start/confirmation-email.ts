/** The address that a guest may give for the confirmation (docs/decisions/050): the rules of both halves. */
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

/** The field's name in the form without scripts. */
export const EMAIL_FIELD = 'confirmation-email';

/** The query of the payment page after the form: `saved` or `malformed`. */
export const EMAIL_QUERY = 'email';
