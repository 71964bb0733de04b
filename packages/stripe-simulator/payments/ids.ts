/** Identifiers and secrets in Stripe's form: a prefix and random letters and digits. */
import { createHash, randomFillSync, timingSafeEqual } from 'node:crypto';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new identifier such as `pi_` followed by 24 random letters and digits. */
export function newId(prefix: 'pi' | 'pm' | 'ch' | 're' | 'du' | 'evt' | 'req' | 'src'): string {
  return `${prefix}_${randomText(24)}`;
}

/** The secret that lets a browser pay this one intent. */
export function newClientSecret(paymentIntentId: string): string {
  return `${paymentIntentId}_secret_${randomText(25)}`;
}

/** Whether two secrets are equal, compared in constant time. */
export function isSameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Bytes from here on are skipped, so that every letter and digit is equally likely. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** Random bytes drawn in advance: each draw is a call of the operating system. */
const drawn = Buffer.alloc(4_096);
let used = drawn.length;

function randomByte(): number {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += 1;
  return drawn.readUInt8(used - 1);
}

function randomText(length: number): string {
  let text = '';
  while (text.length < length) {
    const byte = randomByte();
    if (byte < FAIR_BYTES) text += ALPHABET[byte % ALPHABET.length];
  }
  return text;
}
