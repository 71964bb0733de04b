/** Confirming an address by the link of a mail (db/functions/confirm_email.sql). */
import * as z from 'zod';
import { hashMailedSecret } from '#app/features/account/mailed-secret.server.ts';
import type { Queries } from '#db/database.ts';
import { sqlFunction } from '#db/sql-function.ts';

/** `taken`: another account has the address. `gone`: the secret is none of this account, or no longer. */
const confirmationSchema = z.enum(['confirmed', 'changed', 'taken', 'gone']);

export type Confirmation = z.infer<typeof confirmationSchema>;

const write = sqlFunction<[uid: string, secretHash: string], Confirmation>(
  'confirm_email',
  2,
  confirmationSchema,
);

/** Confirms the address that the secret was sent to, which becomes the account's own. */
export function confirmEmail(queries: Queries, uid: string, secret: string): Promise<Confirmation> {
  return write(queries, uid, hashMailedSecret('confirm-email', secret));
}
