/** A guest has a secret in its cookie; the database has its hash alone (docs/decisions/003). */
import { createHash, randomBytes } from 'node:crypto';

/** A fresh secret for a guest's cookie. */
export function makeGuestSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The guest's id: a hash, so that neither the database nor a log reveals a cookie. */
export function guestIdOf(secret: string): string {
  return `guest_${createHash('sha256').update(secret).digest('base64url')}`;
}
