/**
 * A guest has a secret in its cookie; the database has its hash alone. The id is that hash: computed, not looked up,
 * since a column for the secret would need a unique index that shards cannot keep.
 */
import { createHash, randomBytes } from 'node:crypto';

/** A fresh secret for a guest's cookie. */
export function makeGuestSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The guest's id: a hash, so that neither the database nor a log reveals a cookie. */
export function guestIdOf(secret: string): string {
  return `guest_${createHash('sha256').update(secret).digest('base64url')}`;
}

/** Whether an id of a shopper is a guest's, and not an account's. */
export function isGuestId(id: string): boolean {
  return /^guest_[\w-]{43}$/.test(id);
}
