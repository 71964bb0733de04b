/**
 * The mails with a link to a page of the account: a new password, an address to confirm, the deletion. Whoever asks
 * hears that a mail is under way; a mailbox gets it again after ten minutes, or once its link is of no use any more.
 */
import { and, eq } from 'drizzle-orm';
import {
  hashMailedSecret,
  hasRecentSecret,
  type SecretOwner,
  type SecretPurpose,
  storeMailedSecret,
} from '#app/features/account/mailed-secret.server.ts';
import { MAIL_PAUSE_SECONDS } from '#app/features/mail/mail-kinds.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import type { Queries } from '#db/database.ts';
import { user, verification } from '#db/schema/auth-schema.ts';
import { mail } from '#db/schema/mail-schema.ts';

const KINDS = {
  'reset-password': 'password_reset',
  'confirm-email': 'confirm_email',
  'delete-account': 'confirm_deletion',
} as const satisfies Record<SecretPurpose, string>;

/**
 * Stores the secret, and then queues its mail: on a cluster they lie on two nodes. Who is killed in between has made a
 * secret that nobody knows; it can be asked for again after the pause.
 */
async function sendLink(
  queries: Queries,
  purpose: SecretPurpose,
  owner: SecretOwner,
  recipient: string,
): Promise<void> {
  const secret = await queries.transaction(async (tx) => {
    // One after the other: of those who ask at the same moment one is the first.
    await tx.select({ id: user.id }).from(user).where(eq(user.id, owner.uid)).for('update');
    if (await hasRecentSecret(tx, purpose, owner, MAIL_PAUSE_SECONDS)) return null;
    return storeMailedSecret(tx, purpose, owner);
  });
  if (secret === null) return;
  const kind = KINDS[purpose];
  const hash = hashMailedSecret(purpose, secret);
  const dedupe = `${kind}:${hash}`;
  const isSecret = eq(verification.identifier, hash);
  try {
    await queueMail(queries, { shopperId: owner.uid, dedupe, kind, recipient, body: { secret } });
  } catch (error) {
    // So that it can be asked for again at once; where that fails too, after the pause.
    await queries
      .delete(verification)
      .where(isSecret)
      .catch(() => {});
    throw error;
  }
  // An account that was deleted in between has no secret any more; one that is deleted from now on takes the mail along.
  if ((await queries.$count(verification, isSecret)) === 0) {
    await queries.delete(mail).where(and(eq(mail.shopper, owner.uid), eq(mail.dedupe, dedupe)));
  }
}

type Account = { uid: string; email: string };

/** Asks the owner of an account to confirm an address: its own, or one that it is to change to. */
export function sendConfirmation(queries: Queries, { uid, email }: Account): Promise<void> {
  return sendLink(queries, 'confirm-email', { uid, email }, email);
}

/** Sends the link by which the account can be deleted. */
export function sendDeletionLink(queries: Queries, { uid, email }: Account): Promise<void> {
  return sendLink(queries, 'delete-account', { uid }, email);
}

/** Sends the link by which a new password is chosen. What is asked for from another `place` counts apart. */
export function sendResetLink(
  queries: Queries,
  { uid, email, place }: Account & { place: string },
): Promise<void> {
  return sendLink(queries, 'reset-password', { uid, place }, email);
}
