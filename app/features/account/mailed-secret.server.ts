/**
 * Secrets that are sent by mail, each in a link. The database has a hash of them alone. A link leads to a
 * page with a button: opening it reads the secret and spends nothing, since mail scanners open links.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { SECRET_SECONDS } from '#app/features/mail/mail-kinds.ts';
import type { Queries } from '#db/database.ts';
import { verification } from '#db/schema/auth-schema.ts';

/** Better Auth makes those of resets, and stores them as `hashMailedSecret` does. */
export type SecretPurpose = 'reset-password' | 'confirm-email' | 'delete-account';

const SECRET_BYTES = 24;

/** No secret is longer; a longer one is not looked up. */
export const MAX_SECRET_LETTERS = 100;

/** How long each is of use: as long as the mail that has it may still be sent. */
export const SECRET_LIFETIME_SECONDS: Record<SecretPurpose, number> = {
  'reset-password': SECRET_SECONDS.password_reset ?? 0,
  'confirm-email': SECRET_SECONDS.confirm_email ?? 0,
  'delete-account': SECRET_SECONDS.confirm_deletion ?? 0,
};

/** As Better Auth's `storeIdentifier: 'hashed'` computes it. */
export function hashMailedSecret(purpose: SecretPurpose, secret: string): string {
  return createHash('sha256').update(`${purpose}:${secret}`).digest('base64url');
}

/** Stores a new secret of this account, with the address that it is about, and returns it. */
export async function storeMailedSecret(
  queries: Queries,
  purpose: Exclude<SecretPurpose, 'reset-password'>,
  { uid, email }: { uid: string; email?: string },
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await queries.insert(verification).values({
    id: randomUUID(),
    identifier: hashMailedSecret(purpose, secret),
    value: email === undefined ? uid : `${uid} ${email}`,
    expiresAt: sql`now() + make_interval(secs => ${SECRET_LIFETIME_SECONDS[purpose]})`,
  });
  return secret;
}

/** Whose secret this is, and about which address; null if there is none, or it has expired. */
export async function readMailedSecret(
  queries: Queries,
  purpose: SecretPurpose,
  secret: string,
): Promise<{ uid: string; email: string | null } | null> {
  if (secret.length > MAX_SECRET_LETTERS) return null;
  const isIt = eq(verification.identifier, hashMailedSecret(purpose, secret));
  const [row] = await queries
    .select({ value: verification.value })
    .from(verification)
    .where(and(isIt, gt(verification.expiresAt, sql`now()`)));
  const [uid, email = null] = row?.value.split(' ') ?? [];
  return uid === undefined ? null : { uid, email };
}
