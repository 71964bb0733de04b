/** Asks the owner of an account to confirm an address: its own, or one that it is to change to. */
import { hashMailedSecret, storeMailedSecret } from '#app/features/account/mailed-secret.server.ts';
import { queueMail } from '#app/features/mail/queue-mail.server.ts';
import type { Queries } from '#db/database.ts';

/** Queues the mail with its secret, both or neither. */
export async function sendConfirmation(
  queries: Queries,
  account: { uid: string; email: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    const secret = await storeMailedSecret(tx, 'confirm-email', account);
    await queueMail(tx, {
      shopperId: account.uid,
      dedupe: `confirm_email:${hashMailedSecret('confirm-email', secret)}`,
      kind: 'confirm_email',
      recipient: account.email,
      body: { secret },
    });
  });
}

/** Queues the mail by whose link the account can be deleted, with its secret. */
export async function sendDeletionLink(
  queries: Queries,
  { uid, email }: { uid: string; email: string },
): Promise<void> {
  await queries.transaction(async (tx) => {
    const secret = await storeMailedSecret(tx, 'delete-account', { uid });
    await queueMail(tx, {
      shopperId: uid,
      dedupe: `confirm_deletion:${hashMailedSecret('delete-account', secret)}`,
      kind: 'confirm_deletion',
      recipient: email,
      body: { secret },
    });
  });
}
