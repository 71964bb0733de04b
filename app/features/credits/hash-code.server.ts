/** Of the code of a gift card the database has the hash alone. */
import { createHash } from 'node:crypto';

/** Unsalted: a code has more than 70 bits by chance. */
export function hashGiftCardCode(code: string): string {
  return createHash('sha256').update(`gift card ${code}`).digest('base64url');
}
