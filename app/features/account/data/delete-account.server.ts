/** Deleting an account: the books stay, the person is forgotten (db/functions/delete_account.sql). */
import { hashMailedSecret } from '#app/features/account/mailed-secret.server.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';

/** What came of it; all but `deleted` leave the account as it is. */
export type Deletion = 'deleted' | 'payment_open' | 'refund_due' | 'gone';

const write = sqlFunction<[uid: string, secretHash: string], Deletion>('delete_account', 2);

/** Deletes the account by the secret of the mail that asked for it. */
export function deleteAccount(queries: Queries, uid: string, secret: string): Promise<Deletion> {
  return write(queries, uid, hashMailedSecret('delete-account', secret));
}
