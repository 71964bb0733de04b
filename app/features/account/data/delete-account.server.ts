/** Deleting an account: the books stay, the person is forgotten (db/functions/account/delete_account.sql). */
import * as z from 'zod';
import { hashMailedSecret, readMailedSecret } from '#app/features/account/mailed-secret.server.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';

/** What came of it; all but `deleted` leave the account as it is. */
const deletionSchema = z.enum(['deleted', 'payment_open', 'refund_due', 'gone']);

export type Deletion = z.infer<typeof deletionSchema>;

const write = sqlFunction<[uid: string, secretHash: string], Deletion>(
  'delete_account',
  2,
  deletionSchema,
);

/** Deletes the account by the secret of the mail that asked for it. */
export type DeleteAccount = (uid: string, secret: string) => Promise<Deletion>;

type Parts = {
  queries: Queries;
  /** Gives up, at the provider first, what this shopper has not paid; what turns out to be paid is settled. */
  endUnpaid(shopper: string): Promise<void>;
  /** Forgets at once whom no order needs any more. */
  forgetContacts(): Promise<void>;
};

export function createDeleteAccount({ queries, endUnpaid, forgetContacts }: Parts): DeleteAccount {
  return async (uid, secret) => {
    const found = await readMailedSecret(queries, 'delete-account', secret);
    if (found?.uid !== uid) return 'gone';
    await endUnpaid(uid);
    const deletion = await write(queries, uid, hashMailedSecret('delete-account', secret));
    if (deletion === 'deleted') await forgetContacts();
    return deletion;
  };
}
