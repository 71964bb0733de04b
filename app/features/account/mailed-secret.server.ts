/**
 * Secrets that are sent by mail, each in a link. The database has a hash of them alone. A link leads to a
 * page with a button: opening it reads the secret and spends nothing, since mail scanners open links.
 */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import { SECRET_SECONDS } from '#app/features/mail/mail-kinds.ts';
import type { Queries } from '#db/database.ts';
import { verification } from '#db/schema/auth-schema.ts';

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

export function hashMailedSecret(purpose: SecretPurpose, secret: string): string {
  return createHash('sha256').update(`${purpose}:${secret}`).digest('base64url');
}

/**
 * Whose a secret is, and the address that it is about. `place` is from where it was asked for, as far as that counts
 * apart.
 */
export type SecretOwner = { uid: string; email?: string; place?: string };

const ownerValue = ({ uid, email }: SecretOwner) => (email === undefined ? uid : `${uid} ${email}`);

const idOf = (purpose: SecretPurpose, { place = 'account' }: SecretOwner) => `${purpose} ${place} `;

/** Stores a new secret, and returns it. */
export async function storeMailedSecret(
  queries: Queries,
  purpose: SecretPurpose,
  owner: SecretOwner,
): Promise<string> {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  await queries.insert(verification).values({
    id: `${idOf(purpose, owner)}${randomUUID()}`,
    identifier: hashMailedSecret(purpose, secret),
    value: ownerValue(owner),
    expiresAt: sql`now() + make_interval(secs => ${SECRET_LIFETIME_SECONDS[purpose]})`,
  });
  return secret;
}

/** Whether a secret of the last so many seconds, for this purpose and from this place, can still be used. */
export async function hasRecentSecret(
  queries: Queries,
  purpose: SecretPurpose,
  owner: SecretOwner,
  seconds: number,
): Promise<boolean> {
  const isRecent = and(
    eq(verification.value, ownerValue(owner)),
    sql`starts_with(${verification.id}, ${idOf(purpose, owner)})`,
    gt(verification.expiresAt, sql`now()`),
    gt(verification.createdAt, sql`now() - make_interval(secs => ${seconds})`),
  );
  return (await queries.$count(verification, isRecent)) > 0;
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
